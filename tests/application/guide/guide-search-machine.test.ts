import { expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createGuideSearchMachine } from '../../../src/application/guide/guide-search-machine.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function searching(pages: readonly (string | Error)[]) {
  const clock = new SimulatedClock();
  const signals: AbortSignal[] = [];
  const machine = createGuideSearchMachine({
    pageCount: pages.length,
    textOf: async (index, signal) => {
      signals.push(signal);
      const page = pages[index];
      if (page instanceof Error) throw page;
      return page ?? '';
    },
  });
  const actor = createActor(machine, { clock }).start();
  const type = (query: string) => actor.send({ type: 'query.changed', query });
  const state = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.searched, context.found.map(({ index, hits }) => [index, hits.length])];
  };
  const done = () => waitFor(actor, (snapshot) => snapshot.matches('done'));
  return { actor, clock, signals, type, state, done };
}

it('searches all pages, a moment after the last key', async () => {
  const { clock, type, state, done } = searching(['peta kota', 'tata ruang', 'Peta, PETA']);
  expect(state()).toEqual(['idle', 0, []]);
  type('pet');
  clock.increment(200);
  type('peta');
  clock.increment(200);
  expect(state()).toEqual(['typing', 0, []]);
  clock.increment(50);
  await done();
  expect(state()).toEqual([
    'done',
    3,
    [
      [0, 1],
      [2, 2],
    ],
  ]);
});

it('goes on past a page that cannot be read', async () => {
  const { clock, type, state, done } = searching([new Error('broken'), 'peta']);
  type('peta');
  clock.increment(250);
  await done();
  expect(state()).toEqual(['done', 2, [[1, 1]]]);
});

it('gives up the search under way for another query, and for none', async () => {
  const { clock, signals, type, state } = searching(['peta', 'peta']);
  type('peta');
  clock.increment(250);
  type('kota');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  await settled();
  expect(state()).toEqual(['typing', 0, []]);
  type('  ');
  clock.increment(250);
  expect(state()).toEqual(['idle', 0, []]);
});

it('gives up when it is stopped', () => {
  const { actor, clock, signals, type } = searching(['peta']);
  type('peta');
  clock.increment(250);
  actor.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
