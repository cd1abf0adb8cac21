import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { SearchOverview } from '../../../src/application/ports/search-index.ts';
import type { SharedPage, ShareOutcome } from '../../../src/application/ports/share.ts';
import { createSearchMachine } from '../../../src/application/search/search-machine.ts';
import type { SearchFound } from '../../../src/domain/search/search-entry.ts';
import { NO_COUNTS } from '../../../src/domain/search/search-groups.ts';
import { MAX_SEARCHED } from '../../../src/domain/shared/searched-words.ts';
import { controlledCalls } from '../../fakes/controlled-calls.ts';

const OVERVIEW: SearchOverview = { guide: true, counts: { ...NO_COUNTS, services: 10 } };
const target = { kind: 'section', anchor: 'news' } as const;
const hit = (id: string) => ({ id, group: 'news', title: id, line: '', target }) as const;
const found = (words: string, ...ids: string[]): SearchFound => ({
  words,
  total: ids.length,
  counts: { ...NO_COUNTS, news: ids.length },
  hasEvery: true,
  hits: ids.map(hit),
  matched: [],
  also: [],
  nearest: [],
});

function running() {
  const open = controlledCalls<void, SearchOverview>();
  const find = controlledCalls<string, SearchFound>();
  const share = controlledCalls<SharedPage, ShareOutcome>();
  const time = new SimulatedClock();
  const searchIndex = { open: () => open.call(), find: find.call, setItems: async () => undefined };
  const actor = createActor(createSearchMachine({ searchIndex, share: { share: share.call } }), {
    clock: time,
  });
  actor.start();
  const state = () => {
    const { value } = actor.getSnapshot();
    return typeof value === 'string' ? value : value.open;
  };
  return { actor, open, find, share, time, state, context: () => actor.getSnapshot().context };
}

async function opened(words = '') {
  const stubs = running();
  stubs.actor.send({ type: 'search.opened', words });
  await stubs.open.answer(OVERVIEW);
  return stubs;
}

describe('the search', () => {
  it('is idle without words once its index is there', async () => {
    const { state, context, find } = await opened();
    expect(state()).toEqual({ finding: { ready: 'idle' }, address: 'told', sharing: 'idle' });
    expect([context().counts, context().sources.guide, find.inputs]).toEqual([OVERVIEW.counts, 'ready', []]);
  });

  it('looks at once for words that it was opened with', async () => {
    const { state, context, find } = await opened('krk');
    await find.answer(found('krk', 'a', 'b'));
    expect([state(), context().found?.total, find.inputs]).toEqual([
      { finding: { ready: 'found' }, address: 'told', sharing: 'idle' },
      2,
      ['krk'],
    ]);
  });

  it('shows what was found for the last words alone, and the former until then', async () => {
    const { actor, context, find } = await opened('k');
    await find.answer(found('k', 'a'));
    actor.send({ type: 'words.changed', words: 'kr' });
    const late = find.later(found('kr', 'late'));
    actor.send({ type: 'words.changed', words: 'krk' });
    await late();
    expect(context().found?.words).toBe('k');
    await find.answer(found('krk', 'b'));
    expect([context().words, context().found?.words]).toEqual(['krk', 'krk']);
  });

  it('forgets what was found where the words are taken back', async () => {
    const { actor, context, find } = await opened('krk');
    await find.answer(found('krk', 'a'));
    actor.send({ type: 'words.changed', words: '  ' });
    expect(context()).toMatchObject({ words: '  ', found: undefined, row: -1, filter: 'all' });
  });

  it('takes no more of the words than it searches for', async () => {
    const { actor, context } = await opened();
    actor.send({ type: 'words.changed', words: 'x'.repeat(10_000) });
    expect(context().words).toBe('x'.repeat(MAX_SEARCHED));
  });

  it('moves through the rows, and begins anew with other words', async () => {
    const { actor, context, find } = await opened('krk');
    actor.send({ type: 'row.moved', move: 'next' });
    expect(context().row).toBe(-1);
    await find.answer(found('krk', 'a', 'b'));
    const rows = (['next', 'last', 'next', 'first', 'previous'] as const).map((move) => {
      actor.send({ type: 'row.moved', move });
      return context().row;
    });
    expect(rows).toEqual([0, 1, 1, 0, -1]);
    actor.send({ type: 'row.moved', move: 'last' });
    actor.send({ type: 'words.changed', words: 'krk p' });
    expect(context().row).toBe(-1);
  });

  it('keeps a group that has results, and gives up one that has none', async () => {
    const { actor, context, find } = await opened('krk');
    await find.answer(found('krk', 'a'));
    actor.send({ type: 'filter.chosen', filter: 'news' });
    actor.send({ type: 'words.changed', words: 'krk a' });
    await find.answer(found('krk a', 'a'));
    expect(context().filter).toBe('news');
    actor.send({ type: 'words.changed', words: 'krk b' });
    await find.answer({ ...found('krk b', 'b'), counts: { ...NO_COUNTS, products: 1 } });
    expect(context().filter).toBe('all');
  });

  it('looks again when something has come', async () => {
    const { actor, context, find, open } = await opened('krk');
    await find.answer(found('krk'));
    actor.send({ type: 'source.changed', source: 'news', status: 'ready' });
    await open.answer({ guide: false, counts: NO_COUNTS });
    await find.answer(found('krk', 'a'));
    expect([context().found?.total, context().sources.news, context().sources.guide]).toEqual([
      1,
      'ready',
      'failed',
    ]);
  });

  it('finishes a running search when something comes, then looks once more with what has come', async () => {
    const { actor, context, find, open, state } = await opened('krk');
    actor.send({ type: 'source.changed', source: 'news', status: 'ready' });
    actor.send({ type: 'source.changed', source: 'gallery', status: 'ready' });
    expect([state(), find.inputs]).toEqual([
      expect.objectContaining({ finding: { ready: 'searching' } }),
      ['krk'],
    ]);
    await find.answer(found('krk', 'a'));
    expect([state(), context().found?.total]).toEqual([
      expect.objectContaining({ finding: { ready: 'counting' } }),
      1,
    ]);
    await open.answer({ guide: true, counts: { ...NO_COUNTS, news: 7 } });
    await find.answer(found('krk', 'a', 'b'));
    expect([state(), context().found?.total, context().counts?.news]).toEqual([
      expect.objectContaining({ finding: { ready: 'found' } }),
      2,
      7,
    ]);
    expect(find.inputs).toEqual(['krk', 'krk']);
  });

  it('counts what has come although words are typed or taken back meanwhile', async () => {
    const { actor, context, find, open, state } = await opened('krk');
    await find.answer(found('krk', 'a'));
    actor.send({ type: 'source.changed', source: 'news', status: 'ready' });
    actor.send({ type: 'words.changed', words: 'krk a' });
    expect(state()).toMatchObject({ finding: { ready: 'searching' } });
    actor.send({ type: 'words.changed', words: '' });
    expect(state()).toMatchObject({ finding: { ready: 'counting' } });
    await open.answer({ guide: true, counts: { ...NO_COUNTS, news: 7 } });
    expect([state(), context().counts?.news, context().found]).toEqual([
      expect.objectContaining({ finding: { ready: 'idle' } }),
      7,
      undefined,
    ]);
  });

  it('goes on with what it knows where it cannot count', async () => {
    const { actor, find, open, state } = await opened('krk');
    await find.answer(found('krk', 'a'));
    actor.send({ type: 'source.changed', source: 'news', status: 'ready' });
    await open.fail(new Error('lost'));
    await find.answer(found('krk', 'b'));
    expect(state()).toMatchObject({ finding: { ready: 'found' } });
  });

  it('says when its code does not come, and tries again with what was typed meanwhile', async () => {
    const { actor, state, open, find, context } = running();
    actor.send({ type: 'search.opened', words: 'k' });
    actor.send({ type: 'source.changed', source: 'news', status: 'failed' });
    await open.fail(new Error('lost'));
    actor.send({ type: 'words.changed', words: 'krk' });
    actor.send({ type: 'source.changed', source: 'gallery', status: 'ready' });
    expect(state()).toMatchObject({ finding: 'failed' });
    actor.send({ type: 'search.retried' });
    await open.answer(OVERVIEW);
    await find.answer(found('krk', 'a'));
    expect([context().found?.total, context().sources.news, find.inputs]).toEqual([1, 'failed', ['krk']]);
  });

  it('fails where nothing can be looked for', async () => {
    const { state, find } = await opened('krk');
    await find.fail(new Error('broken'));
    expect(state()).toMatchObject({ finding: 'failed' });
  });

  it('updates the address once typing pauses, or at once when a result is followed', async () => {
    const { actor, state, time } = await opened();
    actor.send({ type: 'words.changed', words: 'k' });
    time.increment(299);
    actor.send({ type: 'words.changed', words: 'kr' });
    time.increment(299);
    expect(state()).toMatchObject({ address: 'telling' });
    time.increment(1);
    expect(state()).toMatchObject({ address: 'told' });
    actor.send({ type: 'words.changed', words: 'krk' });
    actor.send({ type: 'result.followed' });
    expect(state()).toMatchObject({ address: 'told' });
  });

  it('passes its address on, and says for a while that it was copied', async () => {
    const { actor, share, state, time } = await opened();
    const page = { title: 'Cari: krk', url: 'https://a.example/home?temukan=krk' };
    actor.send({ type: 'share.requested', page });
    await share.answer('copied');
    expect([share.inputs, state()]).toEqual([[page], expect.objectContaining({ sharing: 'copied' })]);
    time.increment(4000);
    expect(state()).toMatchObject({ sharing: 'idle' });
  });

  it('forgets everything when it is closed', async () => {
    const { actor, find, context, state } = await opened('krk');
    await find.answer(found('krk', 'a'));
    actor.send({ type: 'search.closed' });
    expect(state()).toBe('closed');
    expect(context()).toEqual({
      words: '',
      filter: 'all',
      row: -1,
      isOutdated: false,
      found: undefined,
      counts: undefined,
      sources: {
        'legal-products': 'loading',
        gallery: 'loading',
        news: 'loading',
        staff: 'loading',
        guide: 'loading',
      },
    });
  });
});
