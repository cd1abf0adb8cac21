import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { planZones } from '../../src/write/zone-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zone-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const zone = (name: string) => ({ code: 'SD-4', name, group: 'Lain' });
function written(old: Buffer | undefined, name = 'Sudut') {
  const path = join(folder, 'zona.csv');
  if (old) writeFileSync(path, old);
  const report = { made: [], next: [] };
  planZones(path, [zone(name)])(report);
  return { ...report, text: readFileSync(path) };
}
const NEXT = 'Lengkapi 1 zona baru di zona.csv: SD-4.';
const KEPT = 'zona.csv: yang lama tersimpan sebagai zona.csv.lama';
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const windows = (text: string) => Buffer.from(text.replace('–', '\x96'), 'latin1');

it.each([
  ['Windows-1252 and semicolons', windows, 'kode;nama\r\nR-2;Café – m²\r\n', 'SD-4;Sudut\r\n'],
  ['Unicode text of Excel, with tabs', utf16, 'kode\tnama\r\nR-2\tCafé\r\n', 'SD-4\tSudut\r\n'],
  ['the line sep= of Excel', windows, 'sep=|\r\nkode|nama\r\nR-2|Café\r\n', 'SD-4|Sudut\r\n'],
  ['commas', windows, 'nama,kode\n"Café, m²",R-2\n', 'Sudut,SD-4\n'],
])('adds a zone to a table in %s, and keeps the old one', (_, encoded, old, more) => {
  expect(written(encoded(old))).toEqual({ made: [KEPT], next: [NEXT], text: encoded(old + more) });
  expect(readFileSync(join(folder, 'zona.csv.lama'))).toEqual(encoded(old));
});

it('says so where the encoding cannot hold a name', () => {
  expect(written(windows('kode;nama\nR-2;Café\n'), 'Ţ')).toEqual({
    made: [KEPT],
    next: [
      NEXT,
      "Simpan zona.csv sebagai 'CSV UTF-8' di Excel mulai sekarang: pengodean yang lama tidak punya semua huruf zona yang baru.",
    ],
    text: Buffer.from('\ufeffkode;nama\nR-2;Café\nSD-4;Ţ\n'),
  });
});

it('leaves a table alone that has all zones, and makes one where there is none', () => {
  const table = windows('kode;nama\nSD-4;Café');
  expect(written(table)).toEqual({ made: [], next: [], text: table });
  rmSync(join(folder, 'zona.csv'));
  expect([written(undefined).made, readdirSync(folder)]).toEqual([[], ['zona.csv']]);
});

it.each([
  ['is cut off', utf16('kode\tnama\n').subarray(0, -1), 'zona.csv: berkas ini terpotong atau bukan teks, '],
  [
    'has an open quote',
    Buffer.from('kode;nama\n"R-2;Rumah'),
    'zona.csv: tabel ini tidak dapat dibaca mulai baris 2. ',
  ],
  [
    'has no codes',
    windows('zona;nama\nR-2;Café'),
    "zona.csv tidak punya kolom 'kode'. Yang ada: zona, nama.",
  ],
])('refuses a table that %s, which stays as it is', (_, old, says) => {
  expect(() => written(old)).toThrow(says);
  expect([readFileSync(join(folder, 'zona.csv')), readdirSync(folder)]).toEqual([old, ['zona.csv']]);
});
