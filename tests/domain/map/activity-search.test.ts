import { map } from 'virtual:city-map';
import { expect, it } from 'vitest';
import {
  activityMeant,
  activityOf,
  searchActivities,
  sharedTerms,
} from '../../../src/domain/map/activity-search.ts';
import { GUDANG, KOS, PLAN, WARUNG } from './rules-world.ts';

it.each([
  ['', [KOS, WARUNG, GUDANG]],
  ['  ', [KOS, WARUNG, GUDANG]],
  ['WAR', [WARUNG]],
  ['kos', [KOS]],
  ['toko', [WARUNG, GUDANG]],
  ['bahan', [GUDANG]],
  ['dekos', [KOS]],
  ['de', []],
  ['nuklir', []],
])('finds by %j', (query, expected) => {
  expect(searchActivities(PLAN.activities, query)).toEqual(expected);
});

it('finds an activity by its id', () => {
  expect([
    activityOf(PLAN.activities, 'kos'),
    activityOf(PLAN.activities, 'x'),
    activityOf(PLAN.activities, undefined),
  ]).toEqual([KOS, undefined, undefined]);
});

const CAFE = { ...KOS, id: 'kafe', name: 'Kafe', words: ['kios'] };
const STALL = { ...WARUNG, id: 'kios', name: 'Kios', words: [] };

it.each([
  ['', undefined],
  ['kos', KOS],
  ['Toko bahan', GUDANG],
  ['gudang', GUDANG],
  ['toko', undefined],
  ['nuklir', undefined],
])('takes %j for the one that it means', (query, expected) => {
  expect(activityMeant(PLAN.activities, query)).toEqual(expected);
});

it('does not choose among several that one word names', () => {
  expect(activityMeant([...PLAN.activities, CAFE], 'kios')).toBeUndefined();
});

it('gives the words of several that zones permit differently', () => {
  expect(sharedTerms([WARUNG, GUDANG, CAFE, STALL])).toEqual([
    { term: 'kios', activities: [WARUNG, CAFE, STALL] },
  ]);
  expect(sharedTerms([WARUNG, STALL])).toEqual([]);
});

it('finds by each word of the plan all that have it, and is sure of one only where it is alone or so named', () => {
  const terms = map.activities.flatMap(({ name, words }) => [name, ...words]);
  for (const term of terms) {
    const having = map.activities.filter(({ name, words }) => [name, ...words].includes(term));
    expect(searchActivities(map.activities, term)).toEqual(expect.arrayContaining(having));
    const found = searchActivities(map.activities, term);
    const named = map.activities.find(({ name }) => name === term);
    expect(activityMeant(map.activities, term)).toEqual(named ?? (found.length === 1 ? found[0] : undefined));
  }
  expect(terms.length).toBeGreaterThan(150);
});

it.each(['warung makan', 'warung nasi'])('does not answer %s by the line of the grocer alone', (query) => {
  expect(searchActivities(map.activities, query).map(({ id }) => id)).toEqual(['warung', 'rumah-makan']);
  expect(activityMeant(map.activities, query)).toBeUndefined();
});
