import { expect, it } from 'vitest';
import { activityOf, searchActivities } from '../../../src/domain/map/activity-search.ts';
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
