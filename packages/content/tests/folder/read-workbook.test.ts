import { expect, it } from 'vitest';
import { numberKind, shownNumber } from '../../src/folder/workbook/number-format.ts';
import { readWorkbook } from '../../src/folder/workbook/read-workbook.ts';
import { madeRow, madeWorkbook } from '../made-workbook.ts';

const read = (rows: string, properties = '') => readWorkbook(madeWorkbook([{ rows }], properties)).rows;

it.each([
  ['a text of the workbook', '<c t="s"><v>0</v></c>', 'Café & '],
  ['a text in several letters', '<c t="s"><v>1</v></c>', 'Rumah'],
  ['a text in its cell', '<c t="inlineStr"><is><t>R-2</t></is></c>', 'R-2'],
  ['what a formula gives', '<c t="str"><f>A1</f><v>R-3</v></c>', 'R-3'],
  ['a number', '<c><v>1.8</v></c>', '1.8'],
  ['a number of a formula', '<c><f>1+1</f><v>2</v></c>', '2'],
  ['percent', '<c s="1"><v>0.6</v></c>', '60%'],
  ['percent that is no round number', '<c s="1"><v>0.07</v></c>', '7%'],
  ['percent of an own format', '<c s="3"><v>0.125</v></c>', '12.5%'],
  ['a day', '<c s="2"><v>46204</v></c>', '2026-07-01'],
  ['yes', '<c t="b"><v>1</v></c>', 'true'],
  ['an error', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
])('reads %s as it is shown', (_, cell, text) => {
  expect(read(madeRow(cell))).toEqual([{ cells: [text], line: 1 }]);
});

it('reads cells at their addresses, and days counted from 1904', () => {
  const rows = '<row r="2"><c r="B2"><v>1</v></c><c r="C2"/></row><row r="5"><c s="2"><v>44742</v></c></row>';
  expect(read(rows, 'date1904="1"')).toEqual([
    { cells: ['', '1'], line: 2 },
    { cells: ['2026-07-01'], line: 5 },
  ]);
});

it('takes the first visible sheet, and a hidden one where all are, and names the others that are seen', () => {
  const sheet = (value: number, state?: 'hidden' | 'veryHidden') => ({
    rows: madeRow(`<c><v>${value}</v></c>`),
    ...(state && { state }),
  });
  const of = (...sheets: ReturnType<typeof sheet>[]) => {
    const { rows, others } = readWorkbook(madeWorkbook(sheets));
    return [rows[0]?.cells, others];
  };
  expect(of(sheet(1, 'hidden'), sheet(2, 'veryHidden'), sheet(3), sheet(4))).toEqual([['3'], ['L4']]);
  expect(of(sheet(1, 'hidden'))).toEqual([['1'], []]);
});

it('names no other sheet without a filled cell', () => {
  const [filled, bare] = [madeRow('<c><v>1</v></c>'), '<row r="1"><c r="A1" s="1"/><c r="B1"><v/></c></row>'];
  const rows = [filled, '', bare, madeRow('<c t="inlineStr"><is><t>x</t></is></c>')];
  expect(readWorkbook(madeWorkbook(rows.map((one) => ({ rows: one })))).others).toEqual(['L4']);
});

it.each([
  ['a cell in the last corner', '<row><c r="XFD1048576"><v>1</v></c></row>', 'the cell XFD1048576 stands'],
  ['a row too many', '<row r="20101"><c><v>1</v></c></row>', 'the cell A20101 stands too far out'],
  ['a column too many', '<row r="1"><c r="SG1"><v>1</v></c></row>', 'the cell SG1 stands too far out'],
  ['too many cells', many(2001), 'over 1000000 cells'],
])('refuses %s before it makes the rows', (_, rows, says) => {
  expect(() => read(rows)).toThrow(says);
});

function many(count: number): string {
  return Array.from({ length: count }, (_, at) => `<row><c r="SF${at + 1}"><v>1</v></c></row>`).join('');
}

it('does not mind cells far out that are empty', () => {
  expect(read('<row><c r="A1"><v>1</v></c><c r="XFD1048576" s="1"/></row>')).toEqual([
    { cells: ['1'], line: 1 },
  ]);
});

it.each([
  [0, undefined, 'plain'],
  [10, undefined, 'percent'],
  [22, undefined, 'date'],
  [164, '0.00%', 'percent'],
  [164, '[$-421]dd mmmm yyyy;@', 'date'],
  [164, '"Rp"#,##0;[Red]-0', 'plain'],
  [164, '0 "% hari"', 'plain'],
  [164, 'General', 'plain'],
  [164, '[h]:mm', 'date'],
])('knows what the format %i %j shows', (id, code, kind) => {
  expect(numberKind(id, code)).toBe(kind);
});

it('leaves a number as it is that is no day', () => {
  expect(shownNumber(1e12, 'date', false)).toBe('1000000000000');
});
