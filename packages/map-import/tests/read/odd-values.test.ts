import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { importMap } from '../../src/import-map.ts';
import { box, CITY, folderWith, type MadeFeature, type MadeFolder, sourceOf } from '../made-city.ts';

let folder: MadeFolder;
afterEach(() => folder.remove());

const imported = async (persil: readonly MadeFeature[], lines = '') => {
  folder = folderWith({ ...CITY, persil });
  writeFileSync(join(folder.path, 'nomor.csv'), 'LAMA;BARU\n#N/A;00001\n00009;00001\n');
  const { report } = await importMap(sourceOf('.geojson', lines), {
    base: folder.path,
    out: join(folder.path, 'out'),
    zoneTable: join(folder.path, 'zona.csv'),
  });
  const list = readFileSync(join(folder.path, 'out', 'indeks', 'persil-3578061001.json'), 'utf8');
  return { report, rows: (JSON.parse(list) as string[][]).map(([id, address]) => [id, address]) };
};
const parcel = (NIB: unknown, ALAMAT = '', x = 0) => box({ NIB, ALAMAT, ZONA: '' }, x, 0, 10, 20);

it('an error of a spreadsheet is no number and no address, and is told', async () => {
  const { report, rows } = await imported([parcel('#N/A', 'Jalan Mawar 1'), parcel('00002', '#REF!', 10)]);
  expect(rows).toEqual([['3578061001.00002', '']]);
  expect(report.notes).toEqual([
    "persil.geojson: kolom 'NIB' berisi kesalahan lembar kerja (#N/A) pada fitur 1; dibaca sebagai kosong. Perbaiki rumusnya, atau tulis isinya.",
    "persil.geojson: kolom 'ALAMAT' berisi kesalahan lembar kerja (#REF!) pada fitur 2; dibaca sebagai kosong. Perbaiki rumusnya, atau tulis isinya.",
    'persil.geojson: 1 persil tanpa nomor menjadi lahan dengan zona saja (fitur 1)',
  ]);
});

it('an error of a spreadsheet is no old number', async () => {
  const lines = 'nomor-lama: { berkas: nomor.csv, lama: LAMA, baru: BARU }\n';
  const { report } = await imported([parcel('00001')], lines);
  expect(report.read).toContainEqual(
    'nomor.csv (nomor-lama): 2 baris dibaca, 1 dipakai, 1 dilewati (1 tanpa nomor)',
  );
});

it('a number that the map writes otherwise is told', async () => {
  const { report, rows } = await imported([parcel('12/3'), parcel('3578061001.00002', '', 10)]);
  expect(rows.map(([id]) => id)).toEqual(['3578061001.00002', '3578061001.12-3']);
  expect(report.notes).toEqual([
    "persil.geojson: nomor 1 persil ditulis lain di peta: alamat halaman hanya memuat huruf latin, angka, titik, dan garis, paling panjang 26 (fitur 1: '12/3' menjadi '12-3')",
  ]);
});

it('controls and marks of direction in a value are not published', async () => {
  const { rows } = await imported([parcel('00001', 'Jalan \u001b]0;x\u0007Mawar\n\u202e1')]);
  expect(rows).toEqual([['3578061001.00001', 'Jalan ]0;xMawar 1']]);
});

it('parts of a collection that are of another kind are told', async () => {
  const [first] = CITY.persil;
  const geometries = [first.geometry, { type: 'Point', coordinates: [112.75, -7.26] }];
  const collected = {
    ...first,
    geometry: { type: 'GeometryCollection', geometries, coordinates: undefined },
  };
  const { report } = await imported([collected]);
  expect(report.leftOut).toEqual([
    'persil.geojson: bagian yang lain jenisnya (titik di samping garis, garis atau titik di samping bidang) dari 1 fitur dilewati (fitur 1)',
  ]);
});

it('degrees in a projection of metres are named as such', async () => {
  folder = folderWith();
  const yaml = sourceOf('.geojson').replace('alamat: ALAMAT', 'alamat: ALAMAT, proyeksi: EPSG:32749');
  const places = { base: folder.path, out: join(folder.path, 'out'), zoneTable: join(folder.path, 'z.csv') };
  await expect(importMap(yaml, places)).rejects.toThrow(
    'persil.geojson: koordinatnya dalam derajat, padahal proyeksinya meter.',
  );
});
