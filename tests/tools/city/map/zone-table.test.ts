import { csvTable, mistakeLine, readTable, type Table } from '@bupc/content/files';
import { expect, it } from 'vitest';
import { readZones } from '../../../../tools/city/map/zone-table.ts';
import { HEAD, R2, withR2 } from './map-folder.ts';

const zonesOf = (...rows: string[]) => {
  const { zones, mistakes } = readZones(csvTable([HEAD, ...rows].join('\n')), 'zona.csv');
  return { zones, mistakes: mistakes.map(mistakeLine) };
};

it('reads a zone as a spreadsheet writes it, and one without limits yet', () => {
  expect(zonesOf(R2, 'SC;Suaka;Lindung;#2a6a74;#123456;kisi;;;;;;;;')).toEqual({
    zones: [
      {
        code: 'R-2',
        name: 'Perumahan',
        group: 'Perumahan',
        light: '#F0CB55',
        dark: '#75632F',
        pattern: 'none',
        buildingLimits: {
          coverage: 60,
          floorRatio: 1.8,
          green: 20,
          storeys: 3,
          height: 12,
          setback: { front: 3, rear: 2, side: 1 },
        },
        clause: 'pasal 42',
      },
      {
        code: 'SC',
        name: 'Suaka',
        group: 'Lindung',
        light: '#2a6a74',
        dark: '#123456',
        pattern: 'grid',
        clause: '',
      },
    ],
    mistakes: [],
  });
});

it.each([
  ['kode', '', 'kode is empty; write the code as the plan does, such as R-2'],
  ['nama', '', 'nama is empty; write the name of the zone'],
  ['terang', 'kuning', 'terang takes a colour, written #F0CB55; it holds "kuning"'],
  ['gelap', '', 'gelap takes a colour, written #F0CB55; it holds nothing'],
  [
    'pola',
    'bintik',
    'pola takes polos, miring turun, miring naik, tegak, tambah, kisi, titik, datar, putus; it holds "bintik"',
  ],
  ['kdb', '6O', 'kdb takes a number from 0 to 100; it holds "6O"'],
  ['kdb', '120', 'kdb takes a number from 0 to 100; it holds "120"'],
  ['lantai', '2,5', 'lantai takes a whole number from 0 to 200; it holds "2,5"'],
  [
    'klb',
    '',
    'klb is empty; write a number, or leave kdb, klb, kdh, lantai, tinggi, gsb_depan, gsb_belakang, gsb_samping all empty',
  ],
  ['kdh', '50', 'kdh makes 110% of the land together with kdb; lower one of them'],
])('names what is wrong with %s %j by its row', (column, value, message) => {
  expect(zonesOf(withR2(column, value))).toEqual({ zones: [], mistakes: [`zona.csv, line 2: ${message}`] });
});

it('takes the first of two zones with one code', () => {
  const { zones, mistakes } = zonesOf(R2, '', R2);
  expect([zones.length, mistakes]).toEqual([
    1,
    ["zona.csv, line 4: kode 'R-2' stands in line 2 too; each code stands once"],
  ]);
});

it('says which columns are missing and which are none', () => {
  const { mistakes } = readZones(csvTable('kode;nma;Kode\nR-2;Perumahan;R-2'), 'zona.csv');
  expect(mistakes.map(mistakeLine)).toEqual([
    'zona.csv, line 1: has no column nama; write it into the first line',
    "zona.csv, line 1: has a column 'nma'; write nama",
    "zona.csv, line 1: has one column twice: A ('kode') and C ('Kode'); keep one of them",
  ]);
});

it('says which columns have cells but no heading, and takes an empty one', () => {
  const mistakesOf = (end: string) =>
    readZones(csvTable(`${HEAD};;catatan\n${R2};${end}`), 'zona.csv').mistakes;
  const strange = `has a column 'catatan'; there are ${HEAD.split(';').join(', ')}`;
  const unheaded =
    'the column P has cells but no heading and is not read; write its name into the first line, or empty it';
  expect([mistakesOf(';a'), mistakesOf('x;a')].map((all) => all.map(({ message }) => message))).toEqual([
    [strange],
    [strange, unheaded],
  ]);
});

it('reads percent cells of a workbook as they are shown', async () => {
  const table = await readTable('tests/fixtures/tables/zona.xlsx', 'zona.xlsx');
  const { zones, mistakes } = readZones(table as Table, 'zona.xlsx');
  const limits = zones.slice(0, 2).map(({ code, buildingLimits }) => ({ code, ...buildingLimits }));
  const setbacks = [
    { front: 3, rear: 2, side: 1 },
    { front: 4, rear: 2, side: 1.5 },
  ];
  expect([mistakes, limits]).toEqual([
    [],
    [
      { code: 'R-2', coverage: 60, floorRatio: 1.8, green: 20, storeys: 3, height: 12, setback: setbacks[0] },
      { code: 'R-3', coverage: 60, floorRatio: 1.2, green: 30, storeys: 2, height: 9, setback: setbacks[1] },
    ],
  ]);
});

it('reads rows that all end with a separator', () => {
  const rows = [R2, withR2('kode', 'K-1')];
  expect(zonesOf(...rows.map((row) => `${row};`))).toEqual(zonesOf(...rows));
});
