import type { MapData } from '../../../src/application/ports/map-data.ts';
import type { ParcelEntry } from '../../../src/domain/map/city-overview.ts';
import type { PlaceFacts } from '../../../src/domain/map/place.ts';
import { FeedError } from '../../../src/domain/shared/feed-error.ts';
import { NO_OLD_NUMBERS } from '../../../src/domain/shared/parcel/old-numbers.ts';
import { kelurahanOf, parcelOf } from '../../domain/map/rules-world.ts';

export const AT = [112.75, -7.25] as const;
export const FACTS: PlaceFacts = { at: AT, special: [], unknown: [] };
export const ENTRY: ParcelEntry = {
  id: '05.0148',
  address: 'Jalan Layar I 14',
  zone: 'R-2',
  area: 200,
  at: [112.76, -7.26],
};
export const PARCEL = { ...ENTRY, shape: parcelOf(20, 30) };
export const BROKEN = FeedError.network();

/** Data of a small city; parts of it may fail. */
export function dataOf(parts: Partial<MapData> = {}): MapData {
  return {
    overview: async () => [kelurahanOf('05', 'Layar', {})],
    streets: async () => [{ name: 'Jalan Layar I', centre: AT, kelurahan: ['05'] }],
    parcels: async () => [ENTRY],
    placeAt: async (at) => ({ ...FACTS, at }),
    setbackAt: async () => undefined,
    oldNumbers: async () => NO_OLD_NUMBERS,
    parcelsNear: async () => [],
    ...parts,
  };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Waits until nothing more happens by itself. */
export async function calm(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await settled();
}
