import { expect, it } from 'vitest';
import { madeRow, madeWorkbook } from '../../../packages/content/tests/made-workbook.ts';
import { judgeSpecialDays } from '../../../tools/city/days/read-special-days.ts';
import { madeFiles } from '../made-files.ts';

function judged(files: Readonly<Record<string, string | Uint8Array>>) {
  const { days, mistakes } = judgeSpecialDays({ CONTENT_DIR: madeFiles(files) });
  return {
    days,
    mistakes: mistakes.map(({ file, line, message }) => [file.split('/').at(-1), line, message]),
  };
}

const INDEPENDENCE = { from: '2026-08-17', to: '2026-08-17', name: 'Hari Kemerdekaan' };

it('reads a table, and none where there is no file', () => {
  expect(judged({})).toEqual({ days: [], mistakes: [] });
  expect(
    judged({
      'libur.csv':
        'Tanggal;Sampai;Nama;Jam\n17/08/2026;;Hari Kemerdekaan;\n18/02/2026;19/03/2026;Ramadan;08.00–11.30, 13.00–15.00\n',
    }),
  ).toEqual({
    days: [
      INDEPENDENCE,
      {
        from: '2026-02-18',
        to: '2026-03-19',
        name: 'Ramadan',
        hours: [
          { from: '08.00', to: '11.30' },
          { from: '13.00', to: '15.00' },
        ],
      },
    ],
    mistakes: [],
  });
});

it('reads a list, whose empty fields are as if they were not there', () => {
  const list = "- tanggal: 2026-08-17\n  nama: Hari Kemerdekaan\n  jam: ''\n  sampai:\n";
  expect(judged({ 'libur.yaml': list })).toEqual({ days: [INDEPENDENCE], mistakes: [] });
});

it('leaves out a row that cannot be used, alone, and names file, line and field', () => {
  expect(
    judged({
      'libur.csv': [
        'tanggal,sampai,nama,jam,catatan',
        '31/02/2026,,Tidak ada,,',
        '2026-12-25,2026-12-24,Terbalik,,',
        '2026-01-01,2027-06-01,Terlalu lama,,',
        ',,Tanpa tanggal,,',
        '2026-03-01,,Jam,pagi,',
        '2026-03-02,,Jam,08.00–11.30,13.00–15.00,x',
        '2026-08-17,,Hari Kemerdekaan,,x',
      ].join('\n'),
    }),
  ).toEqual({
    days: [INDEPENDENCE],
    mistakes: [
      ['libur.csv', 1, "has a column 'catatan'; there are tanggal, sampai, nama, jam"],
      [
        'libur.csv',
        7,
        'the line has 6 values, the first line 5; "x" has no column: empty it, or put quotes around one that holds what separates them',
      ],
      ['libur.csv', 2, 'tanggal takes a day, such as 2026-08-17; it holds "31/02/2026"'],
      ['libur.csv', 5, 'tanggal takes a day, such as 2026-08-17; it holds nothing'],
      ['libur.csv', 6, 'jam takes hours such as 08.00–11.00, or 08.00–11.30, 13.00–15.00; it holds "pagi"'],
      ['libur.csv', 3, 'sampai takes a day that is not before tanggal, 2026-12-25; it holds 2026-12-24'],
      ['libur.csv', 4, 'sampai takes a day within 366 days of tanggal, 2026-01-01; it holds 2027-06-01'],
    ],
  });
});

it('tells a day that stands twice; the first row holds, and the other keeps what it has beyond', () => {
  const list = `
- { tanggal: 2026-03-18, sampai: 2026-03-20, nama: Cuti bersama }
- { tanggal: 2026-03-19, nama: Nyepi }
- { tanggal: 2026-03-20, sampai: 2026-03-24, nama: Lebaran }
`;
  expect(judged({ 'libur.yaml': list })).toEqual({
    days: [
      { from: '2026-03-18', to: '2026-03-20', name: 'Cuti bersama' },
      { from: '2026-03-20', to: '2026-03-24', name: 'Lebaran' },
    ],
    mistakes: [
      ['libur.yaml', 3, 'tanggal 2026-03-19 stands in line 2 too, which holds; each day stands once'],
      ['libur.yaml', 4, 'tanggal 2026-03-20 stands in line 2 too, which holds; each day stands once'],
    ],
  });
});

it('takes one of two files, and tells the other', () => {
  const both = {
    'libur.yaml': '- { tanggal: 2026-08-17, nama: Hari Kemerdekaan }\n',
    'libur.csv': 'tanggal,nama\n2026-12-25,Natal\n',
  };
  expect(judged(both)).toEqual({
    days: [INDEPENDENCE],
    mistakes: [
      [
        'libur.csv',
        undefined,
        expect.stringMatching(/^there is .*libur\.yaml too, which is taken; keep one of them$/),
      ],
    ],
  });
});

it('notes once which columns of a table have cells but no heading, where all days can be read', () => {
  const message =
    'the column C has cells but no heading and is not read; write its name into the first line, or empty it';
  const read = (files: Readonly<Record<string, string | Uint8Array>>) => {
    const { days, mistakes, notes } = judgeSpecialDays({ CONTENT_DIR: madeFiles(files) });
    const shown = (all: typeof notes) => all.map(({ line, message: words }) => [line, words]);
    return { days: days.length, mistakes: shown(mistakes), notes: shown(notes) };
  };
  const csv = 'tanggal,nama,,\n2026-08-17,Hari Kemerdekaan,x,\n2026-12-25,Natal,y,\n';
  expect(read({ 'libur.csv': csv })).toEqual({ days: 2, mistakes: [], notes: [[1, message]] });
  expect(read({ 'libur.csv': csv.replace('2026-12-25', 'Natal') })).toEqual({
    days: 1,
    mistakes: [
      [3, 'tanggal takes a day, such as 2026-08-17; it holds "Natal"'],
      [1, message],
    ],
    notes: [],
  });
});

it('notes the other sheets of a workbook, which are not read', () => {
  const row = (...cells: readonly string[]) =>
    madeRow(...cells.map((text) => `<c t="str"><v>${text}</v></c>`));
  const rows = row('tanggal', 'nama') + row('2026-08-17', 'Hari Kemerdekaan');
  const workbook = madeWorkbook([{ rows }, { rows }, { rows, state: 'hidden' }, { rows }]);
  const folder = madeFiles({ 'libur.xlsx': workbook });
  const file = expect.stringMatching(/libur\.xlsx$/);
  const message = (name: string) => `the sheet ${name} is not read; only the first visible one is`;
  expect(judgeSpecialDays({ CONTENT_DIR: folder })).toEqual({
    days: [INDEPENDENCE],
    mistakes: [],
    notes: [
      { file, message: message('L2') },
      { file, message: message('L4') },
    ],
  });
});

it.each([
  ['libur.csv', 'hari,nama\n2026-08-17,A\n', 1, 'has no column tanggal; write it into the first line'],
  ['libur.yaml', 'tanggal: 2026-08-17\n', 1, 'this takes a list: let each entry begin with "- "'],
  [
    'libur.yaml',
    '- { tanggal: 2026-08-17, nama: A, hari: x }\n',
    1,
    'hari is no field; there are tanggal, sampai, nama, jam',
  ],
])('says of %s with %j what to write', (file, text, line, message) => {
  const { days, mistakes } = judged({ [file]: text });
  expect(days).toEqual([]);
  expect(mistakes).toContainEqual([file, line, message]);
});
