import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { importMap } from '../../src/import-map.ts';
import { lookInto } from '../../src/look/look.ts';
import { proposalYaml } from '../../src/look/proposal-text.ts';
import { propose } from '../../src/look/propose.ts';
import { box, madeFolder } from '../made-city.ts';

const BASE = join(import.meta.dirname, '../fixtures');
const REAL = join(import.meta.dirname, '../../../../tests/fixtures/real-city');

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'proposed-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const none = { parcels: 0, blocks: 0, kelurahan: 1, streets: 0, buildings: 0 };
const plan = { ...none, blocks: 2 };
it.each<[string, string[], string, object]>([
  [
    'two archives of one name',
    ['same-name/biasa.shp', 'same-name/gubeng/bidang.zip', 'same-name/sukolilo/bidang.zip'],
    '',
    { ...plan, parcels: 8 },
  ],
  ['numbers of 18 digits', ['nop/biasa.shp', 'nop/p.geojson'], '', { ...plan, parcels: 3 }],
  ['areas as texts', ['luas/bidang.shp'], '', { ...none, parcels: 6 }],
  ['kelurahan', ['desa/desa.shp'], '', { ...none, kelurahan: 2 }],
  ['parcels', ['desa/persil.shp'], '', { ...none, kelurahan: 2, parcels: 2 }],
  ['a layer without features', ['nop/biasa.shp', 'empty/p.geojson', 'empty/kepala.csv'], '', plan],
  [
    'layers of each kind',
    [
      'nop/biasa.shp',
      ...['awalan', 'spasi', 'bom', 'dan-tautan'].map((name) => `kml/${name}.kml`),
      ...['csv/win.csv', 'csv/sep.csv', 'letters/windows.shp'],
    ],
    'awalan bom dan-tautan sep spasi win windows',
    plan,
  ],
  [
    'a real city',
    ['zoning.shp', 'parcels.gpkg', 'neighbourhoods.geojson', 'flood.kml'].map((name) =>
      relative(BASE, join(REAL, name)),
    ),
    'banjir',
    { ...none, blocks: 30, kelurahan: 5, parcels: 235 },
  ],
])('what is proposed for %s is imported', async (_, files, overlays, counts) => {
  const layers = await lookInto(
    files.map((file) => join(BASE, file)),
    (file) => relative(BASE, file),
  );
  const yaml = proposalYaml(propose(layers)).replace('# tanggal:', 'tanggal:');
  const { made } = await importMap(yaml, { base: BASE, out, zoneTable: join(out, 'zona.csv') });
  const ids = [...made.special.map(({ id }) => id), ...made.layers.filter((id) => !id.startsWith('batas-'))];
  expect([made.counts, ids.sort().join(' '), made.date]).toEqual([counts, overlays, '2026-07-01']);
});

it('numbers that are double within a kelurahan are told, those in two are not', async () => {
  const parcel = (NIB: string, DESA: string, x: number) => box({ NIB, DESA }, x, 0, 5, 5);
  const folder = madeFolder();
  folder.write('persil.geojson', [
    parcel('1', 'Mawar', 0),
    parcel('1', 'Melati', 5),
    parcel('2', 'Mawar', 10),
    parcel('1', 'Mawar', 15),
  ]);
  const [layer] = await lookInto([join(folder.path, 'persil.geojson')]);
  folder.remove();
  expect(layer?.said).toEqual([
    "kolom 'NIB' punya nomor yang sama dalam satu kelurahan (fitur 1, 4); impor menolaknya. Perbaiki nomornya, atau hapus 'nomor' dari usulan.",
  ]);
});
