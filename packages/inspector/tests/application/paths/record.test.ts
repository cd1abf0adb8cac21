import { expect, it } from 'vitest';
import { recordPath } from '../../../src/application/paths/record.ts';
import { replay } from '../../../src/application/paths/replay.ts';
import { actualOf, type Happening, watchActor } from '../../../src/application/paths/watch.ts';
import { pausedKettle } from './kettle.ts';

const recording = { name: 'tea', title: 'Tea', machine: 'kettle', scenario: 'all-well' };

const pour = (cups: number) => ({ type: 'pour', cups });

/** Lets one more turn of the event loop pass, after which every promise that can settle has settled. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

async function watched(use: (kettle: ReturnType<typeof pausedKettle>) => Promise<void>) {
  const kettle = pausedKettle();
  const happenings: Happening[] = [];
  kettle.actor.start();
  const start = actualOf(kettle.actor);
  const unwatch = watchActor(kettle.actor, (happening) => void happenings.push(happening));
  await use(kettle);
  unwatch();
  kettle.actor.stop();
  return recordPath(recording, kettle.actor.logic, start, happenings);
}

const makeTea = async ({ actor, gate, runNextTimer }: ReturnType<typeof pausedKettle>) => {
  actor.send({ type: 'stop' });
  actor.send({ type: 'boil' });
  gate.release('0.kettle.heating');
  await settled();
  actor.send(pour(2));
  runNextTimer();
};

it('makes a path of what was done and of what came, ignored events among it', async () => {
  expect(await watched(makeTea)).toEqual({
    ...recording,
    by: 'recording',
    start: { state: 'cold', context: { cups: 0 } },
    steps: [
      { event: { type: 'stop' }, ignored: true, state: 'cold' },
      { event: { type: 'boil' }, state: 'heating' },
      { outcome: 'heat done', state: 'hot', context: { water: 'hot' } },
      { event: { type: 'pour', cups: 2 }, state: 'hot', context: { cups: 2 } },
      { outcome: 'cooling over in hot', state: 'cold' },
    ],
    end: { state: 'cold', context: { cups: 2, water: 'hot' } },
  });
});

it('makes a path that can be replayed', async () => {
  const path = await watched(makeTea);
  const kettle = pausedKettle();
  const reasons: (string | undefined)[] = [];
  for await (const { reason } of replay(path, new Map([['kettle', kettle]]))) reasons.push(reason);
  kettle.actor.stop();
  expect(reasons).toEqual(Array.from({ length: 7 }, () => undefined));
});

it('leaves moments out, which are never the same twice', async () => {
  const now = 1_736_910_000_000;
  const path = await watched(async ({ actor, gate }) => {
    actor.send({ type: 'boil' });
    gate.release('0.kettle.heating');
    await settled();
    actor.send(pour(now));
  });
  expect(path.end).toEqual({ state: 'hot', context: { water: 'hot' } });
  expect(path.steps.at(-1)).toEqual({ event: { type: 'pour', cups: now }, state: 'hot' });
});

it('makes a path without steps of a machine to which nothing happened', async () => {
  const path = await watched(async () => undefined);
  expect(path).toMatchObject({ steps: [], end: { state: 'cold', context: { cups: 0 } } });
});
