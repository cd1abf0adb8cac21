import { expect, it } from 'vitest';
import { rulesOnPages } from '../../../src/domain/guide/guide-rules.ts';

const rule = (page: number) => ({
  page,
  name: `Pasal ${page}`,
  regulation: 'Perwali 1/2026',
  href: `/produk-hukum/perwali-1-2026/pasal-${page}`,
});

it.each([
  ['one page', [5, 5], [6]],
  ['a spread, the left page first', [5, 6], [6, 7]],
  ['a page that explains none', [0, 0], []],
] as const)('the rules of %s', (_, open, pages) => {
  expect(rulesOnPages([7, 6, 8, 5].map(rule), open)).toEqual(pages.map(rule));
});
