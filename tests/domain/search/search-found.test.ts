import { expect, it } from 'vitest';
import type { SearchEntry } from '../../../src/domain/search/search-entry.ts';
import { searchFound } from '../../../src/domain/search/search-found.ts';
import { NO_COUNTS } from '../../../src/domain/search/search-groups.ts';
import { queryWords } from '../../../src/domain/search/search-query.ts';
import { withForms } from '../../../src/domain/search/whole-words.ts';

const target = { kind: 'section', anchor: 'news' } as const;
const entry = (id: string, title: string, line: string, isMain = false): SearchEntry => ({
  id,
  group: isMain ? 'services' : 'news',
  title,
  lines: [{ text: line }],
  target,
  isMain,
});

it('makes the best answer, the others with their lines, and the forms that stand in them', () => {
  const krk = entry('krk', 'Rencana Kota (KRK)', 'Aturan membangun', true);
  const news = entry('a', 'Warga', 'Pengurusan KRK dan urusan lain, urusan kota');
  const text = 'mengurus krk';
  const found = [
    { group: 'services', count: 1, first: [krk], slips: [] },
    { group: 'news', count: 7, first: [news], slips: [] },
  ] as const;
  expect(
    searchFound({ text, query: withForms(queryWords(text), () => true), found, hasEvery: true, names: [] }),
  ).toEqual({
    words: text,
    total: 8,
    counts: { ...NO_COUNTS, services: 1, news: 7 },
    hasEvery: true,
    best: { id: 'krk', group: 'services', title: 'Rencana Kota (KRK)', line: 'Aturan membangun', target },
    hits: [
      { id: 'a', group: 'news', title: 'Warga', line: 'Pengurusan KRK dan urusan lain, urusan kota', target },
    ],
    matched: ['pengurusan', 'krk', 'urusan'],
    also: ['urusan', 'pengurusan'],
    nearest: [],
  });
});

it('marks what a slip of the keys stood for', () => {
  const found = [
    { group: 'news', count: 1, first: [entry('a', 'Jalan raya', '')], slips: ['jalan'] },
  ] as const;
  const { matched, also } = searchFound({
    text: 'jalsn',
    query: queryWords('jalsn'),
    found,
    hasEvery: true,
    names: [],
  });
  expect([matched, also]).toEqual([['jalan'], ['jalan']]);
});

it('offers what is nearest where nothing was found, and no best answer where words are missing', () => {
  const none = {
    text: 'jalsn',
    query: queryWords('jalsn'),
    found: [],
    hasEvery: true,
    names: ['jalan', 'kota'],
  };
  expect(searchFound(none)).toMatchObject({ total: 0, nearest: ['jalan'] });
  const krk = entry('krk', 'KRK', '', true);
  const found = [{ group: 'services', count: 1, first: [krk], slips: [] }] as const;
  const some = searchFound({ text: 'krk', query: queryWords('krk'), found, hasEvery: false, names: [] });
  expect([some.best, some.hits.map(({ id }) => id)]).toEqual([undefined, ['krk']]);
});
