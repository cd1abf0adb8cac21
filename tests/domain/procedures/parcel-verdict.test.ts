import { expect, it } from 'vitest';
import { awaitedVerdict, parcelVerdict } from '../../../src/domain/procedures/parcel-verdict.ts';
import type { Step } from '../../../src/domain/procedures/procedure.ts';
import type { ParcelLimits } from '../../../src/domain/shared/parcel/parcel-facts.ts';
import { LIMITS } from '../../fixtures/parcels.ts';

const step: Step = { id: 'pbg', name: 'PBG', by: 'national', result: { name: 'PBG' }, documents: [] };
const BUILT = [{ ...step, gate: { title: 'Tanpa PBG', text: 'Jangan membangun.' } }];
const OPENED = [step];
const limitsOf = (mayBuild: boolean, room?: 'nothing'): ParcelLimits => ({
  ...LIMITS,
  mayBuild,
  ...(room && { room }),
});
const WARUNG = { name: 'Warung', permission: 'limited', condition: 'paling luas 25% luas lantai' } as const;
const SOME = { limits: limitsOf(true) };
const NONE = { limits: limitsOf(false) };
const NO_ROOM = { limits: limitsOf(true, 'nothing') };

it.each([
  ['a house where building is allowed', {}, BUILT, SOME, { kind: 'limits', ...SOME }],
  ['a house where nothing may be built', {}, BUILT, NONE, { kind: 'nothing', ...NONE }],
  ['a house for which the setbacks leave no room', {}, BUILT, NO_ROOM, { kind: 'no-room', ...NO_ROOM }],
  ['a shop for which they leave none', { asksActivity: true }, BUILT, NO_ROOM, { kind: 'activity' }],
  ['a house in a zone without limits', {}, BUILT, {}, undefined],
  ['what needs no building', {}, OPENED, SOME, undefined],
  ['a shop that is built', { asksActivity: true }, BUILT, SOME, { kind: 'activity', ...SOME }],
  ['a shop where nothing may be built', { asksActivity: true }, BUILT, NONE, { kind: 'activity' }],
  ['a shop that opens in a house', { asksActivity: true }, OPENED, SOME, { kind: 'activity' }],
  [
    'a shop whose activity the map was asked for',
    { asksActivity: true },
    OPENED,
    { ...SOME, activity: WARUNG },
    { kind: 'activity', activity: WARUNG },
  ],
  [
    'a house, whatever activity goes along',
    {},
    BUILT,
    { ...SOME, activity: WARUNG },
    { kind: 'limits', ...SOME },
  ],
] as const)('says to %s what the parcel allows', (_, procedure, steps, facts, verdict) => {
  expect(parcelVerdict(procedure, steps, facts)).toEqual(verdict);
});

it.each([
  [{}, BUILT, 'limits'],
  [{ asksActivity: true }, BUILT, 'activity-and-limits'],
  [{ asksActivity: true }, OPENED, 'activity'],
  [{}, OPENED, undefined],
] as const)('reserves room for what a parcel will say to %j', (procedure, steps, holds) => {
  expect(awaitedVerdict(procedure, steps)).toBe(holds);
});
