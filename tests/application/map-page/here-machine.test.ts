import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createHereMachine } from '../../../src/application/map-page/here-machine.ts';
import { AT, BROKEN, calm } from './small-map-data.ts';

it.each([
  [async () => AT, 'found', { at: AT, error: '' }],
  [() => Promise.reject(BROKEN), 'refused', { error: BROKEN.message }],
])('%#: asks for the own place only when it is wanted', async (find, value, context) => {
  let asked = 0;
  const here = createActor(
    createHereMachine({
      ownPosition: {
        find: () => {
          asked += 1;
          return find();
        },
      },
    }),
  ).start();
  expect(asked).toBe(0);
  here.send({ type: 'here.asked' });
  await calm();
  expect([asked, here.getSnapshot().value, here.getSnapshot().context]).toEqual([1, value, context]);
});
