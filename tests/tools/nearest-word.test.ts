import { expect, it } from 'vitest';
import { nearestWord } from '../../tools/nearest-word.ts';

const WORDS = ['gallery', 'guide', 'guideSearch', 'news'];

it.each([
  ['galery', 'gallery'],
  ['Gallery', 'gallery'],
  ['guidesearch', 'guideSearch'],
  ['new', 'news'],
  ['nesw', 'news'],
  ['gallery', undefined],
  ['weather', undefined],
  ['', undefined],
])('%j is near to %s', (written, meant) => {
  expect(nearestWord(written, WORDS)).toBe(meant);
});
