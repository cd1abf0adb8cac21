import type { City } from '../city/build-city.ts';
import type { Kelurahan } from '../city/kelurahan.ts';
import type { Parcel } from '../city/parcels.ts';
import { compareParcels, noChanges, type ParcelChanges } from './compare-parcels.ts';
import type { Standing, StandingKelurahan } from './standing.ts';

/** What is different from the map before. */
export interface CityChanges {
  readonly parcels: ParcelChanges;
  /** Names of kelurahan that there are no more. */
  readonly goneKelurahan: readonly string[];
  /** Kelurahan with another id than before, on which the numbers of all their parcels hang. */
  readonly otherIds: readonly { readonly name: string; readonly was: string; readonly is: string }[];
  /** Zones that had land and have none in the plan of now. */
  readonly landless: readonly string[];
  /** Ids of kelurahan whose parcels before cannot be read. */
  readonly unread: readonly string[];
}

/**
 * Compares a city with the map that stands. One list of parcels is read at a time.
 * @param watched numbers of which is asked whether the map before has them
 */
export async function compareCity(
  { kelurahan, parcels, zones }: Pick<City, 'kelurahan' | 'parcels' | 'zones'>,
  standing: Standing,
  watched: ReadonlySet<string> = new Set(),
): Promise<CityChanges> {
  const before = standing.kelurahan ?? [];
  const changes = noChanges();
  const unread: string[] = [];
  const lists = parcelsById(kelurahan, parcels);
  for (const one of before) {
    const rows = await standing.parcelsOf(one);
    if (rows === undefined) unread.push(one.id);
    else compareParcels(rows, lists.get(one.id) ?? [], watched, changes);
    lists.delete(one.id);
  }
  if (standing.kelurahan !== undefined) {
    for (const added of lists.values()) compareParcels([], added, watched, changes);
  }
  const ofPlan = new Set(zones.map(({ code }) => code));
  const had = new Set([...before.flatMap((one) => Object.keys(one.zones)), ...(standing.made?.zones ?? [])]);
  return {
    parcels: changes,
    ...kelurahanChanges(before, kelurahan),
    landless: [...had].filter((code) => code !== '' && !ofPlan.has(code)).sort(),
    unread,
  };
}

function parcelsById(kelurahan: readonly Kelurahan[], parcels: readonly Parcel[]): Map<string, Parcel[]> {
  const lists = kelurahan.map((): Parcel[] => []);
  for (const parcel of parcels) if (parcel.id !== '') lists[parcel.kelurahan]?.push(parcel);
  return new Map(kelurahan.map(({ id }, index) => [id, lists[index] ?? []]));
}

function kelurahanChanges(before: readonly StandingKelurahan[], now: readonly Kelurahan[]) {
  const keyOf = ({ name, district }: Pick<Kelurahan, 'name' | 'district'>) =>
    `${name}\n${district}`.toLowerCase();
  const ids = new Map(now.map((one) => [keyOf(one), one.id]));
  return {
    goneKelurahan: before.filter((one) => !ids.has(keyOf(one))).map(({ name }) => name),
    otherIds: before.flatMap((one) => {
      const is = ids.get(keyOf(one));
      return is === undefined || is === one.id ? [] : [{ name: one.name, was: one.id, is }];
    }),
  };
}
