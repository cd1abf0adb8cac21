import { budgetOf, fileIdOf, slugOf, widthsFor } from '@bupc/content/pictures/picture-plan.ts';
import { describe, expect, it } from 'vitest';
import { IMAGE_USES, IMAGE_WIDTHS } from '../../../src/adapters/image-addresses/image-widths.ts';
import { isSiteFileId } from '../../../src/domain/shared/media-address.ts';

describe('widthsFor', () => {
  it.each([
    [['banner'], [640, 750, 960, 1280, 2000]],
    [['gallery'], [400, 800]],
    [
      ['gallery', 'newsCard', 'newsDialog'],
      [400, 800, 1000],
    ],
    [['portrait'], [640, 2000]],
    [[], []],
  ] as const)('%j: %j', (uses, widths) => {
    expect(widthsFor(IMAGE_WIDTHS, uses)).toEqual(widths);
  });
});

describe('budgetOf', () => {
  it('knows every width that is asked for, and a wider one may weigh more', () => {
    const budgets = widthsFor(IMAGE_WIDTHS, IMAGE_USES).map(budgetOf);
    expect(budgets).toEqual(budgets.map(Number).sort((a, b) => a - b));
  });

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
  it('tells by its form that this site holds the picture, whatever its name', () => {
    const names = ['Pola Ruang', '../../x', '', '图', '-', 'a.b.c'];
    expect(names.filter((name) => !isSiteFileId(fileIdOf(name, 'ab')))).toEqual([]);
  });

  it('stays as it is while the recipe does: browsers keep a picture by its id for a year', () => {
    expect(fileIdOf('pola', 'ab')).toBe('pola.kb7ealxg3hff');
  });
});
