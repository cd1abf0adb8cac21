import type { Permission } from '../shared/parcel/parcel-facts.ts';
import type { Activity, Zone } from './map-config.ts';

/** All permissions, the most welcome first. */
export const PERMISSIONS: readonly Permission[] = ['allowed', 'limited', 'conditional', 'forbidden'];

/** An activity in a zone, with its limits or conditions. */
export interface PermittedActivity {
  readonly activity: Activity;
  readonly condition?: string;
}

/** Finds a zone by its code; undefined for a code that the plan does not know. */
export function zoneOf(zones: readonly Zone[], code: string | undefined): Zone | undefined {
  return zones.find((zone) => zone.code === code);
}

/** Names a zone with its code, once where it has no other name: 'R-2 Perumahan kepadatan tinggi'. */
export function zoneWords({ code, name }: Pick<Zone, 'code' | 'name'>): string {
  return name === code ? code : `${code} ${name}`;
}

/** Says whether a zone allows an activity; an activity that no zone names is forbidden. */
export function permissionOf(activity: Activity, code: string): Permission {
  if (activity.allowed.includes(code)) return 'allowed';
  if (Object.hasOwn(activity.conditional, code)) return 'conditional';
  return Object.hasOwn(activity.limited, code) ? 'limited' : 'forbidden';
}

/** Gives the limits or conditions of a zone for an activity that it allows with some. */
export function conditionOf({ limited, conditional }: Activity, code: string): string | undefined {
  const holder = [conditional, limited].find((one) => Object.hasOwn(one, code));
  return holder?.[code];
}

/** Gives the permissions that a plan knows: not every one has activities that are allowed within limits. */
export function permissionsIn(activities: readonly Activity[]): readonly Permission[] {
  const hasLimits = activities.some(({ limited }) => Object.keys(limited).length > 0);
  return PERMISSIONS.filter((permission) => permission !== 'limited' || hasLimits);
}

/** Groups all activities by a zone's permission, each list in the order of the plan. */
export function activitiesIn(
  activities: readonly Activity[],
  code: string,
): Readonly<Record<Permission, readonly PermittedActivity[]>> {
  const of = (permission: Permission): PermittedActivity[] =>
    activities
      .filter((activity) => permissionOf(activity, code) === permission)
      .map((activity) => {
        const condition = conditionOf(activity, code);
        return { activity, ...(condition !== undefined && { condition }) };
      });
  return byPermission(of);
}

/** Groups the zones that have land and of which the plan says so by their permission for an activity, each list in the order of the plan. */
export function zonesFor(
  zones: readonly Zone[],
  activity: Activity,
): Readonly<Record<Permission, readonly Zone[]>> {
  const of = (permission: Permission): Zone[] =>
    zones.filter(
      ({ code, isUnruled, isLandless }) =>
        !isUnruled && !isLandless && permissionOf(activity, code) === permission,
    );
  return byPermission(of);
}

function byPermission<T>(of: (permission: Permission) => T): Readonly<Record<Permission, T>> {
  return {
    allowed: of('allowed'),
    limited: of('limited'),
    conditional: of('conditional'),
    forbidden: of('forbidden'),
  };
}
