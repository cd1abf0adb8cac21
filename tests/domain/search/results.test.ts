import { describe, expect, it } from 'vitest';
import { bestAnswer } from '../../../src/domain/search/best-answer.ts';
import { movedRow, type RowMove, rowsOf, shownResults } from '../../../src/domain/search/found-rows.ts';
import type { SearchEntry, SearchFound, SearchHit } from '../../../src/domain/search/search-entry.ts';
import type { SearchGroup, SearchSources } from '../../../src/domain/search/search-groups.ts';
import { queryWords } from '../../../src/domain/search/search-query.ts';
import { foundText, questionAddress, sourcesText } from '../../../src/domain/search/search-texts.ts';

const target = { kind: 'section', anchor: 'news' } as const;
const COUNTS = { services: 0, products: 0, guide: 0, news: 0, photos: 0, layers: 0, people: 0, contact: 0 };
const hit = (group: SearchGroup, id: string): SearchHit => ({ id, group, title: id, line: '', target });
const found = (parts: Partial<SearchFound>): SearchFound => ({
  words: 'mengurus krk',
  total: 0,
  counts: COUNTS,
  hasEvery: true,
  hits: [],
  matched: [],
  also: [],
  nearest: [],
  ...parts,
});

describe('bestAnswer', () => {
  const entry = (title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
    id: title,
    group: 'news',
    title,
    lines: [],
    target,
    ...more,
  });
  const krk = entry('Keterangan Rencana Kota (KRK)', { isMain: true, keywords: 'aturan membangun rumah' });
  const form = entry('Formulir Permohonan KRK');
  const hours = entry('Jam buka', { isMain: true, keywords: 'jadwal tutup' });

  it.each<[string, string | undefined]>([
    ['krk', krk.title],
    ['mengurus krk', krk.title],
    ['aturan membangun', krk.title],
    ['membangu', krk.title],
    ['formulir permohonan krk', form.title],
    ['formulir permohonan', form.title],
    ['formulir', undefined],
    ['jadwal', hours.title],
    ['jam buka krk', undefined],
    ['pajak', undefined],
    ['', undefined],
  ])('%j is answered by %j', (text, title) => {
    expect(bestAnswer([form, krk, hours], queryWords(text))?.title).toBe(title);
  });
});

describe('rows', () => {
  const ways = [{ label: 'Dokumen', target }];
  const best = { ...hit('services', 'krk'), ways };
  const five = ['a', 'b', 'c', 'd', 'e'].map((id) => hit('products', id));
  const results = found({
    total: 7,
    counts: { ...COUNTS, services: 2, products: 5 },
    best,
    hits: [hit('services', 'itr'), ...five],
  });
  const names = (filter: Parameters<typeof shownResults>[1]) =>
    rowsOf(shownResults(results, filter)).map((row) =>
      row.kind === 'more' ? `${row.count} ${row.group}` : row.kind === 'way' ? row.label : row.hit.id,
    );

  it('are the best answer with its ways, then the first of each group with the way to the rest', () => {
    expect(names('all')).toEqual(['krk', 'Dokumen', 'itr', 'a', 'b', 'c', '2 products']);
  });

  it('are one whole group where one was chosen', () => {
    expect([names('products'), names('services'), names('news')]).toEqual([
      ['a', 'b', 'c', 'd', 'e'],
      ['krk', 'Dokumen', 'itr'],
      [],
    ]);
  });

  it('count the best answer with its group', () => {
    expect(shownResults(results, 'all').groups.map(({ group, count }) => [group, count])).toEqual([
      ['services', 1],
      ['products', 5],
    ]);
  });

  it.each<[number, RowMove, number, number]>([
    [-1, 'next', 3, 0],
    [2, 'next', 3, 2],
    [0, 'previous', 3, -1],
    [-1, 'previous', 3, -1],
    [1, 'first', 3, 0],
    [1, 'last', 3, 2],
    [1, 'last', 0, -1],
  ])('from row %d %s of %d leads to %d', (row, move, count, to) => {
    expect(movedRow(row, move, count)).toBe(to);
  });
});

describe('what is said', () => {
  const eleven = found({ total: 11, counts: { ...COUNTS, products: 3 }, also: ['urus', 'pengurusan'] });

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

  it.each<[string, string, ReturnType<typeof questionAddress>]>([
    [
      'https://wa.me/6280012340000',
      ' pajak & bea ',
      {
        href: 'https://wa.me/6280012340000?text=Saya%20mencari%3A%20pajak%20%26%20bea',
        message: 'Saya mencari: pajak & bea',
      },
    ],
    [
      'https://api.whatsapp.com/send?phone=62',
      'a\ud800',
      {
        href: 'https://api.whatsapp.com/send?phone=62&text=Saya%20mencari%3A%20a%EF%BF%BD',
        message: 'Saya mencari: a\ud800',
      },
    ],
    ['tel:+62800', 'pajak', { href: 'tel:+62800' }],
    ['https://wa.me.example.id/1', 'pajak', { href: 'https://wa.me.example.id/1' }],
  ])('a message to %s about %j', (href, words, address) => {
    expect(questionAddress(href, words)).toEqual(address);
  });
});
