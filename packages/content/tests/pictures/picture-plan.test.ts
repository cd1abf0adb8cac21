import { describe, expect, it } from 'vitest';
import { budgetOf, fileIdOf, slugOf } from '../../src/pictures/picture-plan.ts';

describe('budgetOf', () => {
  it('is none for a width that nothing asks for', () => {
    expect(budgetOf(500)).toBeUndefined();
  });
});

describe('slugOf', () => {
  it.each([
    ['Pola Ruang (2)', 'pola-ruang-2'],
    ['Café Ñandú', 'cafe-nandu'],
    ['IMG_2031', 'img-2031'],
    ['..%2f..%2fetc', '2f-2fetc'],
    ['图', 'x'],
    ['', 'x'],
    ['a'.repeat(50), 'a'.repeat(32)],
    [`${'a'.repeat(31)} b`, 'a'.repeat(31)],
  ])('%j: %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe('fileIdOf', () => {
  it('stays as it is while the recipe does: browsers keep a picture by its id for a year', () => {
    expect(fileIdOf('pola', 'ab')).toBe('pola.kb7ealxg3hff');
  });
});
