import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Feature } from '../../src/geometry.ts';
import { dbfLetters } from '../../src/read/dbf-letters.ts';
import { lostLetters } from '../../src/read/letters.ts';

describe('the letters of a shapefile are read', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'letters-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Writes a table of one column of ten bytes; gives the shapefile that it belongs to. */
  const shapefile = (texts: readonly Buffer[], mark: number, cpg?: string) => {
    const head = Buffer.alloc(65);
    head.writeUInt8(3, 0);
    head.writeUInt32LE(texts.length, 4);
    head.writeUInt16LE(65, 8);
    head.writeUInt16LE(11, 10);
    head.writeUInt8(mark, 29);
    head.write('NAMA', 32, 'latin1');
    head.write('C', 43, 'latin1');
    head.writeUInt8(10, 48);
    head.writeUInt8(0x0d, 64);
    const record = (text: Buffer) => Buffer.concat([Buffer.from(' '), text, Buffer.alloc(10, ' ')], 11);
    writeFileSync(join(folder, 'a.DBF'), Buffer.concat([head, ...texts.map(record)]));
    if (cpg !== undefined) writeFileSync(join(folder, 'a.cpg'), cpg);
    return join(folder, 'a.shp');
  };
  const [plain, utf8, cut, windows] = [
    Buffer.from('Mawar'),
    Buffer.from('Café'),
    Buffer.from('abcdefghié').subarray(0, 10),
    Buffer.from('Caf\xe9', 'latin1'),
  ];
  const told = (why: string) =>
    `a.shp: hurufnya ${why}; dibaca sebagai Windows-1252, misalnya 'Café'. Bila keliru, ekspor sekali lagi dalam UTF-8.`;

  type Case = [string, Buffer[], number, string | undefined, ReturnType<typeof dbfLetters>];
  const asWindows = (...said: string[]): Case[4] => ({ encoding: 'CP1252', said });
  it.each<Case>([
    ['in any encoding, where all are plain', [plain], 0x57, 'Big5', { said: [] }],
    ['as UTF-8, whatever is said', [plain, utf8], 0x57, '1252', { encoding: 'UTF-8', said: [] }],
    ['as UTF-8, where the column cuts one off', [cut], 0, undefined, { encoding: 'UTF-8', said: [] }],
    ['as Windows-1252, as the table says', [windows], 0x57, undefined, asWindows()],
    ...['1252', 'ANSI 1252', 'windows-1252', 'ISO-8859-1', '88591\r\n'].map(
      (cpg): Case => [`as Windows-1252, as .cpg says (${cpg.trim()})`, [windows], 0, cpg, asWindows()],
    ),
    [
      'as Windows-1252, which is told, where nothing says it',
      [plain, windows],
      0,
      undefined,
      asWindows(told('tidak disebut pengodeannya (.cpg)')),
    ],
    [
      'as Windows-1252, which is told, where .cpg is wrong',
      [utf8, windows],
      0x57,
      'UTF-8',
      asWindows(told('bukan UTF-8 seperti kata .cpg')),
    ],
  ])('%s', (_, texts, mark, cpg, letters) => {
    expect(dbfLetters(shapefile(texts, mark, cpg), 'a.shp')).toEqual(letters);
  });
});

it('texts are told whose letters were lost or misread before', () => {
  const feature = (NAMA: unknown, index: number): Feature => ({
    ...{ number: index + 1, properties: { NAMA, LAIN: 'Ã' } },
    shape: { type: 'MultiPoint', coordinates: [[112.75, -7.25]] },
  });
  const features = ['Café', 'Caf\ufffd', 'CafÃ©', 'â€œKotaâ€\u009d', 'Ã la', 12, null].map(feature);
  expect(lostLetters('a.shp', features, ['NAMA', 'LAIN'])).toEqual([
    "a.shp: kolom 'NAMA' berisi huruf yang sudah hilang (\ufffd) pada fitur 2. Perbaiki isinya, atau ekspor sekali lagi dalam UTF-8.",
    "a.shp: huruf di kolom 'NAMA' salah baca sebelum sampai di berkas ini, pada fitur 3, 4: 'CafÃ©', mungkin maksudnya 'Café'. Perbaiki isinya, atau ekspor sekali lagi dalam UTF-8.",
  ]);
});
