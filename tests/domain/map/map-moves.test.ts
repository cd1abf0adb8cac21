import { describe, expect, it } from 'vitest';
import type { AskedPlace } from '../../../src/domain/map/asked-place.ts';
import { moveToAwaited, moveToFound, moveToShown } from '../../../src/domain/map/map-moves.ts';
import { parcelOf } from './rules-world.ts';

const AT = [112.75, -7.25] as const;
const NEAR = { centre: AT, zoom: 17.5 };
const CITY = [112.7, -7.3, 112.8, -7.2] as const;
const NORTH = [112.7, -7.22, 112.8, -7.2] as const;
const FACTS = {
  at: AT,
  parcel: { id: '05.0148', zone: 'R-2', area: 600, address: '', shape: parcelOf(20, 30) },
};
const PARCEL: AskedPlace = { kind: 'parcel', id: '05.0148' };
const CLICKED: AskedPlace = { kind: 'position', at: AT };

it('comes to the land of a number that has another now', () => {
  const asked: AskedPlace = { kind: 'parcel', id: '05.0001' };
  const facts = { ...FACTS, former: { kind: 'renamed', number: '05.0001' } } as const;
  expect(moveToShown(asked, facts, { bounds: undefined, zoom: 12, covered: 0 })).toEqual(NEAR);
});

describe('the map, when the card of a place is shown', () => {
  it.each([
    ['a click on what is in sight', CLICKED, FACTS, { bounds: CITY, zoom: 15, covered: 0 }, undefined],
    [
      'a click below the sheet that comes',
      CLICKED,
      FACTS,
      { bounds: CITY, zoom: 15, covered: 0.6 },
      { centre: AT, zoom: 15 },
    ],
    [
      'a place that Back opens with its view',
      { ...CLICKED, hasView: true },
      FACTS,
      { bounds: NORTH, zoom: 15, covered: 0 },
      undefined,
    ],
    ['a place before the map is drawn', CLICKED, FACTS, { zoom: 12, covered: 0 }, undefined],
    ['a parcel before the map is drawn', PARCEL, FACTS, { zoom: 12, covered: 0 }, NEAR],
    ['a parcel in sight, from far', PARCEL, FACTS, { bounds: CITY, zoom: 15.4, covered: 0 }, NEAR],
    ['a parcel in sight, from near', PARCEL, FACTS, { bounds: CITY, zoom: 15.5, covered: 0 }, undefined],
    ['a parcel out of sight', PARCEL, FACTS, { bounds: NORTH, zoom: 17, covered: 0 }, NEAR],
    [
      'a parcel that was not found there',
      PARCEL,
      { at: AT },
      { bounds: NORTH, zoom: 17, covered: 0 },
      undefined,
    ],
    ['a parcel with a view, first', { ...PARCEL, hasView: true }, FACTS, { zoom: 12, covered: 0 }, 'awaited'],
    [
      'a parcel that Back opens with its view',
      { ...PARCEL, hasView: true },
      FACTS,
      { bounds: NORTH, zoom: 17, covered: 0 },
      undefined,
    ],
  ] as const)('%s', (_, asked, facts, sight, move) => {
    expect(moveToShown(asked, facts, sight)).toEqual(move);
  });
});

it.each([
  [CITY, 0, undefined],
  [CITY, 0.6, NEAR],
  [NORTH, 0, NEAR],
])('comes to an awaited place where %j, covered by %j, does not show it', (bounds, covered, move) => {
  expect(moveToAwaited(AT, bounds, { zoom: 12, covered })).toEqual(move);
});

const FOUND = { name: '', detail: '', at: AT } as const;

it.each([
  [{ ...FOUND, kind: 'parcel', parcel: '05.0148' }, undefined],
  [{ ...FOUND, kind: 'coordinates' }, NEAR],
  [{ ...FOUND, kind: 'street' }, NEAR],
  [{ ...FOUND, kind: 'kelurahan', bounds: CITY }, CITY],
] as const)('%#: comes to a search result that has no parcel', (found, move) => {
  expect(moveToFound(found)).toEqual(move);
});
