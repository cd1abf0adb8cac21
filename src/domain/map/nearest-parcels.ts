import { metresToArea } from './distance.ts';
import type { Polygon, Position } from './geometry.ts';
import type { NearParcel, Parcel } from './place.ts';

const LETTERS = ['A', 'B', 'C'] as const;

/**
 * Gives the three parcels that are nearest to a place, the nearest first (spec §2 Map page).
 * @param parcels those around it; one that a tile's edge cuts may come in parts
 */
export function nearestParcels(
  at: Position,
  parcels: readonly Pick<Parcel, 'id' | 'zone' | 'address' | 'shape'>[],
): NearParcel[] {
  const sorted = parcels
    .map((parcel) => ({ ...parcel, exact: metresToArea(at, parcel.shape) }))
    .sort((a, b) => a.exact - b.exact || a.id.localeCompare(b.id));
  const known = new Set<string>();
  const each = sorted.filter(({ id }) => !known.has(id) && known.add(id));
  return LETTERS.flatMap((letter, index) => {
    const parcel = each[index];
    if (parcel === undefined) return [];
    const { id, zone, address, shape, exact } = parcel;
    return [{ letter, id, zone, address, metres: Math.round(exact), at: insideOf(shape) }];
  });
}

/** Gives a position inside an area: the middle of its widest part at half its height. */
export function insideOf(area: Polygon): Position {
  const lats = area.flat().map(([, lat]) => lat);
  const lat = (Math.min(...lats) + Math.max(...lats)) / 2;
  const crossings = area
    .flatMap((ring) =>
      ring.flatMap(([ax, ay], index) => {
        const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
        return ay > lat === by > lat ? [] : [ax + ((bx - ax) * (lat - ay)) / (by - ay)];
      }),
    )
    .sort((a, b) => a - b);
  let [west = 0, east = 0] = crossings;
  for (let index = 2; index < crossings.length; index += 2) {
    const [from = 0, to = 0] = crossings.slice(index, index + 2);
    if (to - from > east - west) [west, east] = [from, to];
  }
  return [(west + east) / 2, lat];
}
