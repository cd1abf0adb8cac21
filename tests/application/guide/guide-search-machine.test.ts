import { expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { createOpenGuideText } from '../../../src/adapters/browser/open-guide-text.ts';
import { createGuideSearchMachine } from '../../../src/application/guide/guide-search-machine.ts';
import { findOnPage } from '../../../src/domain/guide/text-search.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

function searching(pages: readonly (string | Error)[]) {
  const clock = new SimulatedClock();
  const signals: AbortSignal[] = [];
  const guideText = createOpenGuideText();
  guideText.open({
    find: async (index, query, signal) => {
      signals.push(signal);
      const page = pages[index];
      if (page instanceof Error) throw page;
      return findOnPage(page ?? '', query);
    },
  });
  const actor = createActor(createGuideSearchMachine({ guideText }), { clock }).start();
  actor.send({ type: 'document.opened', pageCount: pages.length });
  const type = (query: string) => actor.send({ type: 'query.changed', query });
  const state = () => {
    const { value, context } = actor.getSnapshot();
    const phase = typeof value === 'string' ? value : value.open;
    return [phase, context.searched, context.found.map(({ index, hits }) => [index, hits.length])];
  };
  const done = () => waitFor(actor, (snapshot) => snapshot.matches({ open: 'done' }), { timeout: 2000 });
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

it('forgets the query with its document, and begins anew with the next', async () => {
  const { actor, clock, signals, type, state, done } = searching(['peta', 'peta']);
  type('peta');
  clock.increment(250);
  actor.send({ type: 'document.closed' });
  expect([signals.map(({ aborted }) => aborted), state()]).toEqual([[true], ['closed', 0, []]]);
  type('peta');
  expect(actor.getSnapshot().context).toEqual({ pageCount: 0, query: '', found: [], searched: 0 });
  actor.send({ type: 'document.opened', pageCount: 1 });
  type('peta');
  clock.increment(250);
  await done();
  expect(state()).toEqual(['done', 1, [[0, 1]]]);
});

it('gives up when it is stopped', () => {
  const { actor, clock, signals, type } = searching(['peta']);
  type('peta');
  clock.increment(250);
  actor.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
