import { describe, expect, it } from 'vitest';
import type { FieldSummary, LayerSummary } from '../../src/look/look.ts';
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
  ...{ file, layer: 'isi', isOneOfMany: false, kind: 'area', count: COUNT, projection: 'EPSG:32749' },
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

it('writes a proposal that can be read, with a file that all share on top', () => {
  const more = { isOneOfMany: true };
  const yaml = proposalYaml(
    propose([
      layer('kota.gpkg', PLAN, { ...more, layer: 'pola' }),
      layer('kota.gpkg', ['NAMA'], { ...more, layer: 'banjir' }),
    ]),
  );
  expect(yaml.split('\n').slice(1, 4)).toEqual(['berkas: kota.gpkg', 'zona:', '  lapis: pola']);
  const { zona, kelurahan, khusus } = readSource(yaml);
  expect([zona[0]?.berkas, kelurahan[0]?.nama, khusus.map(({ id }) => id)]).toEqual([
    'kota.gpkg',
    'WADMKD',
    ['banjir'],
  ]);
});
