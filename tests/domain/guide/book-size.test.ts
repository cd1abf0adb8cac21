import { describe, expect, it } from 'vitest';
import { type BookSize, bookSize, renderScale } from '../../../src/domain/guide/book-size.ts';

describe('the size of the book', () => {
  it.each<[string, [number, number], number, BookSize]>([
    ['1440 × 900', [1232, 666], 1, { layout: 'spread', pageWidth: 444, pageHeight: 666 }],
    ['a tall room', [1700, 1400], 1, { layout: 'spread', pageWidth: 533, pageHeight: 800 }],
    ['just wide enough for two', [600, 900], 1, { layout: 'spread', pageWidth: 300, pageHeight: 450 }],
    ['one pixel less', [599, 900], 1, { layout: 'single', pageWidth: 533, pageHeight: 800 }],
    ['a phone', [328, 440], 1, { layout: 'single', pageWidth: 300, pageHeight: 450 }],
    ['a phone on its side', [708, 250], 1, { layout: 'spread', pageWidth: 300, pageHeight: 450 }],
    ['a very narrow phone', [288, 440], 1, { layout: 'single', pageWidth: 288, pageHeight: 432 }],
    ['at 150%', [1232, 666], 1.5, { layout: 'spread', pageWidth: 666, pageHeight: 999 }],
    ['at 70%', [600, 900], 0.7, { layout: 'spread', pageWidth: 210, pageHeight: 315 }],
  ])('%s', (_what, [width, height], zoom, expected) => {
    expect(bookSize({ width, height }, zoom)).toEqual(expected);
  });

  it.each([
    ['400 × 600', { width: 400, height: 600 }, 400, 0.95],
    ['400 × 600 in a larger book', { width: 400, height: 600 }, 600, 1.425],
    ['a tall page', { width: 100, height: 580 }, 400, 1],
    ['a wide page', { width: 760, height: 100 }, 400, 0.5],
    ['a page without a width', { width: 0, height: 600 }, 400, 1],
    ['a page without a height', { width: 400, height: 0 }, 400, 1],
  ])('draws %s whole', (_what, page, pageWidth, expected) => {
    expect(renderScale(page, pageWidth)).toBeCloseTo(expected, 10);
  });
});
