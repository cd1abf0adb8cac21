import type { AreaOperations } from './flat-areas.ts';
import type { Surroundings } from './front-sides.ts';
import type { Polygon } from './geometry.ts';
import type { Setback } from './map-config.ts';
import { areaOfPolygon } from './measure.ts';
import { type Buildable, buildableOf } from './setback.ts';

// An outline that differs more from the recorded area is not that of the parcel: a tile has cut it, or the register is wrong.
const MOST_DIFFERENT = 1.25;

/**
 * Calculates what the setbacks leave of a parcel, of all its parts together (spec §2 Map page).
 * @param area in square metres, as recorded; what is left is never more
 * @returns undefined where it cannot be calculated
 */
export function buildableOfParcel(
  parts: readonly Polygon[],
  area: number,
  setback: Setback,
  areas: AreaOperations,
  around: Surroundings,
): Buildable | undefined {
  const outlined = parts.reduce((sum, shape) => sum + areaOfPolygon(shape), 0);
  if (outlined > area * MOST_DIFFERENT || area > outlined * MOST_DIFFERENT) return undefined;
  const each = parts.map((shape) => buildableOf(shape, setback, areas, around));
  const known = each.flatMap((one) => one ?? []);
  if (known.length === 0 || known.length < each.length) return undefined;
  const streets = [...new Set(known.flatMap((one) => one.streets ?? []))];
  return {
    shapes: known.flatMap(({ shapes }) => shapes),
    area: Math.min(
      area,
      known.reduce((sum, one) => sum + one.area, 0),
    ),
    ...(streets.length > 0 && { streets }),
  };
}
