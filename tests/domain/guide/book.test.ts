import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookSize, bookSize, renderScale } from '../../../src/domain/guide/book-size.ts';
import { loadFailureText, pageLabel } from '../../../src/domain/guide/guide.ts';
import { type Heading, livePages, livePagesAround } from '../../../src/domain/guide/live-pages.ts';
import {
  liesWith,
  openPages,
  type PageLayout,
  pageAfter,
  pageBefore,
} from '../../../src/domain/guide/spread.ts';

const book = (index: number, pageCount: number, layout: PageLayout) => ({ index, pageCount, layout });

it('says which page is shown, and why a document is not', () => {
  expect([pageLabel(3, 16), loadFailureText('Invalid PDF structure.')]).toEqual([
    'Halaman 4 dari 16',
    'Gagal memuat PDF: Invalid PDF structure.',
  ]);
});

describe('what lies open', () => {
  it.each<[number, number, PageLayout, readonly [number, number], number | undefined, number | undefined]>([
    [0, 16, 'single', [0, 0], undefined, 1],
    [7, 16, 'single', [7, 7], 6, 8],
    [15, 16, 'single', [15, 15], 14, undefined],
    [0, 16, 'spread', [0, 0], undefined, 1],
    [1, 16, 'spread', [1, 2], 0, 3],
    [2, 16, 'spread', [1, 2], 0, 3],
    [4, 16, 'spread', [3, 4], 1, 5],
    [13, 16, 'spread', [13, 14], 11, 15],
    [15, 16, 'spread', [15, 15], 13, undefined],
    [13, 15, 'spread', [13, 14], 11, undefined],
    [14, 15, 'spread', [13, 14], 11, undefined],
    [0, 1, 'spread', [0, 0], undefined, undefined],
    [1, 2, 'spread', [1, 1], 0, undefined],
    [0, 0, 'single', [0, 0], undefined, undefined],
  ])('at %d of %d, %s: %j, before it %j, after it %j', (index, count, layout, open, before, after) => {
    const shown = book(index, count, layout);
    expect([openPages(shown), pageBefore(shown), pageAfter(shown)]).toEqual([open, before, after]);
  });

  it.each<[number, number, PageLayout, boolean]>([
    [3, 4, 'spread', true],
    [4, 3, 'spread', true],
    [4, 5, 'spread', false],
    [0, 1, 'spread', false],
    [3, 4, 'single', false],
    [3, 3, 'single', true],
  ])('with %d lies %d, %s: %j', (index, other, layout, expected) => {
    expect(liesWith(book(index, 16, layout), other)).toBe(expected);
  });

  it('turns every page once, forward and back', () => {
    const layouts = fc.constantFrom<PageLayout>('single', 'spread');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), layouts, (pageCount, layout) => {
        const seen: number[] = [];
        for (let at: number | undefined = 0; at !== undefined; at = pageAfter(book(at, pageCount, layout))) {
          const [first, last] = openPages(book(at, pageCount, layout));
          for (let page = first; page <= last; page += 1) seen.push(page);
          const back = pageAfter(book(at, pageCount, layout));
          if (back !== undefined) expect(pageBefore(book(back, pageCount, layout))).toBe(at);
        }
        expect(seen).toEqual(Array.from({ length: pageCount }, (_, page) => page));
      }),
    );
  });
});

describe('what is drawn', () => {
  it.each<[number, PageLayout, Heading, readonly [number, number]]>([
    [3, 'spread', 'forward', [2, 6]],
    [3, 'spread', 'back', [1, 5]],
    [0, 'spread', 'forward', [0, 2]],
    [15, 'spread', 'back', [13, 15]],
    [7, 'single', 'forward', [6, 9]],
    [7, 'single', 'back', [5, 8]],
  ])('at %d, %s, heading %s: %j', (index, layout, heading, expected) => {
    expect(livePages(book(index, 16, layout), heading)).toEqual(expected);
  });

  it.each([
    [0, [0, 2]],
    [7, [5, 9]],
    [15, [13, 15]],
  ])('around %d, in reading mode: %j', (index, expected) => {
    expect(livePagesAround(index, 16)).toEqual(expected);
  });
});

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
    ['a page without a size', { width: 0, height: 600 }, 400, 1],
  ])('draws %s whole', (_what, page, pageWidth, expected) => {
    expect(renderScale(page, pageWidth)).toBeCloseTo(expected, 10);
  });
});
