import { describe, expect, it } from 'vitest';
import type { SearchFound } from '../../../src/domain/search/search-entry.ts';
import { NO_COUNTS, type SearchSources } from '../../../src/domain/search/search-groups.ts';
import { foundText, questionText, sourcesText } from '../../../src/domain/search/search-summary.ts';

const found = (parts: Partial<SearchFound>): SearchFound => ({
  words: 'mengurus krk',
  total: 0,
  counts: NO_COUNTS,
  hasEvery: true,
  hits: [],
  matched: [],
  also: [],
  nearest: [],
  ...parts,
});

describe('what is said', () => {
  const eleven = found({ total: 11, counts: { ...NO_COUNTS, products: 3 }, also: ['urus', 'pengurusan'] });

  it.each<[string, SearchFound, Parameters<typeof foundText>[1], string]>([
    ['all', eleven, 'all', '11 hasil untuk “mengurus krk”, juga urus dan pengurusan'],
    [
      'of a group',
      eleven,
      'products',
      '3 hasil di Produk hukum untuk “mengurus krk”, juga urus dan pengurusan',
    ],
    ['one form', found({ total: 1, also: ['urus'] }), 'all', '1 hasil untuk “mengurus krk”, juga urus'],
    [
      'three forms',
      found({ total: 1, also: ['a', 'b', 'c'] }),
      'all',
      '1 hasil untuk “mengurus krk”, juga a, b dan c',
    ],
    [
      'not every word',
      found({ total: 2, hasEvery: false }),
      'all',
      '2 hasil untuk sebagian kata “mengurus krk”',
    ],
    ['nothing', found({ words: '  <b>  x ' }), 'all', 'Tidak ada hasil untuk “<b> x”'],
    ['many words', found({ words: 'x'.repeat(200) }), 'all', `Tidak ada hasil untuk “${'x'.repeat(60)}…”`],
  ])('%s', (_name, results, filter, text) => {
    expect(foundText(results, filter)).toBe(text);
  });

  const ready: SearchSources = {
    'legal-products': 'ready',
    gallery: 'ready',
    news: 'ready',
    staff: 'ready',
    guide: 'ready',
  };
  it.each<[Partial<SearchSources>, string | undefined]>([
    [{}, undefined],
    [{ news: 'loading' }, 'Masih memuat berita.'],
    [{ news: 'failed' }, 'Belum dapat dicari: berita. Isi yang lain tetap dicari.'],
    [
      { 'legal-products': 'failed', news: 'failed', staff: 'failed', gallery: 'loading' },
      'Belum dapat dicari: produk hukum, berita, dan orang. Isi yang lain tetap dicari. Masih memuat foto.',
    ],
  ])('%j leaves out: %s', (sources, text) => {
    expect(sourcesText({ ...ready, ...sources })).toBe(text);
  });

  it('asks the office for what was not found', () => {
    expect(questionText(' pajak &  bea ')).toBe('Saya mencari: pajak & bea');
  });
});
