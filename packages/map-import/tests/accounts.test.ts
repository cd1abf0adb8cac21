import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Imported, importMap } from '../src/import-map.ts';
import {
  at,
  box,
  CITY,
  feature,
  folderWith,
  type MadeFeature,
  type MadeFolder,
  sourceOf,
} from './made-city.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');

let out: string;
let folder: MadeFolder | undefined;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'accounts-'));
});
afterEach(() => {
  rmSync(out, { recursive: true, force: true });
  folder?.remove();
});

const imported = (base: string, yaml = readFileSync(join(base, 'sumber.yaml'), 'utf8')) =>
  importMap(yaml, { base, out, zoneTable: join(out, 'zona.csv') });

/** Whether all that each file has is used or left out, and what is used of parcels and blocks is on the map. */
const balance = ({ accounts, made }: Imported) => ({
  off: accounts.filter(
    ({ read, used, leftOut }) => read !== used + Object.values(leftOut).reduce((sum, one) => sum + one, 0),
  ),
  parcels: used(accounts, 'persil') - made.counts.parcels,
  blocks: used(accounts, 'zona') - made.counts.blocks,
  buildings: used(accounts, 'bangunan') - made.counts.buildings,
});
const used = (accounts: Imported['accounts'], role: string) =>
  accounts.filter((one) => one.role === role).reduce((sum, one) => sum + one.used, 0);
const EVEN = { off: [], parcels: 0, blocks: 0, buildings: 0 };

describe('the sums of an import agree', () => {
  it.each<[string, string?]>([
    [join(FIXTURES, 'same-name')],
    [join(FIXTURES, 'nop')],
    [
      join(FIXTURES, 'desa'),
      'kelurahan: { berkas: desa.shp, nama: WADMKD }\npersil: { berkas: persil.shp, kelurahan: KELURAHAN }',
    ],
    [join(FIXTURES, 'luas'), 'persil: { berkas: bidang.shp, nomor: NIB, kelurahan: DESA }'],
    [
      join(FIXTURES, 'kml'),
      'zona: { berkas: ../nop/biasa.shp, kode: KODSZN }\nkhusus: [{ id: a, nama: A, berkas: bom.kml }]',
    ],
  ])('of %s', async (base, yaml) => {
    expect(balance(await imported(base, yaml))).toEqual(EVEN);
  });

  it('of all that is left out, and each is told', async () => {
    const [first, second, third] = CITY.persil;
    const provided = (KKOP: string, one: MadeFeature) => ({
      ...one,
      properties: { ...one.properties, KKOP },
    });
    const plain = provided('0', CITY.zona[1]);
    const point = feature({}, 'Point', at(1, 1));
    const line = (properties: object) => feature({ ...properties }, 'LineString', [at(0, 0), at(9, 9)]);
    folder = folderWith({
      zona: [provided('Kawasan kerucut', CITY.zona[0]), plain, plain, point],
      persil: [
        ...[first, second, second, third, box({ NIB: null }, 20, 10, 5, 5), box({ NIB: '9' }, 200, 0, 5, 5)],
        ...[box({ NIB: '8' }, 5, 5, 0, 5), { ...first, geometry: null }],
      ],
      kelurahan: [...CITY.kelurahan, box({ WADMKD: ' ', WADMKC: '', KDEPUM: '' }, 0, 0, 1, 1)],
    });
    folder.write('jalan.geojson', [line({ NAMA: 'Jalan Mawar' }), line({ NAMA: '' }), point]);
    folder.write('air.geojson', [line({}), box({}, 0, 0, 3, 3), point]);
    folder.write('label.geojson', [
      ...['Pasar', 'taman', null].map((JENIS) => feature({ NAMA: 'Pahing', JENIS }, 'Point', at(2, 2))),
      ...[feature({ NAMA: null, JENIS: 'air' }, 'Point', at(3, 3)), box({ NAMA: 'Luas' }, 0, 0, 3, 3)],
    ]);
    folder.write('bangunan.geojson', [box({}, 0, 0, 1, 1), line({})]);
    const result = await imported(
      folder.path,
      sourceOf(
        '.geojson',
        `jalan: { berkas: jalan.geojson, nama: NAMA }
air: { berkas: air.geojson }
label: { berkas: label.geojson, nama: NAMA, jenis: JENIS }
bangunan: { berkas: bangunan.geojson }
khusus: [{ id: kkop, nama: KKOP, bidang: KKOP }, { id: krb, nama: KRB, bidang: KODSZN }]`,
      ),
    );
    expect(balance(result)).toEqual(EVEN);
    expect(result.report.read).toEqual([
      'zona.geojson (kkop): 4 fitur dibaca, 1 dipakai, 3 dilewati (1 kembar, 1 jenis geometri lain, 1 tanpa ketentuan ini)',
      'zona.geojson (krb): 4 fitur dibaca, 2 dipakai, 2 dilewati (1 kembar, 1 jenis geometri lain)',
      'zona.geojson (zona): 4 fitur dibaca, 2 dipakai, 2 dilewati (1 kembar, 1 jenis geometri lain)',
      'kelurahan.geojson (kelurahan): 3 fitur dibaca, 2 dipakai, 1 dilewati (1 tanpa nama)',
      'persil.geojson (persil): 8 fitur dibaca, 3 dipakai, 5 dilewati (1 tanpa geometri, 1 tanpa luas, 1 kembar, 1 di luar semua kelurahan, 1 tanpa nomor)',
      'air.geojson (air): 3 fitur dibaca, 2 dipakai, 1 dilewati (1 jenis geometri lain)',
      'label.geojson (label): 5 fitur dibaca, 3 dipakai, 2 dilewati (1 jenis geometri lain, 1 tanpa nama)',
      'jalan.geojson (jalan): 3 fitur dibaca, 2 dipakai, 1 dilewati (1 jenis geometri lain)',
      'bangunan.geojson (bangunan): 2 fitur dibaca, 1 dipakai, 1 dilewati (1 jenis geometri lain)',
    ]);
    expect([...result.report.mended, ...result.report.leftOut].sort()).toEqual([
      'air.geojson: 1 fitur bukan bidang atau garis dilewati (fitur 3)',
      'bangunan.geojson: 1 fitur bukan bidang dilewati (fitur 2)',
      'jalan.geojson: 1 fitur bukan garis dilewati (fitur 3)',
      'jalan.geojson: 1 ruas jalan tanpa nama digambar, tetapi tidak dapat dicari (fitur 2)',
      'kelurahan.geojson: 1 bidang tanpa nama kelurahan dilewati (fitur 3)',
      'label.geojson: 1 fitur bukan titik dilewati (fitur 5)',
      'label.geojson: 1 label berjenis lain (Pasar) digambar sebagai tempat (fitur 1)',
      'label.geojson: 1 label tanpa nama dilewati (fitur 4)',
      'persil.geojson: 1 fitur dengan serpihan dibersihkan (fitur 7)',
      'persil.geojson: 1 fitur kembar dihapus (fitur 3)',
      'persil.geojson: 1 fitur tanpa geometri dilewati (fitur 8)',
      'persil.geojson: 1 fitur tanpa luas dilewati (fitur 7)',
      'persil.geojson: 1 persil di luar semua kelurahan dilewati (fitur 6)',
      'zona.geojson: 1 fitur bukan bidang dilewati (fitur 4)',
      'zona.geojson: 1 fitur kembar dihapus (fitur 3)',
    ]);
  });
});
