import { describe, expect, it } from 'vitest';
import { createLogIndex } from '../../src/application/inspection/log-index.ts';
import type { LogEntry } from '../../src/domain/log-entry.ts';
import { EVERYTHING, filterLog, type LogFilter } from '../../src/domain/log-filter.ts';

const base = { at: 0, from: 'page', to: 'gallery' } as const;
const ENTRIES: readonly LogEntry[] = [
  { ...base, id: 1, kind: 'event', name: 'xstate.init', isNoise: true },
  { ...base, id: 2, kind: 'visitor', from: 'visitor', to: 'button “Muat ulang”', name: 'click' },
  { ...base, id: 3, kind: 'event', name: 'search.changed', payload: { query: 'sawah' } },
  { ...base, id: 4, kind: 'outcome', from: 'gallery feed', name: 'loadFeed failed' },
  {
    ...base,
    id: 5,
    kind: 'event',
    to: 'news',
    name: 'search.changed',
    effect: { fate: 'refused', reason: 'no' },
  },
  { ...base, id: 6, kind: 'request', to: 'feeds.test', name: 'GET /news.json', payload: { status: 200 } },
];

const cases: readonly [string, Partial<LogFilter>, readonly number[]][] = [
  ['everything but what XState tells itself', {}, [2, 3, 4, 5, 6]],
  ['that too where it is not collapsed', { collapsesNoise: false }, [1, 2, 3, 4, 5, 6]],
  ['every word, wherever it stands', { text: 'SAWAH search' }, [3]],
  ['a machine, to or from which it went', { text: 'machine:news' }, [5]],
  ['a kind', { text: 'kind:outcome' }, [4]],
  ['requests', { text: 'kind:request' }, [6]],
  ['who sent it', { text: 'from:visitor' }, [2]],
  ['all but a machine that is muted, of which failures stay', { muted: ['gallery', 'news'] }, [2, 5, 6]],
  ['what went wrong alone', { onlyFailures: true }, [5]],
  ['all but a word', { text: 'not:search' }, [2, 4, 6]],
  ['all but a machine', { text: 'not:machine:gallery' }, [2, 5, 6]],
  ['what it leaves out and what it asks for together', { text: 'not:kind:outcome gallery' }, [3]],
  ['all while what it leaves out is typed', { text: 'not: not:kind:' }, [2, 3, 4, 5, 6]],
  ['nothing where no entry holds all words', { text: 'sawah news' }, []],
];

describe('the log is filtered by', () => {
  it.each(cases)('%s', (_, filter, ids) => {
    const { wordsOf } = createLogIndex();
    expect(filterLog(ENTRIES, { ...EVERYTHING, ...filter }, wordsOf).map(({ id }) => id)).toEqual(ids);
  });
});
