import { describe, expect, it } from 'vitest';
import { type Heading, livePages, livePagesAround } from '../../../src/domain/guide/live-pages.ts';
import type { PageLayout } from '../../../src/domain/guide/spread.ts';

const book = (index: number, pageCount: number, layout: PageLayout) => ({ index, pageCount, layout });

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
