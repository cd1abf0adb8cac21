import { describe, expect, it } from 'vitest';
import {
  countOf,
  givenByStep,
  isDone,
  isLookedUp,
  LONGEST_TICK,
  MOST_TICKS,
  mergedTicks,
  nextStep,
  readTicks,
  thingsOf,
  toggled,
} from '../../../src/domain/procedures/checklist.ts';
import type { Step } from '../../../src/domain/procedures/procedure.ts';

const step = (id: string, result: string, needs: readonly string[], skip?: string): Step => ({
  id,
  name: id,
  by: 'office',
  documents: needs.map((name) => ({ name })),
  result: { name: result },
  ...(skip !== undefined && { skip }),
});
const parcel = step('persil', 'Aturan persil', []);
const itr = step('itr', 'Lembar ITR', ['KTP'], 'bila perlu');
const krk = step('krk', 'Lembar KRK', ['KTP', 'Sertipikat']);
const pbg = step('pbg', 'PBG', ['Lembar KRK', 'Sertipikat']);
const steps = [parcel, itr, krk, pbg];

describe('the list of steps', () => {
  it('ticks and unticks a thing, and keeps no more than it may', () => {
    expect(toggled(['KTP'], 'Sertipikat')).toEqual(['KTP', 'Sertipikat']);
    expect(toggled(['KTP', 'Sertipikat'], 'KTP')).toEqual(['Sertipikat']);
    const full = Array.from({ length: MOST_TICKS }, (_, index) => `${index}`);
    expect(toggled(full, 'KTP')).toEqual([...full.slice(1), 'KTP']);
  });

  it('names each thing once, what a step gives included', () => {
    expect(thingsOf(steps)).toEqual([
      'Aturan persil',
      'KTP',
      'Lembar ITR',
      'Sertipikat',
      'Lembar KRK',
      'PBG',
    ]);
  });

  it('counts a thing wherever it is named', () => {
    const ticked = ['Sertipikat', 'something else'];
    expect(
      [krk, pbg].map(({ documents }) =>
        countOf(
          documents.map(({ name }) => name),
          ticked,
        ),
      ),
    ).toEqual([
      { ticked: 1, all: 2 },
      { ticked: 1, all: 2 },
    ]);
  });

  it.each([
    [krk, [], false, false],
    [krk, ['Lembar KRK'], false, true],
    [krk, [], true, false],
    [parcel, [], true, true],
    [parcel, ['Aturan persil'], false, true],
  ])('a step is done when its result is at hand, the parcel when one is chosen', (one, ticked, has, done) => {
    expect(isDone(one, ticked, has)).toBe(done);
  });

  it.each([
    [[], false, 'persil'],
    [[], true, 'krk'],
    [['Lembar KRK'], true, 'pbg'],
    [['Lembar KRK', 'PBG'], true, 'itr'],
    [['Lembar KRK', 'PBG', 'Lembar ITR'], true, undefined],
  ])('opens the first step that is neither done nor may be left out: %j', (ticked, has, id) => {
    expect(nextStep(steps, ticked, has)?.id).toBe(id);
  });

  it('says which step gives what another needs', () => {
    expect([givenByStep(steps, 'Lembar KRK'), givenByStep(steps, 'KTP')]).toEqual([3, undefined]);
  });

  it('reads as many as are stored, the last of them, and as long', () => {
    const names = Array.from({ length: MOST_TICKS + 1 }, (_, index) => `${index}`.padEnd(LONGEST_TICK, '-'));
    expect(readTicks(names)).toEqual(names.slice(1));
  });

  it.each([
    [['KTP', 'KTP', 7, null, 'x'.repeat(LONGEST_TICK + 1)], ['KTP']],
    ['KTP', []],
    [undefined, []],
    [{ 0: 'KTP' }, []],
  ])('reads only names of what was stored: %j', (stored, ticked) => {
    expect(readTicks(stored)).toEqual(ticked);
  });
});

it.each([
  [{}, {}, true],
  [{}, undefined, false],
  [{ asksActivity: false }, {}, true],
  [{ asksActivity: true }, {}, false],
  [{ asksActivity: true }, undefined, false],
  [{ asksActivity: true }, { activity: { name: 'Warung', permission: 'limited' } }, true],
  [{ asksActivity: true }, { activity: { name: 'Pabrik', permission: 'forbidden' } }, false],
] as const)('for %j with the parcel %j the map is looked up: %s', (procedure, parcel, isUp) => {
  expect(isLookedUp(procedure, parcel)).toBe(isUp);
});

describe('what two tabs have ticked', () => {
  it.each([
    ['what both have', ['a'], ['a'], ['a'], ['a']],
    ['what the other tab has ticked', ['a'], ['a'], ['a', 'b'], ['a', 'b']],
    ['what this tab has ticked', ['a'], ['a', 'c'], ['a', 'b'], ['a', 'b', 'c']],
    ['nothing that this tab has unticked', ['a'], [], ['a', 'b'], ['b']],
    ['nothing that the other tab has unticked', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c']],
    ['once what both have ticked', [], ['a'], ['a'], ['a']],
  ])('is %s', (_, agreed, mine, stored, merged) => {
    expect(mergedTicks(agreed, mine, stored)).toEqual(merged);
  });

  it('is no more than is stored', () => {
    const names = Array.from({ length: MOST_TICKS }, (_, index) => `n${index}`);
    expect(mergedTicks([], ['x'], names)).toEqual([...names.slice(1), 'x']);
  });
});
