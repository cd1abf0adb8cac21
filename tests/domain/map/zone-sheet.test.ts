import { expect, it } from 'vitest';
import { annexOf, sheetFile, sheetOf } from '../../../src/domain/map/zone-sheet.ts';
import { R2 } from './rules-world.ts';

it('names the sheet of a zone by its code, in the folder of the office', () => {
  expect(sheetOf({ sheets: '/peta/lembar/' }, R2)).toEqual({
    label: 'Lembar aturan zona R-2 (PDF)',
    address: '/peta/lembar/r-2.pdf',
  });
});

it('leads to one file of the folder, whatever a code has in it', () => {
  const zone = { ...R2, code: 'SPU/1 A#' };
  expect([sheetFile(zone.code), sheetOf({ sheets: 'https://a.id/l/' }, zone)?.address]).toEqual([
    'spu-1 a#.pdf',
    'https://a.id/l/spu-1%20a%23.pdf',
  ]);
});

it('gives no sheet where the office has none', () => {
  expect(sheetOf({}, R2)).toBeUndefined();
});

it.each([
  ['pasal 44 dan lampiran 13', 'Lampiran 13'],
  ['Lampiran IV.2, tabel 3', 'Lampiran IV.2'],
  ['pasal 44', undefined],
  ['', undefined],
])('names the annex of %j', (clause, annex) => {
  expect(annexOf({ clause })).toBe(annex);
});
