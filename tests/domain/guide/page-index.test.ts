import { describe, expect, it } from 'vitest';
import { pageIndexFromInput } from '../../../src/domain/guide/page-index.ts';

describe('pageIndexFromInput', () => {
  it.each([
    ['1', 12, 0],
    ['12', 12, 11],
    [' 7 ', 12, 6],
    ['007', 12, 6],
    ['0', 12, undefined],
    ['13', 12, undefined],
    ['-1', 12, undefined],
    ['1.5', 12, undefined],
    ['1e1', 12, undefined],
    ['tiga', 12, undefined],
    ['', 12, undefined],
    ['1', 0, undefined],
    ['9'.repeat(400), 12, undefined],
  ])('%j of %d pages is %j', (text, pages, expected) => {
    expect(pageIndexFromInput(text, pages)).toBe(expected);
  });
});
