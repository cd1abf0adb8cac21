import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { madeRow, madeWorkbook } from '../../../../packages/content/tests/made-workbook.ts';
import { HEAD, R2, readMapWith, withR2 } from './map-folder.ts';

/** An activity that is allowed nowhere, but for what is said of it. */
const activity = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, words: [], allowed: [], limited: {}, conditional: {} },
  ...more,
});

/** The activities of the map, and the mistakes. */
async function mapWith(files: Readonly<Record<string, string | Uint8Array>>) {
  const { map, mistakes } = await readMapWith(files);
  return { activities: map?.activities, mistakes };
}

it('reads the table of activities, its conditions beside the code, in the next column and in the second table', async () => {
  const kegiatan = [
    'kegiatan,Kata lain,R-2,syarat,K-1',
    'Warung,"kios, kelontong",B,Paling luas 30%.,I',
    'Rumah kos,,"T,B1",,B: Di atas lantai usaha.',
    'Gudang,,X,,B',
  ].join('\n');
  const syarat = 'kode;kegiatan;zona;syarat\nB1;;;Parkir di dalam.\n;Gudang;K-1;Paling luas 500 m².';
  expect(await mapWith({ 'kegiatan.csv': kegiatan, 'syarat.csv': syarat })).toEqual({
    mistakes: undefined,
    activities: [
      activity('warung', 'Warung', {
        words: ['kios', 'kelontong'],
        allowed: ['K-1'],
        conditional: { 'R-2': 'Paling luas 30%.' },
      }),
      activity('rumah-kos', 'Rumah kos', {
        conditional: { 'R-2': 'Terbatas. Parkir di dalam.', 'K-1': 'Di atas lantai usaha.' },
      }),
      activity('gudang', 'Gudang', { conditional: { 'K-1': 'Paling luas 500 m².' } }),
    ],
  });
});

const utf16 = (text: string) => Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);

it.each([
  ['with a byte order mark', '\uFEFFkegiatan;R-2\nGudang m²;T'],
  ['with the line of Excel', 'sep=;\r\nkegiatan;R-2\r\nGudang m²;T\r\n;;;\r\n'],
  ['in the encoding of Windows', Buffer.from('kegiatan;R-2\nGudang m\xb2;T', 'latin1')],
  ['as Unicode text', utf16('kegiatan\tR-2\nGudang m²\tT')],
  ['as Unicode text without its mark', utf16('kegiatan\tR-2\nGudang m²\tT').subarray(2)],
  ['with formulas and hyphens of a word processor', 'kegiatan;="R\u20112";\n\u00a0Gudang m²;T;'],
])('reads it %s', async (_, text) => {
  expect(await mapWith({ 'kegiatan.csv': text })).toEqual({
    mistakes: undefined,
    activities: [
      activity('gudang-m', 'Gudang m²', { limited: { 'R-2': 'Syaratnya tanyakan kepada petugas.' } }),
    ],
  });
});

it('reads a workbook, and says where there is a CSV too', async () => {
  const workbook = readFileSync('tests/fixtures/kegiatan.xlsx');
  expect(await mapWith({ 'kegiatan.xlsx': workbook })).toEqual({
    mistakes: undefined,
    activities: [
      activity('warung', 'Warung', {
        words: ['kios', 'kelontong'],
        allowed: ['K-1'],
        conditional: { 'R-2': 'Paling luas 30%.' },
      }),
      activity('gudang', 'Gudang'),
    ],
  });
  const both = await mapWith({ 'kegiatan.xlsx': workbook, 'kegiatan.csv': 'kegiatan\nWarung' });
  expect(both.mistakes?.map((line) => line.replace(/there is .*\//, 'there is '))).toEqual([
    'peta/kegiatan.xlsx: there is kegiatan.csv too; keep one of them',
  ]);
  const broken = await mapWith({ 'kegiatan.xlsx': 'kegiatan;R-2' });
  expect(broken.mistakes).toEqual([expect.stringMatching(/^peta\/kegiatan\.xlsx: this cannot be read: /)]);
});

it('names what is wrong in the table of activities by its row and column', async () => {
  const kegiatan = ['kegiatan;id;R-2;K-9', 'Warung;;Y;I', ';;I;I', 'Warung;;I;I'].join('\n');
  expect(await mapWith({ 'kegiatan.csv': kegiatan })).toEqual({
    activities: undefined,
    mistakes: [
      "peta/kegiatan.csv, line 1: has a column 'K-9', which is no zone of zona.csv",
      'peta/kegiatan.csv, line 2: R-2 takes I, T, B or X, several with commas, a condition behind a colon; it holds "Y"',
      'peta/kegiatan.csv, line 3: kegiatan is empty; write the name of the activity',
      "peta/kegiatan.csv, line 4: kegiatan 'warung' stands in line 2 too; each stands once",
    ],
  });
});

it('names both columns of a zone that stands twice, and refuses an error of the spreadsheet', async () => {
  const twice = readFileSync('tests/fixtures/tables/kegiatan-judul-ganda.csv');
  const error = 'kegiatan;R-2;K-1\nWarung;I;-\nGudang;#N/A;';
  expect([await mapWith({ 'kegiatan.csv': twice }), await mapWith({ 'kegiatan.csv': error })]).toEqual([
    {
      activities: undefined,
      mistakes: [
        "peta/kegiatan.csv, line 1: has one column twice: B ('R-2') and D ('R-2'); keep one of them",
      ],
    },
    {
      activities: undefined,
      mistakes: [
        'peta/kegiatan.csv, line 3: errors of the spreadsheet stand in B3 (#N/A); correct their formulas, or write the values',
      ],
    },
  ]);
});

it.each([
  ['a title', 'Lampiran III;;\n;;\nKegiatan;R-2;K-1\nWarung;I;X'],
  ['the codes below a merged cell', 'Kegiatan;Zona;\n;R-2;K-1\nWarung;I;X'],
  ['both', 'Lampiran III Tabel ITBX;;;\nKegiatan;Kata lain;Zona;\n;;R-2;K-1\nWarung;;I;X'],
])('reads the annex with %s', async (_, text) => {
  const warung = activity('warung', 'Warung', { allowed: ['R-2'] });
  expect(await mapWith({ 'kegiatan.csv': text })).toEqual({ activities: [warung], mistakes: undefined });
});

it.each([
  [
    'it has no activities',
    'Lampiran III;;\n;R-2;K-1\nWarung;I;X\nGudang;X;X',
    'line 1: has no column kegiatan; its first lines are read as "Lampiran III;;", then ";R-2;K-1", then "Warung;I;X"; write the names of the columns as: kegiatan;kata lain;R-2;K-1',
  ],
  [
    'a code is no zone',
    'Lampiran III;;\nKegiatan;Zona;\n;R-2;K-9\nWarung;I;X',
    "line 3: has a column 'K-9', which is no zone of zona.csv",
  ],
  [
    'a code is written with other signs',
    'kegiatan;R-2;K 1\nWarung;I;X',
    "line 1: has a column 'K 1', which is no zone of zona.csv; write K-1",
  ],
  [
    'no code is a zone',
    'kegiatan;K-9\n;I',
    "line 1: has a column 'K-9', which is no zone of zona.csv\nline 2: kegiatan is empty; write the name of the activity",
  ],
])('says how the annex is read where %s', async (_, text, message) => {
  const mistakes = message.split('\n').map((line) => `peta/kegiatan.csv, ${line}`);
  expect(await mapWith({ 'kegiatan.csv': text })).toEqual({ activities: undefined, mistakes });
});

it('knows the zones of which the table of activities says nothing', async () => {
  const unruled = async (files: Readonly<Record<string, string>>) =>
    (await readMapWith(files)).map?.zones.filter(({ isUnruled }) => isUnruled).map(({ code }) => code);
  expect(await unruled({ 'kegiatan.csv': 'kegiatan;R-2\nWarung;B' })).toEqual(['K-1']);
  expect(await unruled({})).toEqual([]);
});

it('names the mistakes of all tables at once', async () => {
  const zones = [HEAD, withR2('kdb', '6O')].join('\n');
  const { mistakes } = await mapWith({ 'zona.csv': zones, 'kegiatan.csv': 'kegiatan;R-2\nWarung;Y' });
  expect(mistakes).toEqual([
    'peta/zona.csv, line 2: kdb takes a number from 0 to 100; it holds "6O"',
    'peta/kegiatan.csv, line 2: R-2 takes I, T, B or X, several with commas, a condition behind a colon; it holds "Y"',
  ]);
});

it('names conditions that belong to no cell', async () => {
  const syarat = 'kegiatan;zona;syarat\nWarung;K-9;Di dalam.\n;K-1;Di dalam.\nWarung;R-2;';
  const kegiatan = 'kegiatan;R-2\nWarung;B';
  expect((await mapWith({ 'kegiatan.csv': kegiatan, 'syarat.csv': syarat })).mistakes).toEqual([
    'peta/syarat.csv, line 3: kode is empty; write a code such as B1, or kegiatan and zona',
    'peta/syarat.csv, line 4: syarat is empty; write the condition',
  ]);
  expect(
    (await mapWith({ 'kegiatan.csv': kegiatan, 'syarat.csv': syarat.split('\n').slice(0, 2).join('\n') }))
      .mistakes,
  ).toEqual([
    'peta/syarat.csv, line 2: belongs to no cell of the activities that has T or B; correct kode, kegiatan or zona',
  ]);
});

const many = (count: number, width: number, text: string, first = 'the first line') =>
  `the line has ${count} values, ${first} ${width}; "${text}" has no column: empty it, or put quotes around one that holds what separates them`;
const USES = 'kegiatan;R-2;K-1\nWarung;I;X';
const CONDITION = 'kode;syarat\nB1;Di dalam.';

it.each([
  ['zona.csv', [HEAD, `${R2};cek lagi`, withR2('kode', 'K-1')].join('\n'), 2, many(16, 15, 'cek lagi')],
  // Its last value is empty, so that nothing stands behind the last column.
  [
    'zona.csv',
    [HEAD, withR2('kode', 'K-1').replace('1,8', '1.8'), withR2('pasal', '')].join('\n').replaceAll(';', ','),
    3,
    'the line has 16 values, the first line 15; put quotes around one that holds what separates them, or take the separator at its end away',
  ],
  ['syarat.csv', `${CONDITION};cek\nB2;Lain.`, 2, many(3, 2, 'cek')],
  ['kegiatan.csv', 'kegiatan;R-2;K-1\nWarung;I;X;;cek', 2, many(5, 3, 'cek')],
  ['kegiatan.csv', 'Lampiran III;;\nkegiatan;R-2;K-1\nWarung;I;X;cek', 3, many(4, 3, 'cek', 'line 2')],
])('names a cell behind the last column of %s, alone: %j', async (file, text, line, message) => {
  const files = { 'kegiatan.csv': USES, 'syarat.csv': CONDITION, [file]: text };
  expect(await mapWith(files)).toEqual({
    activities: undefined,
    mistakes: [`peta/${file}, line ${line}: ${message}`],
  });
});

it('says nothing of the activities where the columns of the zones, or a code, cannot be read', async () => {
  const zones = (text: string) => mapWith({ 'kegiatan.csv': USES, 'zona.csv': text });
  const [wrong, empty] = [HEAD.replace('kode', 'kod'), withR2('kode', '')];
  expect([
    await zones(`${wrong}\n${R2}`),
    await zones(`${HEAD}\n${empty}\n${withR2('kode', 'K-1')}`),
  ]).toEqual([
    {
      activities: undefined,
      mistakes: [
        'peta/zona.csv, line 1: has no column kode; write it into the first line',
        "peta/zona.csv, line 1: has a column 'kod'; write kode",
      ],
    },
    {
      activities: undefined,
      mistakes: ['peta/zona.csv, line 2: kode is empty; write the code as the plan does, such as R-2'],
    },
  ]);
});

it('names columns without a heading in a workbook of activities', async () => {
  const row = (...cells: readonly string[]) =>
    madeRow(...cells.map((text) => `<c t="str"><v>${text}</v></c>`));
  const rows = row('kegiatan', 'R-2') + row('Warung', 'B', 'Di dalam.', 'cek');
  expect(await mapWith({ 'kegiatan.xlsx': madeWorkbook([{ rows }]) })).toEqual({
    activities: undefined,
    mistakes: [
      'peta/kegiatan.xlsx, line 1: the columns C and D have cells but no heading and are not read; write their names into the first line, or empty them',
    ],
  });
});
