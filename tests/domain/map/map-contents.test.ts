import { expect, it } from 'vitest';
import { nothingFound, panelTabs, searchWords } from '../../../src/domain/map/map-contents.ts';
import { KOS } from './rules-world.ts';

const ALL = { parcels: true, streets: true, kelurahan: true };
const NONE = { parcels: false, streets: false, kelurahan: false };

it('has a tab for activities where the office has a table of them', () => {
  expect([panelTabs({ activities: [KOS] }), panelTabs({ activities: [] })]).toEqual([
    ['layers', 'place', 'activity'],
    ['layers', 'place'],
  ]);
});

it.each([
  [
    ALL,
    'Cari alamat, kelurahan, nomor persil, atau koordinat',
    'Alamat, persil, atau koordinat',
    'Alamat atau persil',
  ],
  [
    { ...ALL, streets: false },
    'Cari kelurahan, nomor persil atau koordinat',
    'Kelurahan, persil atau koordinat',
    'Kelurahan atau persil',
  ],
  [
    { ...ALL, parcels: false },
    'Cari nama jalan, kelurahan atau koordinat',
    'Jalan, kelurahan atau koordinat',
    'Jalan atau kelurahan',
  ],
  [NONE, 'Cari koordinat', 'Koordinat', 'Koordinat'],
])('%#: names in the search what the map has', (has, label, placeholder, brief) => {
  expect(searchWords(has)).toEqual({ label, placeholder, brief });
});

it('says what else may be looked for, of what the map has', () => {
  const text = (has: typeof ALL, activities = [KOS]) => nothingFound('xyz', { has, activities });
  expect(text(ALL)).toMatch(
    /seperti 05\.0148, atau koordinat\. Kegiatan seperti warung ada di tab Kegiatan\.$/,
  );
  expect(text(ALL, [])).toBe(
    'Tidak ada yang cocok dengan “xyz”. Coba nama jalan, kelurahan, nomor persil, koordinat.',
  );
  expect(text(NONE)).toBe('Tidak ada yang cocok dengan “xyz”. Coba koordinat.');
});
