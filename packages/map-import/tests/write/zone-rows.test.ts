import { expect, it } from 'vitest';
import { addZones } from '../../src/write/zone-rows.ts';

const HEAD =
  'kode;nama;kelompok;terang;gelap;pola;kdb;klb;kdh;lantai;tinggi;gsb_depan;gsb_belakang;gsb_samping;pasal';
const ROW = 'R-2;Perumahan kepadatan tinggi;Perumahan;#F0CB55;#75632F;polos;60;1,8;20;3;12;3;2;1;pasal 42';
const zone = (code: string, name = '', group = '') => ({ code, name, group });

it.each([
  ['nothing where all are known', `${HEAD}\n${ROW}\n`, [zone('R-2')], '', []],
  [
    'a row for a national code',
    `${HEAD}\n${ROW}\n`,
    [zone('R-2'), zone('K-1', 'Perdagangan; jasa')],
    'K-1;"Perdagangan; jasa";Perdagangan dan jasa;#CF4F3B;#853528;miring naik;;;;;;;;;\n',
    ['K-1'],
  ],
  [
    'a row with the file’s own group',
    `${HEAD}\n`,
    [zone('RTH-2', 'Taman', 'Hijau')],
    'RTH-2;Taman;Hijau;#98C581;#3F6B41;titik;;;;;;;;;\n',
    ['RTH-2'],
  ],
  [
    'a colour of the palette',
    `${HEAD}\n`,
    [zone('SD-4A')],
    'SD-4A;SD-4A;Lain-lain;#F7DE8A;#867648;polos;;;;;;;;;\n',
    ['SD-4A'],
  ],
  [
    'with the ends of lines of the table',
    `${HEAD}\r\n${ROW}`,
    [zone('KT')],
    '\r\nKT;KT;Lain-lain;#F7DE8A;#867648;polos;;;;;;;;;\r\n',
    ['KT'],
  ],
])('adds %s', (_, table, zones, more, added) => {
  expect(addZones(table, zones)).toEqual({ text: table + more, added });
});

it('keeps the columns and the separator of the table', () => {
  expect(addZones('\ufeffkode,pasal,nama\nR-2,"pasal 1, 2",Rumah\n', [zone('BA', 'Sungai')]).text).toBe(
    '\ufeffkode,pasal,nama\nR-2,"pasal 1, 2",Rumah\nBA,,Sungai\n',
  );
});

it('begins a table where there is none', () => {
  expect(addZones(undefined, [zone('BA')]).text).toBe(
    `${HEAD}\nBA;BA;Lain-lain;#F7DE8A;#867648;polos;;;;;;;;;\n`,
  );
});
