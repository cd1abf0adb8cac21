import { describe, expect, it } from 'vitest';
import { isBlockTag } from '../../../src/domain/news/block-tags.ts';

describe('isBlockTag', () => {
  it.each([
    ['p', true],
    ['TD', true],
    ['h6', true],
    ['br', false],
    ['a', false],
    ['', false],
    ['constructor', false],
  ])('of %j is %j', (name, expected) => {
    expect(isBlockTag(name)).toBe(expected);
  });
});
