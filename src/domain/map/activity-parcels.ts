import type { Kelurahan } from './city-overview.ts';

/** Kelurahan that are named at most. */
const NAMED = 5;

/** Counts the parcels of the city in some zones. */
export function parcelsIn(kelurahan: readonly Kelurahan[], codes: readonly string[]): number {
  return kelurahan.reduce((sum, one) => sum + parcelsOf(one, codes), 0);
}

/** Names the kelurahan that have most parcels in some zones, the most first (spec §2 Map page). */
export function kelurahanFor(
  kelurahan: readonly Kelurahan[],
  codes: readonly string[],
): { readonly name: string; readonly parcels: number }[] {
  return kelurahan
    .map((one) => ({ name: one.name, parcels: parcelsOf(one, codes) }))
    .filter(({ parcels }) => parcels > 0)
    .sort((a, b) => b.parcels - a.parcels)
    .slice(0, NAMED);
}

const parcelsOf = ({ zones }: Kelurahan, codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + (Object.hasOwn(zones, code) ? (zones[code] ?? 0) : 0), 0);
