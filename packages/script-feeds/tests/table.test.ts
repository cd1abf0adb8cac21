import { expect, it } from 'vitest';
import { isNamed } from '../src/rules/sheet-spec.ts';
import { BANNER_SHEET, SHEETS } from '../src/rules/sheets.ts';
import { readTable } from '../src/rules/table.ts';

it.each([
  ['Keterangan Foto', true],
  ['  keterangan-foto: ', true],
  ['KETERANGAN FOTO (satu baris per foto) *', true],
  ['Photo Captions', true],
  ['Foto', false],
  ['', false],
])('the header %j is the column: %s', (header, isIt) => {
  expect(isNamed(header, 'Keterangan Foto', ['Photo captions'])).toBe(isIt);
});

it.each([
  [['Nama', 'Gambar']],
  [['Gambar', 'Catatan kantor', 'Nama']],
  [['Title', 'Link']],
  [['name *', 'URL (Drive)']],
])('columns are found by their names: %j', (header) => {
  const values = [['', '', ''], header, header.map((name) => `isi ${name}`), ['', '', '']];
  const { rows, notes } = readTable(BANNER_SHEET, { values });
  const read = rows.map((row) => [row.number, row.text('name'), row.text('url')]);
  const named = (pattern: RegExp) => `isi ${header.find((name) => pattern.test(name))}`;
  expect([read, notes]).toEqual([[[3, named(/nama|title|name/i), named(/gambar|link|url/i)]], []]);
});

it('a missing column, and a sheet without a header, say what to write', () => {
  const read = (values: string[][]) => () => readTable(BANNER_SHEET, { values });
  expect(read([['Nama', 'Alamat']])).toThrow(
    'Kolom "Gambar" tidak ada. Tulis "Gambar" di baris judul kolom.',
  );
  expect(read([['']])).toThrow('Kolom "Nama" tidak ada. Tulis "Nama" di baris judul kolom.');
});

it('a column that stands twice is read once and noted', () => {
  const values = [
    ['Nama', 'Gambar', 'Judul'],
    ['a', 'b', 'c'],
  ];
  const { rows, notes } = readTable(BANNER_SHEET, { values });
  expect(rows.map((row) => row.text('name'))).toEqual(['a']);
  expect(notes).toEqual([
    {
      ...{ sheet: 'Banner', row: 1, column: 'Nama' },
      message: 'Kolom "Nama" ada 2 kali; hanya yang pertama dibaca. Hapus yang lain.',
    },
  ]);
});

it('the error of a formula and a text that is too long are noted once, with row and column', () => {
  const values = [
    ['Nama', 'Gambar'],
    ['#REF!', 'a'.repeat(10_001)],
  ];
  const { rows, notes } = readTable(BANNER_SHEET, { values });
  const [row] = rows;
  expect([row?.text('name'), row?.text('name'), row?.text('url').length]).toEqual(['', '', 10_000]);
  expect(notes).toEqual([
    {
      ...{ sheet: 'Banner', row: 2, column: 'Nama' },
      message: 'Rumus di sel ini salah (#REF!). Perbaiki rumusnya atau tulis isinya langsung.',
    },
    {
      ...{ sheet: 'Banner', row: 2, column: 'Gambar' },
      message: 'Terlalu panjang: hanya 10000 huruf pertama yang dipakai.',
    },
  ]);
});

it('the link behind a text counts, and a row of unticked boxes is empty', () => {
  const values = [
    ['Nama', 'Gambar'],
    ['Pantai', 'foto pantai.jpg'],
    [false, ''],
  ];
  const links = [[], ['', 'https://drive.google.com/open?id=1a']];
  const { rows } = readTable(BANNER_SHEET, { values, links });
  expect(rows.map((row) => row.link('url'))).toEqual(['https://drive.google.com/open?id=1a']);
});

it('no word names two columns of a sheet', () => {
  const twice = SHEETS.flatMap(({ name, columns }) => {
    const words = Object.values(columns).flatMap(({ header, words: other }) => [header, ...other]);
    const plain = words.map((word) => word.toLowerCase());
    return plain.filter((word, index) => plain.indexOf(word) !== index).map((word) => `${name}: ${word}`);
  });
  expect(twice).toEqual([]);
});
