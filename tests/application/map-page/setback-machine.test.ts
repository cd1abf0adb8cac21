import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createSetbackMachine, leftOf } from '../../../src/application/map-page/setback-machine.ts';
import type { Buildable } from '../../../src/domain/map/setback.ts';
import { AT, BROKEN, calm, dataOf, FACTS } from './small-map-data.ts';

const BUILDABLE: Buildable = { shapes: [], area: 420, streets: ['Jalan Layar I'] };

function started(setbackAt: () => Promise<Buildable | undefined>) {
  const actor = createActor(createSetbackMachine({ mapData: dataOf({ setbackAt }) })).start();
  const state = () => {
    const snapshot = actor.getSnapshot();
    return { value: snapshot.value, context: snapshot.context, left: leftOf(snapshot, FACTS) };
  };
  return { actor, state };
}

it.each([
  ['known', async () => BUILDABLE, BUILDABLE],
  ['unknown', async () => undefined, undefined],
  ['unknown where the data do not come', () => Promise.reject(BROKEN), undefined],
])('is reckoned, then %s', async (what, setbackAt, buildable) => {
  const { actor, state } = started(setbackAt);
  expect(state()).toEqual({ value: 'unasked', context: {}, left: 'reckoning' });
  actor.send({ type: 'setback.asked', at: [...AT] });
  expect(state()).toEqual({ value: 'reckoning', context: { at: AT }, left: 'reckoning' });
  await calm();
  const context = { at: AT, ...(buildable && { buildable }) };
  expect(state()).toEqual({ value: what.split(' ')[0], context, left: buildable });
});

it('keeps nothing of the parcel before, and says of another place that it is still reckoned', async () => {
  const { actor, state } = started(async () => BUILDABLE);
  actor.send({ type: 'setback.asked', at: [112.7, -7.2] });
  await calm();
  expect(state().left).toBe('reckoning');
  actor.send({ type: 'setback.asked', at: [...AT] });
  expect(state().context).toEqual({ at: AT });
});
