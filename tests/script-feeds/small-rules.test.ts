import { isFeedName, FEED_NAMES as MADE, refusal, typeOfWord } from '@bupc/script-feeds/testing';
import { expect, it } from 'vitest';
import { FEED_NAMES } from '../../src/adapters/http/feeds.ts';

it.each([['Application/PDF; charset=x', 'application/pdf']])('the word %j is the type %j', (word, type) => {
  expect(typeOfWord(word)).toBe(type);
});

it('the site knows the feeds, the gallery last', () => {
  expect(MADE.filter((name) => !FEED_NAMES.includes(name))).toEqual([]);
  expect(MADE[MADE.length - 1]).toBe('gallery');
  expect(['news', 'toString', '', undefined].map(isFeedName)).toEqual([true, false, false, false]);
});

it('an answer is refused when it is longer than the site reads', () => {
  expect(refusal(2, { items: 2 }, ' '.repeat(33 * 1024 * 1024))).toBe(
    'Isinya terlalu besar untuk situs (lebih dari 32 MB). Kurangi isinya.',
  );
});
