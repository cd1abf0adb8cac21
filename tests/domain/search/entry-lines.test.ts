import { expect, it } from 'vitest';
import { linesOf } from '../../../src/domain/search/entry-lines.ts';

it('makes a line of each text that says something, without needless blanks, cut at its limit', () => {
  expect(linesOf([' satu\n dua ', undefined, '', '  ', 'x'.repeat(5000)])).toEqual([
    { text: 'satu dua' },
    { text: 'x'.repeat(4000) },
  ]);
});
