import { isInside, metresTo } from '../city/kelurahan.ts';
import type { Parcel } from '../city/parcels.ts';
import { rounded } from '../geometry.ts';
import type { StandingRow } from './standing.ts';
import { add, type Tally, tally } from './tally.ts';
import * as texts from './texts.ts';

/** What has become of the parcels of the map before. */
export interface ParcelChanges {
  readonly gone: Tally;
  readonly added: Tally;
  /** All numbers that stand for other land now. */
  readonly moved: string[];
  /** By the zones, `R-2 → K-1`. */
  readonly zones: Map<string, Tally>;
  /** Numbers with both areas in square metres. */
  readonly areas: Tally;
  /** Of the numbers that are watched, those that the map before has not. */
  readonly fresh: string[];
}

export const noChanges = (): ParcelChanges => ({
  gone: tally(),
  added: tally(),
  moved: [],
  zones: new Map(),
  areas: tally(),
  fresh: [],
});

/** Metres that a place inside may lie outside the outline of today: land is surveyed anew. */
const RESURVEYED = 5;
/** An area has changed from one hundredth on; whole square metres may differ by one without. */
const CHANGED = { part: 0.01, area: 1 };

/**
 * Compares the parcels of a kelurahan with the list of before, and adds what it finds.
 * @param watched numbers of which is asked whether the map before has them
 */
export function compareParcels(
  rows: readonly StandingRow[],
  parcels: readonly Parcel[],
  watched: ReadonlySet<string>,
  changes: ParcelChanges,
): void {
  const left = new Map(parcels.map((parcel) => [parcel.id, parcel]));
  for (const row of rows) {
    const [id, , zone, area] = row;
    const parcel = left.get(id);
    if (parcel === undefined) {
      add(changes.gone, id);
      continue;
    }
    left.delete(id);
    if (isElsewhere(row, parcel)) {
      changes.moved.push(id);
      continue;
    }
    const now = parcel.shares[0]?.zone ?? '';
    if (now !== zone) add(zoneTally(changes.zones, `${zone || texts.NO_ZONE} → ${now || texts.NO_ZONE}`), id);
    const difference = Math.abs(parcel.area - area);
    if (difference > CHANGED.area && difference > CHANGED.part * area)
      add(changes.areas, `${id}: ${area} → ${parcel.area} m²`);
  }
  for (const id of left.keys()) {
    add(changes.added, id);
    if (watched.has(id)) changes.fresh.push(id);
  }
}

function isElsewhere([, , , , lon, lat]: StandingRow, { at, polygons }: Parcel): boolean {
  if (rounded(at[0], 6) === lon && rounded(at[1], 6) === lat) return false;
  return (
    !polygons.some((polygon) => isInside([lon, lat], polygon)) && metresTo([lon, lat], polygons) > RESURVEYED
  );
}

function zoneTally(zones: Map<string, Tally>, key: string): Tally {
  const found = zones.get(key) ?? tally();
  zones.set(key, found);
  return found;
}
