import { describe, expect, it } from 'vitest';
import { bestAnswer } from '../../../src/domain/search/best-answer.ts';
import type { SearchEntry } from '../../../src/domain/search/search-entry.ts';
import { queryWords } from '../../../src/domain/search/search-query.ts';

const target = { kind: 'section', anchor: 'news' } as const;

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
