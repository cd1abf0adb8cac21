import type { Activity, Zone } from './map-config.ts';

/** The permission of a zone for an activity (spec §2 Map page). */
export type Permission = 'allowed' | 'conditional' | 'forbidden';

/** All permissions, the most welcome first. */
export const PERMISSIONS: readonly Permission[] = ['allowed', 'conditional', 'forbidden'];

/** An activity in a zone, with its conditions. */
export interface PermittedActivity {
  readonly activity: Activity;
  readonly condition?: string;
}

/** Finds a zone by its code; undefined for a code that the plan does not know. */
export function zoneOf(zones: readonly Zone[], code: string | undefined): Zone | undefined {
  return zones.find((zone) => zone.code === code);
}

/** Says whether a zone allows an activity; an activity that no zone names is forbidden. */
export function permissionOf(activity: Activity, code: string): Permission {
  if (activity.allowed.includes(code)) return 'allowed';
  return conditionOf(activity, code) === undefined ? 'forbidden' : 'conditional';
}

/** Gives the conditions of a zone for an activity that it allows with conditions. */
export function conditionOf({ conditional }: Activity, code: string): string | undefined {
  return Object.hasOwn(conditional, code) ? conditional[code] : undefined;
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
        const condition = permission === 'conditional' ? conditionOf(activity, code) : undefined;
        return { activity, ...(condition !== undefined && { condition }) };
      });
  return { allowed: of('allowed'), conditional: of('conditional'), forbidden: of('forbidden') };
}

/** Groups all zones by their permission for an activity, each list in the order of the plan. */
export function zonesFor(
  zones: readonly Zone[],
  activity: Activity,
): Readonly<Record<Permission, readonly Zone[]>> {
  const of = (permission: Permission): Zone[] =>
    zones.filter(({ code }) => permissionOf(activity, code) === permission);
  return { allowed: of('allowed'), conditional: of('conditional'), forbidden: of('forbidden') };
}
