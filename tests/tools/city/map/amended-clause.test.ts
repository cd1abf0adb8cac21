import { expect, it } from 'vitest';
import { amendedClause } from '../../../../tools/city/map/amended-clause.ts';
import { PETA, readMapWith } from './map-folder.ts';

const BOTH = 'pasal 44 dan lampiran 13';
const first = { name: 'Perwali 7/2025', part: 'Pasal 44 dan Lampiran 13', since: '2025-03-10' };
const second = { name: 'Perwali 9/2026', part: 'Lampiran 13' };
const later = { name: 'Perwali 1/2027', part: 'Pasal 44 dan Lampiran 13', since: '2027-01-02' };
const whole = { name: 'Perda 3/2026' };

it.each([
  [BOTH, [first], 'pasal 44 dan lampiran 13 sebagaimana diubah dengan Perwali 7/2025'],
  [BOTH, [second], 'pasal 44 dan lampiran 13 sebagaimana diubah dengan Perwali 9/2026'],
  [
    BOTH,
    [first, second],
    'pasal 44 sebagaimana diubah dengan Perwali 7/2025 dan lampiran 13 sebagaimana diubah dengan Perwali 7/2025 dan Perwali 9/2026',
  ],
  ['pasal 42 dan lampiran 11', [first], 'pasal 42 dan lampiran 11'],
  ['pasal 4', [first], 'pasal 4'],
  [BOTH, [later, whole], BOTH],
  [BOTH, [first, later], 'pasal 44 dan lampiran 13 sebagaimana diubah dengan Perwali 7/2025'],
  [`${BOTH} yang diubah Perwali 7/2025`, [first], `${BOTH} yang diubah Perwali 7/2025`],
  ['', [first], ''],
  [BOTH, undefined, BOTH],
])('of %j amended by %j makes %j', (clause, amendedBy, words) => {
  expect(amendedClause(clause, amendedBy && { amendedBy }, '2026-07-01')).toBe(words);
});

it('stands in the map where the regulation that it names says so', async () => {
  const text = `---
judul: Perwali Nomor 1 Tahun 2026
tentang: RDTR
singkat: Perwali 1/2026
berlaku: 2026-01-15
diubah oleh: [{ nama: Perwali 2/2026, bagian: Pasal 42 }]
---

# BAB I Zonasi

## Pasal 42 Zona R-2

Kalimat.
`;
  const clauses = async (peta: string) => {
    const files = { 'peta.yaml': peta, '../produk-hukum/perwali-1-2026.md': text };
    return (await readMapWith(files)).map?.zones.map(({ clause }) => clause);
  };
  const amended = 'pasal 42 sebagaimana diubah dengan Perwali 2/2026';
  expect(await clauses(PETA.replace('found: RDTR', 'found: RDTR, teks: perwali-1-2026'))).toEqual([
    amended,
    amended,
  ]);
  expect(await clauses(PETA)).toEqual(['pasal 42', 'pasal 42']);
});
