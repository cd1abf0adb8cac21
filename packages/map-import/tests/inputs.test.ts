import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importMap } from '../src/import-map.ts';
import { feature } from './made-city.ts';

const BASE = join(import.meta.dirname, 'fixtures');

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'inputs-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const imported = (name: string, yaml = readFileSync(join(BASE, name, 'sumber.yaml'), 'utf8')) =>
  importMap(yaml, { base: join(BASE, name), out, zoneTable: join(out, 'zona.csv') });

/** Number and area of each parcel that the lists have. */
const parcels = () =>
  readdirSync(join(out, 'indeks'))
    .filter((name) => name.startsWith('persil-'))
    .sort()
    .flatMap((name): unknown[][] => JSON.parse(readFileSync(join(out, 'indeks', name), 'utf8')))
    .map(([id, , , area]) => [id, area]);

describe('an import of', () => {
  it('two archives of one name takes the parcels of both', async () => {
    await imported('same-name');
    const [gubeng, sukolilo] = [
      ['01.20001', '01.20002', '01.20003', '01.20004', '01.20005'],
      ['02.10001', '02.10002', '02.10003'],
    ];
    expect(parcels()).toEqual([...gubeng, ...sukolilo].map((id) => [id, 400]));
  });

  it('numbers of 18 digits keeps each digit', async () => {
    await imported('nop');
    const numbers = ['357801000100100011', '357801000100100039', '357801000100100077'];
    expect(parcels()).toEqual(numbers.map((number) => [`01.${number}`, 489]));
  });

  it('areas as texts takes what was meant, and tells what was not', async () => {
    const yaml = 'persil: { berkas: bidang.shp, nomor: NIB, luas: LUASTERTUL, kelurahan: DESA }';
    const { report } = await imported('luas', yaml);
    expect(parcels().map(([, area]) => area)).toEqual([1250, 1251, 1251, 400, 400, 400]);
    expect(report.notes).toEqual([
      "bidang.shp: luas 1 persil seratus kali atau seperseratus luas terukur; luas terukur yang dipakai, periksa satuannya (fitur 5: '0,04', terukur 400 m²)",
    ]);
  });

  const plan = 'zona: { berkas: ../same-name/biasa.shp, kode: KODSZN }';
  it.each([
    ['p.geojson', 'p.geojson: lapis ini kosong, tanpa satu pun fitur.'],
    ['p.shp', 'p.shp: lapis ini kosong, tanpa satu pun fitur.'],
    ['kepala.csv', 'kepala.csv: lapis ini kosong, tanpa satu pun fitur.'],
    [
      'terpotong.geojson',
      'terpotong.geojson: berkas ini terpotong; peladennya hanya mengirim sebagian fitur',
    ],
  ])('an empty layer or a part of one (%s) is refused', async (berkas, words) => {
    for (const use of [
      'persil: { berkas: ',
      'khusus: [{ id: a, nama: A, berkas: ',
      'lapisan: [{ id: a, berkas: ',
    ]) {
      const yaml = `${plan}\n${use}${berkas} }${use.includes('[') ? ']' : ''}`;
      await expect(imported('empty', yaml)).rejects.toThrow(words);
    }
  });

  it.each([
    ['awalan', 'TINGKAT', 'Tinggi'],
    ['spasi', 'TINGKAT', 'Tinggi'],
    ['bom', 'name', 'Satu'],
  ])('KML (%s) takes its areas and attributes', async (name, judul, nama) => {
    await imported('kml', `${plan}\nkhusus: [{ id: a, nama: A, berkas: ${name}.kml, judul: ${judul} }]`);
    expect(JSON.parse(readFileSync(join(out, 'lapisan/khusus-a.geojson'), 'utf8')).features).toEqual([
      {
        type: 'Feature',
        properties: { nama },
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [112.74, -7.26],
              [112.742, -7.26],
              [112.742, -7.258],
              [112.74, -7.258],
              [112.74, -7.26],
            ],
          ],
        },
      },
    ]);
  });

  it('KML that only links to another file says to which', async () => {
    const yaml = `${plan}\nkhusus: [{ id: a, nama: A, berkas: tautan.kml }]`;
    await expect(imported('kml', yaml)).rejects.toThrow(
      'tautan.kml: berkas ini hanya berisi tautan (NetworkLink) ke https://peta.example.id/banjir.kml, bukan petanya. Unduh berkas di tautan itu dan sebut berkas itu di sumber.yaml.',
    );
  });

  const named = (file: string, field: string) =>
    `${plan}
lapisan: [{ id: halte, nama: ${field}, berkas: ${file} }]`;
  const namesOf = () =>
    JSON.parse(readFileSync(join(out, 'lapisan/halte.geojson'), 'utf8')).features.map(
      ({ properties }: { properties: unknown }) => properties,
    );

  it.each([
    ['win', [{ nama: 'Café Ruang' }]],
    ['sep', [{ nama: 'Balai Kota' }, { nama: 'Taman' }]],
  ])('a table with coordinates as Excel writes it (%s)', async (name, features) => {
    await imported('csv', named(`${name}.csv`, 'nama'));
    expect(namesOf()).toEqual(features);
  });

  it('a table without coordinates says which columns there are', async () => {
    writeFileSync(join(out, 'a.csv'), 'nama;x1;x2\nA;112,75;-7,25\n');
    await expect(
      imported('csv', named(relative(join(BASE, 'csv'), join(out, 'a.csv')), 'nama')),
    ).rejects.toThrow(
      'a.csv: tabel ini tidak punya kolom bujur dan lintang (atau wkt). Yang ada: nama, x1, x2.',
    );
  });

  it.each<[string, string, (text: string) => Uint8Array]>([
    ['UTF-16', 'Café', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without its mark', 'Kafe', (text) => Buffer.from(text, 'utf16le')],
    ['Windows-1252', 'Café', (text) => Buffer.from(text, 'latin1')],
    ['UTF-8 with a byte order mark', 'Café', (text) => Buffer.from(`\ufeff${text}`)],
  ])('GeoJSON in %s', async (_, nama, bytes) => {
    const point = feature({ nama }, 'Point', [112.74, -7.26]);
    const text = JSON.stringify({ type: 'FeatureCollection', features: [point] });
    writeFileSync(join(out, 'a.geojson'), bytes(text));
    await imported('csv', named(relative(join(BASE, 'csv'), join(out, 'a.geojson')), 'nama'));
    expect(namesOf()).toEqual([{ nama }]);
  });

  it('a shapefile without .cpg takes its letters, and tells how it has read them', async () => {
    const { report } = await imported('letters', named('windows.shp', 'NAMA'));
    expect(namesOf()).toEqual(['Café Ruang', 'Taman “Kota” – Timur', 'Biasa'].map((nama) => ({ nama })));
    expect(report.notes).toEqual([
      "windows.shp: hurufnya tidak disebut pengodeannya (.cpg); dibaca sebagai Windows-1252, misalnya 'Café Ruang'. Bila keliru, ekspor sekali lagi dalam UTF-8.",
    ]);
  });

  it('KML with a link beside its features tells that it does not follow it', async () => {
    const { report } = await imported('kml', named('dan-tautan.kml', 'name'));
    expect(namesOf()).toEqual([{ nama: 'Satu' }]);
    expect(report.notes).toEqual([
      'dan-tautan.kml: 1 tautan (NetworkLink), misalnya ke https://peta.example.id/banjir.kml, tidak diikuti. Bila isinya bagian dari peta, unduh berkas di tautan itu dan sebut juga di sumber.yaml.',
    ]);
  });

  it('a kelurahan that is spelt otherwise tells the names that there are', async () => {
    const stranger =
      "persil.shp: 1 nama kelurahan tidak ada di lapis kelurahan; persilnya ikut letaknya ('KEBUNSARI', mungkin 'Kebonsari': 1 persil, fitur 1)";
    await expect(imported('desa')).rejects.toThrow(
      `persil.shp: satu nomor persil dipakai beberapa kali: 02.00298 (fitur 1 di KEBUNSARI, 2 di WONOREJO). Beri setiap persil nomornya sendiri.\n${stranger}`,
    );
    const numberless =
      'kelurahan: { berkas: desa.shp, nama: WADMKD }\npersil: { berkas: persil.shp, kelurahan: KELURAHAN }';
    const { report } = await imported('desa', numberless);
    expect(report.notes).toContain(stranger);
  });
});
