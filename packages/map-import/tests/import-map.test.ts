import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { importMap } from '../src/import-map.ts';
import {
  box,
  CITY,
  feature,
  folderWith,
  type MadeFeature,
  type MadeFolder,
  ring,
  sourceOf,
} from './made-city.ts';

let folder: MadeFolder;
afterEach(() => folder.remove());

const places = () => ({
  base: folder.path,
  out: join(folder.path, 'out'),
  zoneTable: join(folder.path, 'zona.csv'),
});
const made = (path: string): unknown => JSON.parse(readFileSync(join(folder.path, 'out', path), 'utf8'));
const run = (lines = '') => importMap(sourceOf('.geojson', lines), places());

describe('an import', () => {
  it('makes lists, layers and what the page is told', async () => {
    folder = folderWith();
    folder.write('banjir.geojson', [box({ TINGKAT: 'Rawan tinggi' }, 0, 0, 5, 5)]);
    const { report } = await run(
      'tanggal: 2026-07-01\nkhusus: [{ id: banjir, nama: Banjir, berkas: banjir.geojson, judul: TINGKAT, teks: Naikkan lantai. }]',
    );
    expect(made('dibuat.json')).toEqual({
      bounds: [112.75, -7.26, 112.754, -7.258],
      centre: [112.752, -7.259],
      counts: { parcels: 3, blocks: 2, kelurahan: 2, streets: 0, buildings: 0 },
      layers: ['batas-kecamatan', 'batas-kelurahan', 'batas-kota'],
      special: [{ id: 'banjir', name: 'Banjir' }],
      zones: ['K-1', 'R-2'],
      features: { 'batas-kecamatan': 1, 'batas-kelurahan': 2, 'batas-kota': 1, 'khusus-banjir': 1 },
      date: '2026-07-01',
    });
    expect(made('indeks/kota.json')).toEqual([
      {
        ...{ id: '3578061001', name: 'Mawar', district: 'Tengah', centre: [112.751, -7.259] },
        ...{ bounds: [112.75, -7.26, 112.752, -7.258], parcels: 2, zones: { 'K-1': 1, 'R-2': 1 } },
      },
      {
        ...{ id: '3578061002', name: 'Melati', district: 'Tengah', centre: [112.753, -7.259] },
        ...{ bounds: [112.752, -7.26, 112.754, -7.258], parcels: 1, zones: { 'K-1': 1 } },
      },
    ]);
    expect(made('indeks/persil-3578061001.json')).toEqual([
      ['3578061001.00001', 'Jalan Mawar 1', 'R-2', 24_426, 112.7505, -7.259],
      ['3578061001.00002', 'Jalan Café 2', expect.stringMatching(/R-2|K-1/), 24_426, 112.7515, -7.259],
    ]);
    expect(made('lapisan/khusus-banjir.geojson')).toMatchObject({
      features: [{ properties: { nama: 'Rawan tinggi', anjuran: 'Naikkan lantai.' } }],
    });
    expect(existsSync(join(folder.path, 'out/indeks/jalan.json'))).toBe(false);
    expect(report.next[0]).toBe('Lengkapi 2 zona baru di zona.csv: K-1, R-2.');
  });

  it('writes the blocks whole where it is asked to, and takes them away where there are none', async () => {
    folder = folderWith();
    const own = { ...places(), blocksFile: join(folder.path, 'unduhan/blok.geojson'), mayShrink: true };
    await importMap(sourceOf('.geojson'), own);
    const { features } = JSON.parse(readFileSync(own.blocksFile, 'utf8'));
    expect(features.map(({ properties }: MadeFeature) => properties?.zona).sort()).toEqual(['K-1', 'R-2']);
    expect(features[0].geometry.type).toBe('Polygon');
    await importMap('kelurahan: { berkas: kelurahan.geojson, nama: WADMKD }', own);
    expect(existsSync(own.blocksFile)).toBe(false);
  });

  it('only tells of zones that a workbook lacks', async () => {
    folder = folderWith();
    const own = { ...places(), knownZones: ['K-1'] };
    const { report } = await importMap(sourceOf('.geojson', ''), own);
    expect(report.next[0]).toBe('Tambahkan zona ini ke tabel zona Anda: R-2.');
    expect(existsSync(own.zoneTable)).toBe(false);
  });

  it('compares no zones with a workbook that cannot be read', async () => {
    folder = folderWith();
    const { report } = await importMap(sourceOf('.geojson', ''), { ...places(), knownZones: 'unread' });
    expect(report.next[0]).toMatch(/^zona\.xlsx tidak dapat dibaca, jadi zonanya tidak dibandingkan/);
    expect(existsSync(places().zoneTable)).toBe(false);
  });

  it('writes nothing where the table of zones is no text', async () => {
    folder = folderWith();
    writeFileSync(places().zoneTable, Buffer.from('\ufeffkode\n', 'utf16le').subarray(0, -1));
    await expect(run()).rejects.toThrow('zona.csv: berkas ini terpotong atau bukan teks');
    expect(existsSync(places().out)).toBe(false);
  });

  it('gives the same bytes for the same files', async () => {
    folder = folderWith();
    const bytes = async () => {
      await run();
      const out = join(folder.path, 'out');
      return readdirSync(out, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.\w+$/.test(name))
        .sort()
        .map((name) => [name, readFileSync(join(out, name)).toString('base64')]);
    };
    expect(await bytes()).toEqual(await bytes());
  });

  it('keeps layers that the office put there, and takes away its own of before', async () => {
    folder = folderWith();
    folder.write('rel.geojson', [
      feature({ NAMA: 'Rel' }, 'LineString', [ring(0, 0, 9, 9)[0], ring(0, 0, 9, 9)[2]]),
    ]);
    await run('lapisan: [{ id: rtrw-rel, berkas: rel.geojson, nama: NAMA }]');
    copyFileSync(join(folder.path, 'rel.geojson'), join(folder.path, 'out/lapisan/sendiri.geojson'));
    expect(readdirSync(join(folder.path, 'out/lapisan'))).toContain('rtrw-rel.geojson');
    await importMap(sourceOf('.geojson'), { ...places(), mayShrink: true });
    expect(readdirSync(join(folder.path, 'out/lapisan')).sort()).toEqual([
      'batas-kecamatan.geojson',
      'batas-kelurahan.geojson',
      'batas-kota.geojson',
      'sendiri.geojson',
    ]);
  });

  it('names the columns and the files that sumber.yaml does not', async () => {
    folder = folderWith();
    folder.write('kecamatan-2.geojson', CITY.persil);
    const { report } = await importMap('zona: { berkas: zona.geojson, kode: KODSZN }', places());
    expect(report.unused).toEqual([
      'zona.geojson: kolom NAMSZN',
      'berkas kecamatan-2.geojson, kelurahan.geojson, persil.geojson',
    ]);
  });

  it('takes files outside the folder of sumber.yaml, by their path from it or in full', async () => {
    folder = folderWith();
    const [one, two] = [join('..', basename(folder.path), 'zona.geojson'), join(folder.path, 'zona.geojson')];
    for (const berkas of [one, two]) {
      const { report } = await importMap(`zona: { berkas: ${berkas}, kode: KODSZN }`, places());
      expect(report.read).toEqual([`${berkas} (zona): 2 fitur dibaca, 2 dipakai`]);
    }
  });

  it('needs no more than a plan, or kelurahan, or parcels', async () => {
    folder = folderWith();
    const alone = async (yaml: string) =>
      (await importMap(yaml, { ...places(), mayShrink: true })).made.counts;
    const none = { parcels: 0, blocks: 0, kelurahan: 1, streets: 0, buildings: 0 };
    expect(await alone('zona: { berkas: zona.geojson, kode: KODSZN }')).toEqual({ ...none, blocks: 2 });
    expect(await alone('persil: { berkas: persil.geojson }')).toEqual({ ...none, parcels: 3 });
    expect(await alone('kelurahan: { berkas: kelurahan.geojson, nama: WADMKD }')).toEqual({
      ...none,
      kelurahan: 2,
    });
  });

  it('draws kelurahan around the parcels that name them, where there is no file of them', async () => {
    const [first, second, third] = CITY.persil;
    const in_ = (one: MadeFeature, DESA: string) => ({ ...one, properties: { ...one.properties, DESA } });
    folder = folderWith({ persil: [in_(first, 'MAWAR'), in_(second, 'MAWAR'), in_(third, 'MELATI')] });
    const { made: map } = await importMap(
      'persil: { berkas: persil.geojson, nomor: NIB, kelurahan: DESA }',
      places(),
    );
    expect(made('indeks/kota.json')).toMatchObject([
      { id: '01', name: 'Mawar', parcels: 2, bounds: [112.75, -7.26, 112.752, -7.258] },
      { id: '02', name: 'Melati', parcels: 1, bounds: [112.752, -7.26, 112.754, -7.259] },
    ]);
    expect(map.layers).toEqual([]);
  });

  it('takes kelurahan and provisions from the plan’s own fields', async () => {
    const plan = CITY.zona.map((one, index) => ({
      ...one,
      properties: { ...one.properties, WADMKD: 'MAWAR', KKOP_1: index === 0 ? 'Kawasan kerucut' : '0' },
    }));
    folder = folderWith({ zona: plan });
    await importMap(
      `zona: { berkas: zona.geojson, kode: KODSZN }
kelurahan: { berkas: zona.geojson, nama: WADMKD }
khusus: [{ id: kkop, nama: KKOP, bidang: kkop_1 }]`,
      places(),
    );
    expect(made('indeks/kota.json')).toMatchObject([{ id: '01', name: 'Mawar' }]);
    expect(made('lapisan/khusus-kkop.geojson')).toMatchObject({
      features: [{ properties: { nama: 'Kawasan kerucut' } }],
    });
  });

  it('makes no special layer where no block has the provision, and says so', async () => {
    const plan = CITY.zona.map((one) => ({ ...one, properties: { ...one.properties, KKOP_1: '0' } }));
    folder = folderWith({ zona: plan });
    const { report, made: map } = await run('khusus: [{ id: kkop, nama: KKOP, bidang: KKOP_1 }]');
    expect([map.special, report.notes]).toEqual([
      [],
      ["khusus 'kkop': tidak satu pun blok memenuhi 'KKOP_1'; lapisnya tidak dibuat"],
    ]);
  });

  it('mends and leaves out, and says what and where', async () => {
    const [first, second, third] = CITY.persil;
    const open = feature(first.properties, 'Polygon', [ring(0, 0, 10, 20).slice(0, -1)]);
    const high = feature(third.properties, 'Polygon', [ring(20, 0, 20, 10).map((at) => [...at, 12])]);
    const empty: MadeFeature = { ...first, geometry: null };
    const unnumbered = box({ NIB: null }, 20, 10, 5, 5);
    const outside = box({ NIB: '9' }, 200, 0, 5, 5);
    folder = folderWith({ persil: [open, second, second, high, empty, unnumbered, outside] });
    const { report, made: map } = await run();
    expect(map.counts.parcels).toBe(3);
    expect([...report.mended, ...report.leftOut, ...report.notes].sort()).toEqual([
      'persil.geojson: 1 fitur dengan cincin terbuka ditutup (fitur 1)',
      'persil.geojson: 1 fitur kembar dihapus (fitur 3)',
      'persil.geojson: 1 fitur punya nilai Z atau M; nilai itu dilepas',
      'persil.geojson: 1 fitur tanpa geometri dilewati (fitur 5)',
      'persil.geojson: 1 persil di luar semua kelurahan dilewati (fitur 7)',
      'persil.geojson: 1 persil tanpa nomor menjadi lahan dengan zona saja (fitur 6)',
    ]);
  });

  it('leaves out what lies far beyond the city, and says so', async () => {
    folder = folderWith();
    const sea = feature({ NAMA: 'Laut Jawa' }, 'Polygon', [
      [
        [111, -7.259],
        [114, -7.259],
        [114, -4],
        [111, -4],
        [111, -7.259],
      ],
    ]);
    const away = feature({ NAMA: 'Kali' }, 'LineString', [
      [113.5, -7.5],
      [113.6, -7.5],
    ]);
    folder.write('air.geojson', [sea, away]);
    const { report } = await run(
      'air: { berkas: air.geojson, nama: NAMA }\nlapisan: [{ id: laut, berkas: air.geojson }]',
    );
    expect([...report.mended, ...report.leftOut]).toEqual([
      'air.geojson: 1 fitur menjangkau jauh ke luar kota; dipotong kira-kira 20 km di luar batasnya (fitur 1)',
      'air.geojson: 1 fitur lebih dari 20 km di luar kota dilewati (fitur 2)',
    ]);
    expect(made('lapisan/laut.geojson')).toMatchObject({
      features: [
        {
          geometry: {
            coordinates: [
              expect.arrayContaining([
                [112.55, -7.259],
                [112.954, -7.058],
              ]),
            ],
          },
        },
      ],
    });
  });

  it('tells of letters that were misread before', async () => {
    const [first, ...others] = CITY.persil;
    const misread = { ...first, properties: { ...first.properties, ALAMAT: 'Jalan CafÃ©' } };
    folder = folderWith({ persil: [misread, ...others] });
    const { report } = await run();
    expect(report.notes[0]).toMatch(/^persil\.geojson: huruf di kolom 'ALAMAT' salah baca/);
  });

  it('tells of parcels whose own zone is another than where they lie', async () => {
    const [first, ...others] = CITY.persil;
    folder = folderWith({
      persil: [{ ...first, properties: { ...first.properties, ZONA: 'K-1' } }, ...others],
    });
    const { report } = await run();
    expect(report.notes).toContain(
      'persil.geojson: 1 persil punya zona lain di berkasnya daripada menurut letaknya; letaknya yang dipakai (fitur 1: K-1, terletak di R-2)',
    );
  });
});

describe('an import refuses, and leaves the last map standing:', () => {
  const [mawar, cafe, last] = CITY.persil;
  it.each<[string, Parameters<typeof folderWith>[0], string]>([
    [
      'a number twice',
      { persil: [mawar, { ...cafe, properties: mawar.properties }, last] },
      'persil.geojson: satu nomor persil dipakai beberapa kali: 3578061001.00001 (fitur 1, 2).',
    ],
    [
      'a number that has lost its last digits',
      { persil: [{ ...mawar, properties: { ...mawar.properties, NIB: 35_780_100_010_010_000_000 } }] },
      "persil.geojson: kolom 'NIB' menyimpan nomor sebagai angka, sehingga angka terakhirnya hilang setelah 15 angka (1 fitur: 1).",
    ],
    [
      'a block without a zone',
      { zona: [CITY.zona[0], { ...CITY.zona[1], properties: { KODSZN: ' ' } }] },
      "zona.geojson: kolom 'KODSZN' kosong atau berisi kesalahan lembar kerja (#N/A) pada fitur 2.",
    ],
    [
      'a name that a spreadsheet runs',
      { zona: [CITY.zona[0], { ...CITY.zona[1], properties: { KODSZN: 'K-1', NAMSZN: ' =1+1' } }] },
      "zona.geojson: isi kolom 'NAMSZN' pada fitur 2 diawali =, +, -, @, atau karakter yang tidak terlihat",
    ],
    [
      'a field that is missing',
      {
        kelurahan: CITY.kelurahan.map(({ properties: { WADMKD }, ...one }) => ({
          ...one,
          properties: { WADMKD },
        })),
      },
      "kelurahan.geojson: tidak ada kolom 'KDEPUM' (kode). Yang ada: WADMKD.",
    ],
    [
      'lines where areas belong',
      { zona: [feature({ KODSZN: 'R-2', NAMSZN: '' }, 'LineString', ring(0, 0, 9, 9))] },
      'zona.geojson: zona harus berupa bidang, tetapi lapis ini tidak memilikinya.',
    ],
    [
      'a layer without features',
      { kelurahan: [] },
      'kelurahan.geojson: lapis ini kosong, tanpa satu pun fitur. Ekspor sekali lagi, atau hapus barisnya dari sumber.yaml.',
    ],
    [
      'a layer without shapes',
      { kelurahan: CITY.kelurahan.map((one) => ({ ...one, geometry: null })) },
      'kelurahan.geojson: lapis ini kosong; 2 fiturnya tanpa geometri atau luas.',
    ],
    [
      'a layer without areas',
      { kelurahan: CITY.kelurahan.map(({ properties }) => box(properties, 0, 0, 5, 0)) },
      'kelurahan.geojson: lapis ini kosong; 2 fiturnya tanpa geometri atau luas.',
    ],
    [
      'a layer beside the city',
      { kelurahan: [box({ WADMKD: 'MAWAR', WADMKC: 'TENGAH', KDEPUM: '35.78.06.1001' }, 3000, 0, 9000, 20)] },
      'kelurahan.geojson: seluruh isi berkas ini lebih dari 20 km di luar kota. Periksa berkasnya, atau hapus barisnya dari sumber.yaml.',
    ],
    [
      'a layer elsewhere',
      {
        persil: [
          feature(mawar.properties, 'Polygon', [ring(0, 0, 9, 9).map(([lon, lat]) => [lon - 6, lat + 1])]),
        ],
      },
      'persil.geojson: menurut proyeksinya berkas ini terletak di bujur 106,75, lintang -6,26',
    ],
  ])('%s', async (_, layers, words) => {
    folder = folderWith();
    await run();
    const before = readFileSync(join(folder.path, 'out/dibuat.json'), 'utf8');
    for (const [name, features] of Object.entries(layers ?? {})) folder.write(`${name}.geojson`, features);
    await expect(run()).rejects.toThrow(words);
    expect(readFileSync(join(folder.path, 'out/dibuat.json'), 'utf8')).toBe(before);
  });

  it('a number that two files have', async () => {
    folder = folderWith();
    folder.write('utara.geojson', [last, mawar]);
    const yaml = sourceOf('.geojson').replace(
      /persil: (.*)/,
      'persil:\n  - $1\n  - { berkas: utara.geojson, nomor: NIB }',
    );
    await expect(importMap(yaml, places())).rejects.toThrow(
      'persil.geojson, utara.geojson: satu nomor persil dipakai beberapa kali: 3578061002.00001 (persil.geojson fitur 3; utara.geojson fitur 1); 3578061001.00001 (persil.geojson fitur 1; utara.geojson fitur 2). Beri setiap persil nomornya sendiri.',
    );
  });

  it('a feature that cannot be projected', async () => {
    folder = folderWith();
    const crs = { crs: { type: 'name', properties: { name: 'EPSG:32749' } } };
    const metres = (x: number) => [
      [x, 9_197_000],
      [x + 50, 9_197_000],
      [x, 9_197_050],
      [x, 9_197_000],
    ];
    const zones = [693_000, 693_100, 1e15].map((x) =>
      feature({ KODSZN: 'R-2', NAMSZN: '' }, 'Polygon', [metres(x)]),
    );
    folder.write('zona.geojson', zones, crs);
    await expect(run()).rejects.toThrow('zona.geojson: koordinat fitur 3 jauh di luar proyeksi berkas ini.');
  });

  it('a file that is no map, and one that is not there', async () => {
    folder = folderWith();
    writeFileSync(join(folder.path, 'zona.geojson'), 'surat');
    await expect(run()).rejects.toThrow('zona.geojson: berkas ini tidak dapat dibaca sebagai peta.');
    writeFileSync(join(folder.path, 'rusak.zip'), 'PK surat');
    await expect(importMap('zona: { berkas: rusak.zip, kode: K }', places())).rejects.toThrow(
      'rusak.zip: arsip ini rusak atau terkunci. Buat arsipnya sekali lagi, tanpa kata sandi.',
    );
    await expect(importMap('zona: { berkas: hilang.shp, kode: K }', places())).rejects.toThrow(
      'hilang.shp: berkas ini tidak ada. Periksa nama dan foldernya.',
    );
  });
});
