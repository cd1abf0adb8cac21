import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ImportPlaces, importMap } from '../src/import-map.ts';
import { box, CITY, feature, folderWith, type MadeFeature, type MadeFolder, sourceOf } from './made-city.ts';

let folder: MadeFolder;
beforeEach(() => {
  folder = folderWith();
});
afterEach(() => folder.remove());

const run = (lines = '', more: Partial<ImportPlaces> = {}) =>
  importMap(sourceOf('.geojson', lines), {
    ...{ base: folder.path, out: join(folder.path, 'out'), zoneTable: join(folder.path, 'zona.csv') },
    ...more,
  });
const out = (path: string) => join(folder.path, 'out', path);
const json = (path: string): unknown => JSON.parse(readFileSync(out(path), 'utf8'));
const withField = (one: MadeFeature, fields: object): MadeFeature => ({
  ...one,
  properties: { ...one.properties, ...fields },
});
const [first, second, third] = CITY.persil;
const numbered = (one: MadeFeature, NIB: string) => withField(one, { NIB });

const NAME_OLD = "Bila hanya nomornya yang berganti, sebut nomor lamanya di sumber.yaml ('nomor-lama').";

describe('a second import', () => {
  it('of the same files says that nothing has changed; the first says nothing', async () => {
    expect((await run()).report.compared).toEqual([]);
    expect((await run()).report.compared).toEqual([
      'Nomor, zona, luas, lapis, dan kelurahan sama seperti sebelumnya.',
    ]);
    expect(existsSync(out('indeks/nomor-lama.json'))).toBe(false);
  });

  it('says what is different, and carries on which numbers have moved', async () => {
    await run('tanggal: 2026-01-01');
    folder.write('persil.geojson', [
      numbered(first, '00002'),
      numbered(second, '00001'),
      numbered(third, '7'),
    ]);
    folder.write('zona.geojson', [withField(CITY.zona[0], { KODSZN: 'R-3' }), CITY.zona[1]]);
    const { report } = await run('tanggal: 2026-03-01');
    expect(report.compared).toEqual([
      '1 zona tidak punya lahan lagi: R-2. Bila zonanya dicabut, hapus barisnya dari tabel zona dan kolomnya dari tabel kegiatan.',
      `1 nomor persil tidak ada lagi: 3578061002.00001. ${NAME_OLD}`,
      '1 nomor persil baru: 3578061002.7',
      '2 nomor persil sekarang menunjuk tanah lain: 3578061001.00001, 3578061001.00002. Bila itu keliru, periksa kolom nomornya.',
    ]);
    const moved = (date: string, other = date) => ({
      renamed: [],
      moved: [
        ['3578061001.00001', date],
        ['3578061001.00002', other],
      ],
    });
    expect(json('indeks/nomor-lama.json')).toEqual(moved('2026-03-01'));
    await run('tanggal: 2026-05-01');
    expect(json('indeks/nomor-lama.json')).toEqual(moved('2026-03-01'));
    folder.write('persil.geojson', [numbered(first, '00001'), numbered(second, '9'), numbered(third, '7')]);
    await run();
    expect(json('indeks/nomor-lama.json')).toEqual({
      renamed: [],
      moved: [['3578061001.00001', '']],
    });
  });

  it('knows no day for numbers that have moved where the date is that of the map before', async () => {
    await run('tanggal: 2026-01-01');
    folder.write('persil.geojson', [numbered(first, '00002'), numbered(second, '00001'), third]);
    const { report } = await run('tanggal: 2026-01-01');
    expect(report.compared.at(-1)).toBe(
      "'tanggal' di sumber.yaml tidak lebih baru daripada peta yang lama, jadi tautan lama tidak dapat dibedakan. Tulis tanggal data yang baru, lalu impor sekali lagi.",
    );
    expect(json('indeks/nomor-lama.json')).toEqual({
      renamed: [],
      moved: [
        ['3578061001.00001', ''],
        ['3578061001.00002', ''],
      ],
    });
  });

  it('takes back first what a killed run had moved away', async () => {
    await run();
    mkdirSync(out('.lama'));
    for (const name of ['indeks', 'dibuat.json']) renameSync(out(name), out(`.lama/${name}`));
    expect((await run()).report.compared).toEqual([
      'Nomor, zona, luas, lapis, dan kelurahan sama seperti sebelumnya.',
    ]);
  });

  it('says what of the map before cannot be read, and compares the others', async () => {
    await run();
    writeFileSync(out('indeks/persil-3578061001.json'), '[[1');
    writeFileSync(out('indeks/nomor-lama.json'), '{}');
    writeFileSync(out('dibuat.json'), '{}');
    folder.write('persil.geojson', [first, second, numbered(third, '7')]);
    const { report } = await run();
    expect(report.compared).toEqual([
      'dibuat.json dari peta lama tidak ada atau tidak dapat dibaca; lapis dan jumlahnya tidak dibandingkan.',
      'indeks/nomor-lama.json dari peta lama tidak dapat dibaca; nomor yang pernah pindah tidak diteruskan.',
      'indeks/persil-3578061001.json dari peta lama tidak ada atau tidak dapat dibaca; nomor di dalamnya tidak dibandingkan.',
      `1 nomor persil tidak ada lagi: 3578061002.00001. ${NAME_OLD}`,
      '1 nomor persil baru: 3578061002.7',
    ]);
    writeFileSync(out('indeks/kota.json'), '[[1');
    expect((await run()).report.compared).toEqual([
      'indeks/kota.json dari peta lama tidak ada atau tidak dapat dibaca; nomor, zona, dan kelurahannya tidak dibandingkan.',
    ]);
  });

  it('says which kelurahan are gone, and which have another id', async () => {
    const [mawar, melati] = CITY.kelurahan;
    folder.write('kelurahan.geojson', [
      mawar,
      melati,
      box({ ...melati.properties, WADMKD: 'KENANGA', KDEPUM: '99' }, 40, 0, 9, 9),
    ]);
    await run();
    folder.write('kelurahan.geojson', [mawar, withField(melati, { KDEPUM: '35.78.06.1009' })]);
    expect((await run()).report.compared).toEqual([
      '1 kelurahan tidak ada lagi: Kenanga',
      'kelurahan Melati berganti id dari 3578061002 ke 3578061009, dan nomor semua persilnya ikut berganti',
      `1 nomor persil tidak ada lagi: 3578061002.00001. ${NAME_OLD}`,
      '1 nomor persil baru: 3578061009.00001',
    ]);
  });

  it('that takes half away is refused with the old map untouched, until somebody says to go on', async () => {
    folder.write('banjir.geojson', [box({}, 0, 0, 5, 5)]);
    await run('khusus: [{ id: banjir, nama: Banjir, berkas: banjir.geojson }]');
    const before = readFileSync(out('dibuat.json'), 'utf8');
    folder.write('persil.geojson', [first]);
    await expect(run()).rejects.toThrow(`Peta baru kehilangan separuh atau lebih dari:
  persil: dulu 3, sekarang 1
  lapis khusus-banjir: dulu 1 fitur, sekarang tidak ada
Periksa berkas dan sumber.yaml. Bila memang begitu, jalankan 'npm run map:import -- --lanjut'.`);
    expect(readFileSync(out('dibuat.json'), 'utf8')).toBe(before);
    const { report } = await run('', { mayShrink: true });
    expect(report.compared).toEqual([
      '1 lapis tidak ada lagi: khusus-banjir',
      'persil: dulu 3, sekarang 1',
      `2 nomor persil tidak ada lagi: 3578061001.00002, 3578061002.00001. ${NAME_OLD}`,
    ]);
  });

  it('that takes half away is refused by the lists too, where dibuat.json is gone', async () => {
    await run();
    rmSync(out('dibuat.json'));
    folder.write('persil.geojson', [first]);
    await expect(run()).rejects.toThrow('persil: dulu 3, sekarang 1');
  });

  it('of another place is refused, until somebody says to go on; then its numbers say nothing', async () => {
    await run();
    const far = (one: MadeFeature): MadeFeature => {
      const [ring = []] = (one.geometry?.coordinates ?? []) as [number, number][][];
      return feature(one.properties, 'Polygon', [ring.map(([lon, lat]) => [lon - 1, lat])]);
    };
    for (const [name, features] of Object.entries(CITY)) folder.write(`${name}.geojson`, features.map(far));
    await expect(run()).rejects.toThrow(
      "Peta lama terletak di bujur 112,75, lintang -7,26, peta baru di bujur 111,75, lintang -7,26. Periksa berkas dan sumber.yaml. Bila memang begitu, jalankan 'npm run map:import -- --lanjut'.",
    );
    const { report } = await run('', { mayShrink: true });
    expect(report.compared).toEqual(['Peta lama terletak di tempat lain, jadi tidak dibandingkan.']);
    expect(existsSync(out('indeks/nomor-lama.json'))).toBe(false);
  });

  it('says of which zones the table of activities says nothing', async () => {
    const { report } = await run('', { ruledZones: (codes) => codes.filter((code) => code === 'K-1') });
    expect(report.next[0]).toBe(
      'Tambahkan kolom zona ini ke tabel kegiatan: R-2. Tanpa kolom, peta tidak dapat menyebut kegiatannya.',
    );
    expect((await run('', { ruledZones: () => undefined })).report.next).toEqual([
      "Jalankan 'npm run content:check', lalu lihat petanya dengan 'npm start'.",
    ]);
  });
});

describe('old numbers', () => {
  const withColumn = () =>
    importMap(sourceOf('.geojson').replace('nomor: NIB,', 'nomor: NIB, nomor-lama: LAMA,'), {
      ...{ base: folder.path, out: join(folder.path, 'out'), zoneTable: join(folder.path, 'zona.csv') },
    });
  const withTable = (lines: string, date = '2026-03-01') => {
    writeFileSync(join(folder.path, 'nomor.csv'), lines);
    return run(`tanggal: ${date}\nnomor-lama: { berkas: nomor.csv, lama: LAMA, baru: BARU }`);
  };

  it('lead on from a table, where it is clear to which', async () => {
    const { report, accounts } = await withTable(`LAMA;BARU
900;00002
3578061001.901;3578061001.00001
902;00001
903;7
;00002
00001;00002
904;00002
904;3578061001.00001
`);
    expect(json('indeks/nomor-lama.json')).toEqual({
      renamed: [
        ['3578061001.00001', '3578061001.00002'],
        ['3578061001.900', '3578061001.00002'],
        ['3578061001.901', '3578061001.00001'],
      ],
      moved: [['3578061001.00001', '2026-03-01']],
    });
    expect(report.notes).toEqual([
      '1 baris tanpa nomor lama dilewati ((tanpa nomor) ke 3578061001.00002 di nomor.csv baris 6)',
      '1 nomor lama sekarang nomor persil lain; kartunya menyebut nomor baru bidang yang lama (3578061001.00001 ke 3578061001.00002 di nomor.csv baris 7)',
      '2 nomor lama tidak dialihkan: nomor barunya tidak ada di peta, atau ada di beberapa kelurahan; perbaiki, atau tulis dengan id kelurahannya (902 ke 00001 di nomor.csv baris 4, 903 ke 7 di nomor.csv baris 5)',
      '2 nomor lama tidak dialihkan: beberapa persil mengakuinya (3578061001.904 ke 3578061001.00002 di nomor.csv baris 8, 3578061001.904 ke 3578061001.00001 di nomor.csv baris 9)',
    ]);
    expect(accounts.at(-1)).toEqual({
      ...{ file: 'nomor.csv', role: 'nomor-lama', read: 8, used: 3 },
      leftOut: { unnumbered: 1, unknown: 2, contested: 2 },
    });
    expect(report.read.at(-1)).toBe(
      'nomor.csv (nomor-lama): 8 baris dibaca, 3 dipakai, 5 dilewati (1 tanpa nomor, 2 nomor barunya tidak ada, 2 untuk beberapa persil)',
    );
  });

  it('lead on from a column of the parcels', async () => {
    folder.write('persil.geojson', [
      withField(first, { LAMA: '3578061002.88' }),
      withField(second, { LAMA: '77' }),
      withField(third, { LAMA: null }),
    ]);
    await withColumn();
    expect(json('indeks/nomor-lama.json')).toEqual({
      renamed: [
        ['3578061001.77', '3578061001.00002'],
        ['3578061002.88', '3578061001.00001'],
      ],
      moved: [],
    });
  });

  it('of a column that have lost their last digits are refused', async () => {
    folder.write('persil.geojson', [withField(first, { LAMA: 35_780_100_010_010_000_000 }), second]);
    await expect(withColumn()).rejects.toThrow(
      "persil.geojson: kolom 'LAMA' menyimpan nomor sebagai angka, sehingga angka terakhirnya hilang",
    );
  });

  it.each([
    ['is not there', undefined, 'nomor.csv: berkas ini tidak ada. Periksa nama dan foldernya.'],
    ['is no table', 'LAMA;"BARU\n1;2', 'nomor.csv: tabel ini tidak dapat dibaca mulai baris '],
    ['lacks a column', 'LAMA;B\n', "nomor.csv: tidak ada kolom 'BARU' (baru). Yang ada: LAMA, B."],
    ['has a column twice', 'LAMA;BARU;Lama\n1;2;3\n', "nomor.csv: kolom 'LAMA' ada dua kali."],
  ])('of a table that %s are refused', async (_, text, words) => {
    if (text !== undefined) await expect(withTable(text)).rejects.toThrow(words);
    else await expect(run('nomor-lama: { berkas: nomor.csv, lama: A, baru: BARU }')).rejects.toThrow(words);
  });

  it('that are reused keep the day of the first map that says so', async () => {
    const table = 'LAMA;BARU\n3578061001.00001;3578061001.00002\n';
    await withTable(table);
    await withTable(table, '2026-05-01');
    expect(json('indeks/nomor-lama.json')).toEqual({
      renamed: [['3578061001.00001', '3578061001.00002']],
      moved: [['3578061001.00001', '2026-03-01']],
    });
  });

  it('that are reused since nobody knows when have no day', async () => {
    await run('tanggal: 2026-01-01');
    await withTable('LAMA;BARU\n3578061001.00001;3578061001.00002\n');
    expect(json('indeks/nomor-lama.json')).toEqual({
      renamed: [['3578061001.00001', '3578061001.00002']],
      moved: [['3578061001.00001', '']],
    });
  });
});
