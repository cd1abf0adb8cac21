import { budgetOf, fileIdOf, widthsFor } from '@bupc/content';
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
});

describe('fileIdOf', () => {
  it('tells by its form that this site holds the picture, whatever its name', () => {
    const names = ['Pola Ruang', '../../x', '', '图', '-', 'a.b.c'];
    expect(names.filter((name) => !isSiteFileId(fileIdOf(name, 'ab')))).toEqual([]);
  });
});
