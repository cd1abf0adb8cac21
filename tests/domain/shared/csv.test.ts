import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvCell, csvText } from '../../../src/domain/shared/csv.ts';
import { readCsv } from '../../fixtures/read-csv.ts';

describe('csvText', () => {
  it.each<[string, CsvCell, string]>([
    ['text is quoted', 'Jalan', '"Jalan"'],
    ['a quotation mark stands twice', 'a "b"', '"a ""b"""'],
    ['commas and line breaks stay inside', 'a,b\nc', '"a,b\nc"'],
    ['a number is not quoted', 112.727426, '112.727426'],
    ['a negative number is no formula', -7.245823, '-7.245823'],
    ['nothing is nothing', undefined, ''],
    ['an empty text is nothing', '', ''],
    ['what is no number is nothing', Number.NaN, ''],
    ['=', '=1+1', '"\'=1+1"'],
    ['+', '+62 800', '"\'+62 800"'],
    ['-', '-', '"\'-"'],
    ['@', '@SUM(A1)', '"\'@SUM(A1)"'],
    ['a tab before it', '\t=1', '"\'\t=1"'],
    ['a line break before it', '\r=1', '"\'\r=1"'],
    ['wide signs, which Excel reads alike', '＝1', '"\'＝1"'],
    ['a guard that stood there before', "'=1", '"\'\'=1"'],
    ['an apostrophe before anything else stays alone', "'s", '"\'s"'],
    ['a sign inside', 'R-2', '"R-2"'],
  ])('%s', (_, cell, written) => {
    expect(csvText([[cell]])).toBe(`\uFEFF${written}\r\n`);
  });

  it('gives back every cell, and nothing that a spreadsheet runs', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('=1', "'@x", '-', '"', '\r\n', ','),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, fc.double({ noNaN: true, noDefaultInfinity: true }))), (rows) => {
        const read = readCsv(csvText(rows));
        expect(
          read.map(([text = '', number]) => [
            text.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, ''),
            Number(number),
          ]),
        ).toEqual(rows.map(([text, number]) => [text, number === 0 ? 0 : number]));
        expect(read.filter(([text = '']) => /^[=+\-@\t\r\n＝＋－＠]/.test(text))).toEqual([]);
      }),
    );
  });
});
