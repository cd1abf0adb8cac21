import { expect, it } from 'vitest';
import { decimalNumber, wholeNumber } from '../../../src/domain/shared/indonesian-number.ts';

it('writes numbers as Indonesian does', () => {
  expect([
    wholeNumber(28_528.4),
    decimalNumber(1.84, 1),
    decimalNumber(1.845, 2),
    decimalNumber(3, 2),
  ]).toEqual(['28.528', '1,8', '1,85', '3']);
});
