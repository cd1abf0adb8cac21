import { expect, it } from 'vitest';
import { activityGroups } from '../../../src/domain/map/activity-groups.ts';
import { activitiesIn } from '../../../src/domain/map/zoning.ts';
import { GUDANG, KOS, WARUNG } from './rules-world.ts';

const KAFE = {
  ...GUDANG,
  id: 'kafe',
  name: 'Kafe',
  words: ['warung kopi'],
  limited: { 'R-2': 'Sampai 22.00.' },
};
const summary = (all: readonly (typeof KAFE | typeof WARUNG)[], query: string) =>
  activityGroups(activitiesIn(all, 'R-2'), all, query).map(({ permission, count, found }) => [
    permission,
    count,
    found.map(({ activity }) => activity.id),
  ]);

it.each([
  [
    'all by what the zone says of them',
    [GUDANG, WARUNG, KAFE, KOS],
    '',
    [
      ['allowed', 1, ['kos']],
      ['limited', 1, ['kafe']],
      ['conditional', 1, ['warung']],
      ['forbidden', 1, ['gudang']],
    ],
  ],
  [
    'those that are found, and counts all',
    [GUDANG, WARUNG, KAFE, KOS],
    'warung',
    [
      ['allowed', 1, []],
      ['limited', 1, ['kafe']],
      ['conditional', 1, ['warung']],
      ['forbidden', 1, []],
    ],
  ],
  [
    'no group of limits in a plan without any',
    [GUDANG, WARUNG, KOS],
    '',
    [
      ['allowed', 1, ['kos']],
      ['conditional', 1, ['warung']],
      ['forbidden', 1, ['gudang']],
    ],
  ],
] as const)('gives %s', (_, all, query, groups) => {
  expect(summary(all, query)).toEqual(groups);
});
