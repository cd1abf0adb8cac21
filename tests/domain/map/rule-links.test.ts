import { expect, it } from 'vitest';
import { annexLink, ruleLinks } from '../../../src/domain/map/rule-links.ts';

const search = { words: 'Lihat peraturan', href: '/home?temukan=Rencana%20Detail' };

it.each([
  [
    'perwali-31-2021',
    'pasal 44 dan lampiran 13',
    [
      { words: 'Pasal 44', href: '/produk-hukum/perwali-31-2021/pasal-44' },
      { words: 'Lampiran 13', href: '/produk-hukum/perwali-31-2021/lampiran-13' },
    ],
  ],
  ['perwali-31-2021', 'bagian umum', [search]],
  [undefined, 'pasal 44', [search]],
])('of the regulation %s and the clause %j', (slug, clause, links) => {
  expect(ruleLinks({ ...(slug !== undefined && { slug }), found: 'Rencana Detail' }, clause)).toEqual(links);
});

it.each([
  [
    'perwali-1-2026',
    'pasal 42 dan lampiran 11',
    { words: 'Lampiran 11', href: '/produk-hukum/perwali-1-2026/lampiran-11' },
  ],
  ['perwali-1-2026', 'pasal 42', undefined],
  [undefined, 'pasal 42 dan lampiran 11', undefined],
])('leads of %s from %j to its annex', (slug, clause, link) => {
  expect(annexLink({ ...(slug !== undefined && { slug }) }, clause)).toEqual(link);
});
