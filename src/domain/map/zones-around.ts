import type { Permission } from '../shared/parcel/parcel-facts.ts';
import type { Kelurahan } from './city-overview.ts';
import type { Activity, MapConfig, Zone } from './map-config.ts';
import { permissionsIn, zonesFor } from './zoning.ts';

/** The zones around a place that allow an activity so. */
export interface ZonesAround {
  readonly permission: Permission;
  readonly zones: readonly Zone[];
}

/**
 * Gives the zones around a place by what they say of an activity (spec §2 Map page), without those that forbid it.
 * @param kelurahan the one of the place: its zones are those around; without it every zone of the plan is
 */
export function zonesAround(
  { zones, activities }: Pick<MapConfig, 'zones' | 'activities'>,
  activity: Activity,
  kelurahan: Pick<Kelurahan, 'zones'> | undefined,
): ZonesAround[] {
  const around = kelurahan ? zones.filter(({ code }) => (kelurahan.zones[code] ?? 0) > 0) : zones;
  const byPermission = zonesFor(around, activity);
  return permissionsIn(activities)
    .filter((permission) => permission !== 'forbidden')
    .map((permission) => ({ permission, zones: byPermission[permission] }))
    .filter(({ zones: some }) => some.length > 0);
}
