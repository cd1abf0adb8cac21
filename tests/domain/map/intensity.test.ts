import { expect, it } from 'vitest';
import { intensityOf } from '../../../src/domain/map/intensity.ts';
import { PS, R2 } from './rules-world.ts';

it.each([
  [
    R2,
    239,
    148.6,
    {
      footprint: 143,
      isLimitedBySetback: false,
      floors: 429,
      storeys: 3,
      height: 12,
      green: 48,
      rest: 48,
      buildable: 148,
      mayBuild: true,
    },
  ],
  [
    R2,
    239,
    undefined,
    {
      footprint: 143,
      isLimitedBySetback: false,
      floors: 429,
      storeys: 3,
      height: 12,
      green: 48,
      rest: 48,
      mayBuild: true,
    },
  ],
  [
    R2,
    239,
    100.9,
    {
      footprint: 100,
      isLimitedBySetback: true,
      floors: 300,
      storeys: 3,
      height: 12,
      green: 48,
      rest: 91,
      buildable: 100,
      mayBuild: true,
    },
  ],
  [
    PS,
    1000,
    900,
    {
      footprint: 0,
      isLimitedBySetback: false,
      floors: 0,
      storeys: 0,
      height: 0,
      green: 950,
      rest: 50,
      buildable: 900,
      mayBuild: false,
    },
  ],
  [
    R2,
    0,
    0,
    {
      footprint: 0,
      isLimitedBySetback: false,
      floors: 0,
      storeys: 3,
      height: 12,
      green: 0,
      rest: 0,
      buildable: 0,
      mayBuild: false,
    },
  ],
])('%#: works out what may be built', ({ buildingLimits: limits }, area, buildable, expected) => {
  if (!limits) throw new Error('the zone has no limits');
  expect(intensityOf(limits, area, buildable)).toEqual(expected);
});

it('reckons with the area that the card shows', () => {
  if (!R2.buildingLimits) throw new Error('the zone has no limits');
  const limits = { ...R2.buildingLimits, floorRatio: 2.8, storeys: 9, green: 20 };
  const { footprint, floors, green } = intensityOf(limits, 709.6);
  expect({ footprint, floors, green }).toEqual({ footprint: 426, floors: 1988, green: 142 });
});
