import { expect, it } from 'vitest';
import { searchAttempts } from '../../../src/domain/search/search-attempts.ts';
import { queryWords } from '../../../src/domain/search/search-query.ts';

it.each([
  ['krk', ['AND krk']],
  ['krk rumah', ['AND krk rumah', 'OR krk rumah']],
  ['jalan mawar', ['AND jalan mawar']],
  ['05.0148', ['AND 05.0148']],
  ['persil 05.0148', ['AND persil 05.0148']],
  ['krk 05.0148', ['AND krk 05.0148', 'AND krk']],
  ['warung makan 05.0148', ['AND warung makan 05.0148', 'AND warung makan', 'OR warung makan']],
  ['', []],
])('looks for %j as %j', (typed, expected) => {
  const said = searchAttempts(typed, queryWords(typed)).map(
    ({ words, combineWith }) => `${combineWith} ${words.map(({ word }) => word).join(' ')}`,
  );
  expect(said).toEqual(expected);
});
