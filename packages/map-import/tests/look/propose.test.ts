import { describe, expect, it } from 'vitest';
import type { FieldSummary, LayerSummary } from '../../src/look/layer-summary.ts';
import { proposalYaml } from '../../src/look/proposal-text.ts';
import { propose } from '../../src/look/propose.ts';
import { readSource } from '../../src/source/read-source.ts';

const COUNT = 100;
const field = (
  name: string,
  distinct = 10,
  samples: readonly string[] = ['a'],
  filled = COUNT,
): FieldSummary => ({
  ...{ name, distinct, samples, filled },
});
const layer = (
  file: string,
  fields: readonly (FieldSummary | string)[],
  more: Partial<LayerSummary> = {},
): LayerSummary => ({
  ...{
    file,
    layer: 'isi',
    isOneOfMany: false,
    kind: 'area',
    count: COUNT,
    said: [],
    projection: 'EPSG:32749',
  },
  fields: fields.map((one) => (typeof one === 'string' ? field(one) : one)),
  ...more,
});

const PLAN = ['NAMOBJ', 'NAMZON', 'KODZON', 'NAMSZN', 'KODSZN', 'WADMKC', 'WADMKD', 'LUASHA'];

describe('proposes', () => {
  it.each<[string, LayerSummary, ReturnType<typeof propose>]>([
    [
      'the national schema of detailed plans, with its kelurahan and provisions',
      layer('rdtr.shp', [...PLAN, field('KKOP_1', 2, ['0', 'Kerucut']), field('LP2B_2', 1, ['Tidak Ada'])]),
      [
        { role: 'zona', entry: { berkas: 'rdtr.shp', kode: 'KODSZN', nama: 'NAMSZN', kelompok: 'NAMZON' } },
        { role: 'kelurahan', entry: { berkas: 'rdtr.shp', nama: 'WADMKD', kecamatan: 'WADMKC' } },
        { role: 'khusus', entry: { id: 'kkop', nama: 'Keselamatan operasi penerbangan', bidang: 'KKOP_1' } },
      ],
    ],
    [
      'the same in lower case, of which subzones are empty',
      layer('rdtr.gpkg', ['kodzon', 'namzon', field('kodszn', 0, [], 0)]),
      [{ role: 'zona', entry: { berkas: 'rdtr.gpkg', kode: 'kodzon', nama: 'namzon', kelompok: 'namzon' } }],
    ],
    [
      'parcels of the land agency',
      layer('bidang.zip', ['NIB', 'TIPEHAK', 'LUASTERTUL', 'LUASPETA', 'DESA', 'KECAMATAN']),
      [
        {
          role: 'persil',
          entry: {
            berkas: 'bidang.zip',
            nomor: 'NIB',
            kelurahan: 'DESA',
            kecamatan: 'KECAMATAN',
            luas: 'LUASTERTUL',
          },
        },
      ],
    ],
    [
      'parcels by a number that is never twice',
      layer('lots.gpkg', ['MAP', field('ML', COUNT), field('LOC_ID', COUNT)]),
      [{ role: 'persil', entry: { berkas: 'lots.gpkg', nomor: 'ML' } }],
    ],
    [
      'parcels by the number that all have, not by one that some lack',
      layer('lots.gpkg', [field('ML', 97, ['267.1-267'], 97), field('LOC_ID', COUNT), field('NIB', 60)]),
      [{ role: 'persil', entry: { berkas: 'lots.gpkg', nomor: 'LOC_ID' } }],
    ],
    [
      'parcels of the land agency, whose numbers are of their kelurahan',
      layer('bidang.shp', [field('NIB', 60), field('NOP', 90, ['1'], 95), 'DESA']),
      [{ role: 'persil', entry: { berkas: 'bidang.shp', nomor: 'NIB', kelurahan: 'DESA' } }],
    ],
    [
      'the code of zones that all blocks have',
      layer('rdtr.shp', [field('KODSZN', 4, ['R-2'], 99), 'KODZON', 'NAMZON']),
      [{ role: 'zona', entry: { berkas: 'rdtr.shp', kode: 'KODZON', nama: 'NAMZON', kelompok: 'NAMZON' } }],
    ],
    [
      'names from a column that is filled',
      layer(
        'halte.csv',
        [field('NAMA', 3, ['a'], 3), field('NAME', 90, ['a'], 90), field('JENIS', 0, [], 0)],
        {
          kind: 'point',
        },
      ),
      [{ role: 'lapisan', entry: { id: 'halte', berkas: 'halte.csv', nama: 'NAME' } }],
    ],
    ['nothing of a layer without features', layer('halte.csv', ['NAMA'], { count: 0 }), []],
    [
      'zones by short codes that repeat',
      layer('plan.shp', [field('kode_zonasi', 4, ['R-2', 'K-1']), 'ZCODE']),
      [{ role: 'zona', entry: { berkas: 'plan.shp', kode: 'kode_zonasi' } }],
    ],
    [
      'a special layer by the name of its file, not a zone',
      layer('banjir.kml', [field('fld_zone', 2, ['X', 'AE']), field('zone_subty', 3)]),
      [
        {
          role: 'khusus',
          entry: { id: 'banjir', nama: 'Rawan banjir', berkas: 'banjir.kml', judul: 'zone_subty' },
        },
      ],
    ],
    [
      'streets, and asks for a projection that is missing',
      { ...layer('jalan.shp', ['NAMRJL', 'FUNGSI'], { kind: 'line' }), projection: undefined } as never,
      [
        {
          role: 'jalan',
          entry: { berkas: 'jalan.shp', proyeksi: 'EPSG:…', nama: 'NAMRJL', kelas: 'FUNGSI' },
        },
      ],
    ],
    [
      'a layer of a file with several',
      layer('kota.gpkg', ['NAMA'], { kind: 'line', layer: 'sungai', isOneOfMany: true }),
      [{ role: 'air', entry: { berkas: 'kota.gpkg', lapis: 'sungai', nama: 'NAMA' } }],
    ],
    [
      'what it does not know as a layer of the catalogue',
      layer('halte.csv', ['NAMA', 'JENIS'], { kind: 'point' }),
      [{ role: 'lapisan', entry: { id: 'halte', berkas: 'halte.csv', jenis: 'JENIS', nama: 'NAMA' } }],
    ],
  ])('%s', (_, given, proposals) => {
    expect(propose([given])).toEqual(proposals);
  });
});

it('gives each special layer and each layer of the catalogue an id of its own', () => {
  const plan = (file: string) => layer(file, [...PLAN, field('CAGBUD', 2, ['Inti'])]);
  const points = (file: string) => layer(file, ['NAMA'], { kind: 'point' });
  const given = [plan('barat.shp'), plan('timur.shp'), layer('cagar.kml', []), layer('zip/cagar.shp', [])];
  const proposed = propose([...given, points('a/halte.csv'), points('b/halte.csv')]);
  expect(proposed.flatMap(({ role, entry }) => (entry.id ? [[role, entry.id]] : []))).toEqual([
    ['khusus', 'cagar-budaya'],
    ['khusus', 'cagar-budaya-2'],
    ['lapisan', 'halte'],
    ['lapisan', 'halte-2'],
    ['khusus', 'cagar-budaya-3'],
  ]);
});

it('says in a proposal that nothing in it makes a map', () => {
  const yaml = proposalYaml(propose([layer('halte.csv', ['NAMA'], { kind: 'point' })]));
  expect(yaml.split('\n')[1]).toBe(
    '# Belum ada zona, persil, atau kelurahan di berkas ini; tanpa salah satunya peta tidak dapat dibuat. Tambahkan berkasnya.',
  );
});

it('writes a proposal that can be read, with a file that all share on top', () => {
  const more = { isOneOfMany: true };
  const yaml = proposalYaml(
    propose([
      layer('kota.gpkg', PLAN, { ...more, layer: 'pola' }),
      layer('kota.gpkg', ['NAMA'], { ...more, layer: 'banjir' }),
    ]),
  );
  expect(yaml.split('\n').slice(0, 6)).toEqual([
    '# Berkas peta kantor, dan arti kolomnya (docs/map.md). Periksa usulan ini sebelum dipakai.',
    '# Tulis hari datanya (tahun-bulan-tanggal), lalu hapus tanda # di depannya; halaman peta menyebutnya:',
    '# tanggal: 2026-07-01',
    'berkas: kota.gpkg',
    'zona:',
    '  lapis: pola',
  ]);
  const { zona, kelurahan, khusus } = readSource(yaml);
  expect([zona[0]?.berkas, kelurahan[0]?.nama, khusus.map(({ id }) => id)]).toEqual([
    'kota.gpkg',
    'WADMKD',
    ['banjir'],
  ]);
});
