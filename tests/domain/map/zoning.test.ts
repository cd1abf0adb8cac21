import { map } from 'virtual:city-map';
import { expect, it } from 'vitest';
import { placeCard } from '../../../src/domain/map/place-card.ts';
import {
  activitiesIn,
  conditionOf,
  PERMISSIONS,
  permissionOf,
  permissionsIn,
  zoneOf,
  zonesFor,
} from '../../../src/domain/map/zoning.ts';
import { GUDANG, KOS, PLAN, PS, R2, WARUNG } from './rules-world.ts';

it.each([
  [KOS, 'R-2', 'allowed', undefined],
  [WARUNG, 'R-2', 'conditional', 'Paling luas 30% luas lantai.'],
  [GUDANG, 'R-2', 'forbidden', undefined],
  [KOS, 'X-9', 'forbidden', undefined],
  [WARUNG, 'constructor', 'forbidden', undefined],
])(
  '%#: says whether a zone allows an activity, and what it asks',
  (activity, code, permission, condition) => {
    expect([permissionOf(activity, code), conditionOf(activity, code)]).toEqual([permission, condition]);
  },
);

it('sorts the activities of a zone', () => {
  expect(activitiesIn(PLAN.activities, 'R-2')).toEqual({
    allowed: [{ activity: KOS }],
    limited: [],
    conditional: [{ activity: WARUNG, condition: 'Paling luas 30% luas lantai.' }],
    forbidden: [{ activity: GUDANG }],
  });
});

it('sorts the zones for an activity', () => {
  expect(zonesFor(PLAN.zones, WARUNG)).toEqual({
    allowed: [],
    limited: [],
    conditional: [R2],
    forbidden: [PS],
  });
});

it('says nothing of a zone that the table of activities has no column of', () => {
  const bare = { ...PS, isUnruled: true } as const;
  expect(zonesFor([R2, bare], WARUNG).forbidden).toEqual([]);
  const plan = { ...PLAN, zones: [bare] };
  expect(
    placeCard({ at: [112.75, -7.25], zone: 'PS', special: [], unknown: [] }, plan).activities,
  ).toBeUndefined();
});

it('does not answer where an activity is permitted with a zone that has no land', () => {
  const gone = { ...R2, code: 'C-1', isLandless: true } as const;
  const kos = { ...WARUNG, allowed: ['R-2', 'C-1'], conditional: {} };
  expect(zonesFor([R2, gone], kos).allowed).toEqual([R2]);
});

it('finds a zone by its code', () => {
  expect([zoneOf(PLAN.zones, 'PS'), zoneOf(PLAN.zones, 'X'), zoneOf(PLAN.zones, undefined)]).toEqual([
    PS,
    undefined,
    undefined,
  ]);
});

const { zones, activities } = map;
const LIMITED = { ...GUDANG, limited: { 'R-2': 'Paling luas 100 m².' } };

it('says what is allowed within limits, where the plan knows that', () => {
  expect([permissionOf(LIMITED, 'R-2'), conditionOf(LIMITED, 'R-2')]).toEqual([
    'limited',
    'Paling luas 100 m².',
  ]);
  expect([permissionsIn([KOS, WARUNG]), permissionsIn([KOS, LIMITED])]).toEqual([
    ['allowed', 'conditional', 'forbidden'],
    ['allowed', 'limited', 'conditional', 'forbidden'],
  ]);
});

it('has in the plan of the office no activity that names a zone twice or one that there is none of', () => {
  const codes = zones.map(({ code }) => code);
  const named = activities.map(({ allowed, limited, conditional }) => [
    ...allowed,
    ...Object.keys({ ...limited, ...conditional }),
  ]);
  expect(named.flat().filter((code) => !codes.includes(code))).toEqual([]);
  expect(named.filter((list) => new Set(list).size < list.length)).toEqual([]);
});

it('says of every activity of the office in every zone one thing', () => {
  const counts = zones.map(({ code }) =>
    PERMISSIONS.reduce((sum, one) => sum + activitiesIn(activities, code)[one].length, 0),
  );
  expect(new Set(counts)).toEqual(new Set([activities.length]));
});
