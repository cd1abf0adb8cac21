import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distance, nearestWords } from '../../../src/domain/shared/nearest-words.ts';

it.each<[string, string, number]>([
  ['krk', 'krk', 0],
  ['sertifikat', 'sertipikat', 1],
  ['jaaln', 'jalan', 1],
  ['', 'kota', 4],
])('%s and %s are %d letters apart', (one, other, far) => {
  expect([distance(one, other), distance(other, one)]).toEqual([far, far]);
});

/** The same by its definition, letter by letter from the end. */
function reckoned(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const [left, right] = [one.slice(0, -1), other.slice(0, -1)];
  const isSwapped = one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1) && one.length > 1;
  return Math.min(
    reckoned(left, other) + 1,
    reckoned(one, right) + 1,
    reckoned(left, right) + (one.at(-1) === other.at(-1) ? 0 : 1),
    isSwapped && other.length > 1 ? reckoned(one.slice(0, -2), other.slice(0, -2)) + 1 : Infinity,
  );
}

it('counts letters as a second reckoning does', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(fc.property(words, words, (one, other) => distance(one, other) === reckoned(one, other)));
});

it.each<[readonly string[], readonly string[]]>([
  [['kendaraan'], ['kedaraan']],
  [['jalur'], ['galur']],
  [['lacak'], []],
  [['jalann'], ['jalan']],
  [['krk'], []],
  [['xylofon'], []],
])('nearest to %j are %j', (words, nearest) => {
  expect(
    nearestWords(words, ['jalan', 'galur', 'kedaraan', 'siteplan', 'krk', '20245', 'lahan', 'jalan']),
  ).toEqual(nearest);
});

it.each([
  ['three letters of ten differ', 'abcdefghij', 'xbcdefghkl', true],
  ['two of six do, and they start alike', 'sungai', 'sunbao', true],
  ['two of six do, and they start otherwise', 'sungai', 'tungbi', false],
  ['the second letter alone differs', 'abcdefghij', 'axcdefghij', true],
  ['the first two letters differ', 'abcdefghij', 'xycdefghij', false],
  ['it is three letters longer', 'abcdefghij', 'abcdefghijklm', true],
  ['it is four letters longer', 'abcdefghijkl', 'abcdefghijklmnop', false],
  ['it has four letters', 'kotaa', 'kota', true],
  ['it has three letters', 'krka', 'krk', false],
  ['it is a number', '20244', '20245', false],
])('a word is near or not where %s: %s and %s', (_, wanted, word, isNear) => {
  expect(nearestWords([wanted], [word])).toEqual(isNear ? [word] : []);
});

it('gives three words at most, the nearest first, then by the alphabet', () => {
  const words = ['sunbao', 'sungei', 'sungaj', 'sungah', 'sungai'];
  expect(nearestWords(['sungai'], words)).toEqual(['sungai', 'sungah', 'sungaj']);
});
