import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  liesWith,
  openPages,
  type PageLayout,
  pageAfter,
  pageBefore,
} from '../../../src/domain/guide/spread.ts';

const book = (index: number, pageCount: number, layout: PageLayout) => ({ index, pageCount, layout });

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
    [4, 2, 'spread', false],
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
