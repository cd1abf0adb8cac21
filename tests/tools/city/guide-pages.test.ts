import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { pagesOfGuide, readGuidePages } from '../../../tools/city/guide-pages.ts';

it('reads the pages of the guide: each with its number, its title and its text without that', async () => {
  const pages = await readGuidePages(resolve('content/akar/panduanbupc.pdf'));
  expect(pages.map(({ page }) => page)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  const krk = pages[5];
  expect(krk?.title).toBe('Keterangan Rencana Kota (KRK)');
  expect(krk?.text).toMatch(/^KRK memberi tahu/);
});

it('has none of a file that is no document', async () => {
  await expect(readGuidePages(resolve('package.json'))).rejects.toThrow();
});

it('has none where the office has no guide', async () => {
  expect(await pagesOfGuide({}, {})).toEqual([]);
});
