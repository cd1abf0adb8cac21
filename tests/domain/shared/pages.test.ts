import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPage, GALLERY_PAGE_SIZE, pageCount, pageOf } from '../../../src/domain/shared/pages.ts';

describe('pages', () => {
  const items = Array.from({ length: 17 }, (_, index) => index);

  it.each([
    [0, 1],
    [1, 1],
    [8, 1],
    [9, 2],
    [16, 2],
    [17, 3],
  ])('%d folders fill %d pages', (total, expected) => {
    expect(pageCount(total)).toBe(expected);
  });

  it.each([
    [1, [0, 1, 2, 3, 4, 5, 6, 7]],
    [2, [8, 9, 10, 11, 12, 13, 14, 15]],
    [3, [16]],
    [4, [16]],
    [0, [0, 1, 2, 3, 4, 5, 6, 7]],
    [Number.NaN, [0, 1, 2, 3, 4, 5, 6, 7]],
  ])('page %d holds %j', (page, expected) => {
    expect(pageOf(items, page)).toEqual(expected);
  });

  it.each([
    [-3, 17, 1],
    [2.9, 17, 2],
    [99, 17, 3],
    [Number.POSITIVE_INFINITY, 17, 3],
    [5, 0, 1],
  ])('page %d of %d folders is page %d', (page, total, expected) => {
    expect(clampPage(page, total)).toBe(expected);
  });

  it('takes another size', () => {
    expect([pageCount(17, 5), clampPage(9, 17, 5), pageOf(items, 4, 5)]).toEqual([4, 4, [15, 16]]);
    expect(GALLERY_PAGE_SIZE).toBe(8);
  });

  it('shows every item once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 20 }), (list, size) => {
        const pages = Array.from({ length: pageCount(list.length, size) }, (_, index) =>
          pageOf(list, index + 1, size),
        );
        expect(pages.flat()).toEqual(list);
      }),
    );
  });
});
