import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { createCentreMachine } from '../../../src/application/map-page/centre-machine.ts';
import { AT, BROKEN, calm, dataOf, FACTS } from './small-map-data.ts';

it('knows what stands at the centre once the map rests', async () => {
  const clock = new SimulatedClock();
  const centre = createActor(createCentreMachine({ mapData: dataOf() }), { clock }).start();
  centre.send({ type: 'centre.moved', at: [1, 2] });
  clock.increment(400);
  centre.send({ type: 'centre.moved', at: AT });
  clock.increment(400);
  expect(centre.getSnapshot().value).toBe('moving');
  clock.increment(100);
  await calm();
  expect([centre.getSnapshot().value, centre.getSnapshot().context]).toEqual([
    'known',
    { at: AT, facts: FACTS },
  ]);
});

it('says nothing of a centre that cannot be read', async () => {
  const clock = new SimulatedClock();
  const centre = createActor(
    createCentreMachine({ mapData: dataOf({ placeAt: () => Promise.reject(BROKEN) }) }),
    { clock },
  ).start();
  centre.send({ type: 'centre.moved', at: AT });
  clock.increment(500);
  await calm();
  expect([centre.getSnapshot().value, centre.getSnapshot().context.facts]).toEqual(['unknown', undefined]);
});
