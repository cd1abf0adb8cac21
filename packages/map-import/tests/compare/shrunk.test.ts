import { expect, it } from 'vitest';
import { shrunkSince } from '../../src/compare/shrunk.ts';
import { shrunk as shrunkText } from '../../src/compare/texts.ts';
import type { Made } from '../../src/write/made.ts';

const COUNTS = { parcels: 100, blocks: 10, kelurahan: 4, streets: 0, buildings: 3 };
const made = (parts: Partial<Made>): Made => ({
  bounds: [0, 0, 1, 1],
  centre: [0, 0],
  ...{ counts: COUNTS, layers: [], special: [] },
  ...parts,
});
const BANJIR = [{ id: 'banjir', name: 'Banjir' }];

it.each<[string, Partial<Made>, Partial<Made>, ReturnType<typeof shrunkSince>]>([
  ['nothing where all is as it was', {}, {}, []],
  ['nothing of more than half', {}, { counts: { ...COUNTS, parcels: 51, kelurahan: 3 } }, []],
  [
    'half, and none',
    {},
    { counts: { ...COUNTS, parcels: 50, buildings: 0 } },
    [
      { what: 'parcels', was: 100, is: 50 },
      { what: 'buildings', was: 3, is: 0 },
    ],
  ],
  ['nothing of more', {}, { counts: { ...COUNTS, streets: 9 } }, []],
  [
    'layers that are gone',
    { layers: ['a', 'b'], special: BANJIR, features: { a: 4, b: 5, 'khusus-banjir': 6 } },
    { layers: ['a'], features: { a: 3 } },
    [
      { what: 'b', was: 5, is: 0 },
      { what: 'khusus-banjir', was: 6, is: 0 },
    ],
  ],
  [
    'half of a layer',
    { layers: ['a'], features: { a: 4 } },
    { layers: ['a'], features: { a: 2 } },
    [{ what: 'a', was: 4, is: 2 }],
  ],
  [
    'a layer that is gone, of a map that has not counted them; nothing of one that is there',
    { layers: ['a', 'b'] },
    { layers: ['a'], features: { a: 1 } },
    [{ what: 'b', is: 0 }],
  ],
])('an import would take away %s', (_, before, now, shrunk) => {
  const stood = made(before);
  expect(shrunkSince({ counts: stood.counts, made: stood }, made(now))).toEqual(shrunk);
});

it('is told with what was, what is and how to go on', () => {
  const list = [
    { what: 'parcels', was: 1200, is: 600 },
    { what: 'rtrw-jalan', was: 4, is: 2 },
    { what: 'khusus-banjir', was: 6, is: 0 },
    { what: 'b', is: 0 },
  ];
  expect(shrunkText(list)).toBe(`Peta baru kehilangan separuh atau lebih dari:
  persil: dulu 1.200, sekarang 600
  lapis rtrw-jalan: dulu 4, sekarang 2
  lapis khusus-banjir: dulu 6 fitur, sekarang tidak ada
  lapis b: dulu ada, sekarang tidak ada
Periksa berkas dan sumber.yaml. Bila memang begitu, jalankan 'npm run map:import -- --lanjut'.`);
});
