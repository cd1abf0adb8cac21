import { expect, it } from 'vitest';
import { readSource } from '../../src/source/read-source.ts';

it('reads one entry or several, and gives each the file and projection that stand on top', () => {
  const source = readSource(`berkas: kota.gpkg
proyeksi: epsg:32749
zona: { lapis: pola, kode: KODSZN }
air: [{ lapis: sungai }, { berkas: laut.shp, proyeksi: EPSG:4326, nama: NAMA }]
khusus:
  - { id: banjir, nama: Banjir, lapis: banjir }
  - { id: kkop, nama: KKOP, bidang: KKOP_1 }
`);
  const top = { berkas: 'kota.gpkg', proyeksi: 'EPSG:32749' };
  expect([source.zona, source.air, source.khusus, source.persil]).toEqual([
    [{ ...top, lapis: 'pola', kode: 'KODSZN' }],
    [
      { ...top, lapis: 'sungai' },
      { berkas: 'laut.shp', proyeksi: 'EPSG:4326', nama: 'NAMA' },
    ],
    [
      { id: 'banjir', nama: 'Banjir', lapis: 'banjir', ...top },
      { id: 'kkop', nama: 'KKOP', bidang: 'KKOP_1' },
    ],
    [],
  ]);
});

it.each([
  ['zona: { berkas: a.shp }', "sumber.yaml, baris 1: 'zona.kode' belum ditulis."],
  [
    'zona:\n  berkas: a.shp\n  kode: K\n  kodee: K',
    "sumber.yaml, baris 4: 'zona.kodee' tidak dikenal atau isinya keliru; lihat docs/map.md.",
  ],
  [
    'zona: { berkas: a.shp, kode: K, proyeksi: UTM 49S }',
    "sumber.yaml, baris 1: 'zona.proyeksi' tidak dikenal atau isinya keliru; lihat docs/map.md.",
  ],
  [
    'persill: { berkas: a.shp }',
    "sumber.yaml, baris 1: 'persill' tidak dikenal atau isinya keliru; lihat docs/map.md.",
  ],
  ['zona: { kode: K }', "sumber.yaml: 'zona' belum punya 'berkas'."],
  ['', 'sumber.yaml tidak menyebut zona, persil, atau kelurahan. Tulis paling sedikit satu di antaranya.'],
  [
    'zona: [',
    'sumber.yaml, baris 1: bukan YAML yang benar. Periksa lekuk dan titik dua di sekitar baris ini.',
  ],
  [
    `a: &a [${'x,'.repeat(9)}]\n${[...'bcdefghij'].map((c, at) => `${c}: &${c} [${`*${'abcdefghij'[at]},`.repeat(9)}]`).join('\n')}`,
    'sumber.yaml, baris 1: alias (*nama) tidak dapat dipakai seperti itu. Tulis isinya langsung.',
  ],
  [
    `zona: [${Array.from({ length: 101 }, () => '*a').join(', ')}]\na: &a b`.replace('[', '[&a {}, '),
    'sumber.yaml, baris 1: alias (*nama) tidak dapat dipakai seperti itu. Tulis isinya langsung.',
  ],
  [
    `zona: ${'['.repeat(60)}`,
    'sumber.yaml, baris 1: terlalu banyak tingkat lekuk atau kurung. Tulis lebih datar.',
  ],
  [
    '#'.repeat(300_000),
    'sumber.yaml lebih panjang dari 262.144 huruf. Gabungkan berkas-berkas peta yang sejenis.',
  ],
])('refuses %.99j', (yaml, words) => {
  expect(() => readSource(yaml)).toThrow(words);
});
