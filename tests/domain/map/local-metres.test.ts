import { expect, it } from 'vitest';
import { localMetres } from '../../../src/domain/map/local-metres.ts';

it('takes a position to metres and back', () => {
  const { toMetres, toPosition } = localMetres([112.75, -7.25]);
  const [east, north] = toMetres([112.751, -7.249]);
  expect([Math.round(east), Math.round(north)]).toEqual([110, 111]);
  const [lon, lat] = toPosition([east, north]);
  expect([lon.toFixed(6), lat.toFixed(6)]).toEqual(['112.751000', '-7.249000']);
});
