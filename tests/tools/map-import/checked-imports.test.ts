import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvTable } from '@bupc/content/files';
import { importMap } from '@bupc/map-import';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  box,
  CITY,
  folderWith,
  type MadeFolder,
  sourceOf,
} from '../../../packages/map-import/tests/made-city.ts';
import { mapOf } from '../../../tools/city/map/map-of.ts';
import { readZones } from '../../../tools/city/map/zone-table.ts';
import { checkMap } from '../../../tools/content/check/map/check-map.ts';

let root: string;
let folder: MadeFolder;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'checked-imports-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  folder?.remove();
});

/** The errors that the check finds in the map of a sumber.yaml. */
async function errorsOf(base: string, yaml: string): Promise<string[]> {
  const table = join(root, 'zona.csv');
  const { made } = await importMap(yaml, { base, out: join(root, 'peta'), zoneTable: table });
  const zones = existsSync(table) ? readZones(csvTable(readFileSync(table, 'utf8')), table).zones : [];
  const file = {
    folder: '/peta/',
    attribution: 'Dinas',
    regulation: { title: 'Perda', about: 'RDTR', date: '2026-01-01', found: '' },
  };
  const config = mapOf({ file, made, zones, activities: [], needs: [] });
  const found = await checkMap({ config, root, folder: root });
  return found
    .filter(({ level }) => level === 'error')
    .map(({ file: name, message }) => `${name}: ${message}`);
}

const FIXTURES = 'packages/map-import/tests/fixtures';
it.each<[string, string?]>([
  ['same-name'],
  ['nop'],
  [
    'desa',
    'kelurahan: { berkas: desa.shp, nama: WADMKD }\npersil: { berkas: persil.shp, kelurahan: KELURAHAN }',
  ],
  ['luas', 'persil: { berkas: bidang.shp, nomor: NIB, luas: LUASTERTUL, kelurahan: DESA }'],
  ...['awalan', 'spasi', 'bom'].map((name): [string, string] => [
    'kml',
    `zona: { berkas: ../nop/biasa.shp, kode: KODSZN }\nkhusus: [{ id: a, nama: A, berkas: ${name}.kml }]`,
  ]),
  ['../../../../tests/fixtures/real-city'],
])('the check finds no error in what is imported from %s (%j)', async (name, yaml) => {
  const base = join(FIXTURES, name);
  expect(await errorsOf(base, yaml ?? readFileSync(join(base, 'sumber.yaml'), 'utf8'))).toEqual([]);
});

const [first, ...others] = CITY.persil;
it.each<[string, Parameters<typeof folderWith>[0], string]>([
  ['all that it knows', {}, sourceOf('.geojson')],
  ['kelurahan without parcels', { persil: [first] }, sourceOf('.geojson')],
  ['a plan alone', {}, 'zona: { berkas: zona.geojson, kode: KODSZN }'],
  ['parcels alone', {}, 'persil: { berkas: persil.geojson }'],
  ['kelurahan alone', {}, 'kelurahan: { berkas: kelurahan.geojson, nama: WADMKD }'],
  ['parcels without a number', { persil: [box({ NIB: '' }, 0, 0, 10, 20), ...others] }, sourceOf('.geojson')],
  ['parcels without a block', { zona: [CITY.zona[0]] }, sourceOf('.geojson')],
])('the check finds no error in a map of %s', async (_, layers, yaml) => {
  folder = folderWith(layers);
  expect(await errorsOf(folder.path, yaml)).toEqual([]);
});
