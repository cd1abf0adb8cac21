import { expect, it } from 'vitest';
import { plainCsv } from '../../src/read/plain-csv.ts';

const TABLE = 'nama;bujur;lintang\r\nCafé;112,75;-7,26\r\n';
const PLAIN = '"nama","bujur","lintang"\n"Café","112,75","-7,26"\n';
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

it.each<[string, Uint8Array]>([
  ['UTF-8', Buffer.from(TABLE)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TABLE}`)],
  ['Windows-1252', Buffer.from(TABLE, 'latin1')],
  ['UTF-16', utf16(`\uFEFF${TABLE}`)],
  ['UTF-16 without its mark', utf16(TABLE)],
  ['UTF-16, the other way round', utf16(`\uFEFF${TABLE}`).swap16()],
  ['UTF-16, the other way round and without its mark', utf16(TABLE).swap16()],
  ['a line of Excel before it', Buffer.from(`sep=;\r\n${TABLE}`)],
  ['tabs', Buffer.from(TABLE.replaceAll(';', '\t'))],
  ['commas', Buffer.from(PLAIN)],
])('a table with coordinates is read in or with %s', (_, bytes) => {
  expect(plainCsv(bytes, 'a.csv')).toBe(PLAIN);
});

it.each([
  [
    'decimals look like columns',
    'nama,bujur,lintang\nA,112,75,-7,25\n',
    'a.csv: baris 2 punya 5 nilai, padahal kolomnya 3. Beri tanda kutip pada nilai yang memuat pemisah, atau pakai titik koma sebagai pemisah.',
  ],
  [
    'a column stands twice',
    'nama;bujur;Bujur;lintang\nA;112;113;-7\n',
    "a.csv: kolom 'Bujur' ada dua kali. Hapus salah satunya, atau ganti namanya.",
  ],
  [
    'a quote does not end',
    'nama;bujur;lintang\n"A;112;-7\n',
    "a.csv: tabel ini tidak dapat dibaca mulai baris 2. Periksa tanda kutip di baris itu, atau simpan sekali lagi sebagai 'CSV UTF-8'.",
  ],
  [
    'a shape is cut off',
    'nama;WKT\nA;POINT (112 -7)\nB;"POLYGON ((112 -7, 113"\n',
    "a.csv: bentuk di kolom 'wkt' baris 3 terpotong; kurungnya tidak berpasangan.",
  ],
])('a table is refused where %s', (_, text, words) => {
  expect(() => plainCsv(Buffer.from(text), 'a.csv')).toThrow(words);
});
