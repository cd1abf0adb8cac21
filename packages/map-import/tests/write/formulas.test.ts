import { expect, it } from 'vitest';
import { isFormula } from '../../src/write/formulas.ts';

it.each([
  ['R-2', false],
  ['', false],
  ['-', false],
  ['Rumah = taman', false],
  ['=1+1', true],
  ['+62', true],
  ['-R2', true],
  ['@SUM(A1)', true],
  ['\u0001R-2', true],
  ['\u0096R-2', true],
])('says whether %j is a formula: %s', (text, is) => {
  expect(isFormula(text)).toBe(is);
});
