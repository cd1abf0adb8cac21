import { expect, it } from 'vitest';
import { readFolder } from '../../src/folder/read-folder.ts';
import { csvTable } from '../../src/folder/table-file.ts';
import { unheadedColumns } from '../../src/folder/unheaded-columns.ts';
import { makeRoot, SITE } from '../made-site.ts';
import { madeRow, madeWorkbook } from '../made-workbook.ts';

const ONE = 'has cells but no heading and is not read; write its name into the first line, or empty it';
const SEVERAL =
  'have cells but no heading and are not read; write their names into the first line, or empty them';

it.each([
  ['none', 'a;;b;\n1;;2;\n', undefined],
  ['one, in several rows', 'a;;b\n1;x;2\n1;y;2\n', `the column B ${ONE}`],
  ['several, behind the last heading too', 'a;;b\n1;x;2;;z\n', `the columns B and E ${SEVERAL}`],
  ['many', `a${';'.repeat(8)}\n1;2;3;4;5;6;7;8;9\n`, `the columns B, C, D, E, F and 3 more ${SEVERAL}`],
])('tells of %s', (_, text, message) => {
  expect(unheadedColumns(csvTable(text))).toBe(message);
});

/** What a folder with this list says of it beside its items. */
function read(name: string, data: string | Uint8Array) {
  const made = makeRoot({ [name]: data });
  const { items, mistakes, notes } = readFolder(SITE.rules, made.places.folder, ['legal-products']);
  made.remove();
  return { names: items['legal-products'].map((one) => one.name), mistakes, notes };
}

it('is noted once of a list in CSV; a line that is too long is a mistake of its own', () => {
  const file = 'content/legal-products.csv';
  const [comma, quoted] = ['write ,, where one is empty', 'quotes around one that holds ","'];
  expect(read('legal-products.csv', 'name,url,\nPerda,/a,x\nPerwal,/b,y\nPerpu,/c,z,1\n')).toEqual({
    names: ['Perda', 'Perwal'],
    mistakes: [
      { file, line: 4, message: `the line has 4 values, the first line 3; ${comma}, and ${quoted}` },
    ],
    notes: [{ file, line: 1, message: `the column C ${ONE}` }],
  });
});

it('is noted once of a workbook, also behind its last heading', () => {
  const cell = (text: string) => `<c t="str"><v>${text}</v></c>`;
  const rows = [
    ['name', '', 'url'],
    ['Perda', 'x', '/a', 'y'],
    ['Perwal', '', '/b', 'z'],
  ];
  const data = madeWorkbook([{ rows: rows.map((row) => madeRow(...row.map(cell))).join('') }]);
  expect(read('legal-products.xlsx', data)).toEqual({
    names: ['Perda', 'Perwal'],
    mistakes: [],
    notes: [{ file: 'content/legal-products.xlsx', line: 1, message: `the columns B and D ${SEVERAL}` }],
  });
});
