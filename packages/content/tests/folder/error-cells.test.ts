import { expect, it } from 'vitest';
import { errorCells } from '../../src/folder/error-cells.ts';
import { csvTable } from '../../src/folder/table-file.ts';

const DO = 'correct their formulas, or write the values';

it.each([
  ['none', 'a;b\n-;\n–;I\nB: #1;#', undefined],
  ['one', 'a;b\nI;#N/A', { line: 2, message: `errors of the spreadsheet stand in B2 (#N/A); ${DO}` }],
  [
    'several',
    'a;b\n#REF!;#DIV/0!\n\n#NAME?;#VALUE!\n#null!;#NUM!\n#SPILL!;',
    {
      line: 2,
      message: `errors of the spreadsheet stand in A2 (#REF!), B2 (#DIV/0!), A4 (#NAME?), B4 (#VALUE!), A5 (#null!) and 2 more; ${DO}`,
    },
  ],
])('tells of %s', (_, text, mistake) => {
  expect(errorCells(csvTable(text))).toEqual(mistake);
});
