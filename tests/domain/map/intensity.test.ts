import { expect, it } from 'vitest';
import { intensityOf, mayBuildIn } from '../../../src/domain/map/intensity.ts';
import { PS, R2 } from './rules-world.ts';

const OF_R2 = { storeys: 3, height: 12, mayBuild: true };
const OF_PS = { storeys: 0, height: 0, mayBuild: false };

it.each([
  [
    R2,
    239,
    148.6,
    { footprint: 143, room: 'enough', floors: 429, green: 48, rest: 48, buildable: 148, ...OF_R2 },
  ],
  [R2, 239, undefined, { footprint: 143, room: 'unknown', floors: 429, green: 48, rest: 48, ...OF_R2 }],
  [
    R2,
    239,
    100.9,
    { footprint: 100, room: 'less', floors: 300, green: 48, rest: 91, buildable: 100, ...OF_R2 },
  ],
  [R2, 239, 0.9, { footprint: 0, room: 'nothing', floors: 0, green: 48, rest: 191, buildable: 0, ...OF_R2 }],
  [R2, 0, undefined, { footprint: 0, room: 'unknown', floors: 0, green: 0, rest: 0, ...OF_R2 }],
  [
    PS,
    1000,
    900,
    { footprint: 0, room: 'enough', floors: 0, green: 950, rest: 50, buildable: 900, ...OF_PS },
  ],
])('%#: works out what may be built', ({ buildingLimits: limits }, area, buildable, expected) => {
  if (!limits) throw new Error('the zone has no limits');
  expect(intensityOf(limits, area, buildable)).toEqual(expected);
});

it.each([
  [{}, true],
  [{ coverage: 0 }, false],
  [{ floorRatio: 0 }, false],
  [{ storeys: 0 }, false],
])('lets the zone alone say whether anything may be built: %j', (other, expected) => {
  if (!R2.buildingLimits) throw new Error('the zone has no limits');
  expect(mayBuildIn({ ...R2.buildingLimits, ...other })).toBe(expected);
});

it('reckons with the area that the card shows', () => {
  if (!R2.buildingLimits) throw new Error('the zone has no limits');
  const limits = { ...R2.buildingLimits, floorRatio: 2.8, storeys: 9, green: 20 };
  const { footprint, floors, green } = intensityOf(limits, 709.6);
  expect({ footprint, floors, green }).toEqual({ footprint: 426, floors: 1988, green: 142 });
});
