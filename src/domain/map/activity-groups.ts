import type { Permission } from '../shared/parcel/parcel-facts.ts';
import { searchActivities } from './activity-search.ts';
import type { Activity } from './map-config.ts';
import { type PermittedActivity, permissionsIn } from './zoning.ts';

/** The activities of one permission on a parcel. */
export interface ActivityGroup {
  readonly permission: Permission;
  /** All that there are, found or not. */
  readonly count: number;
  /** Those that the query finds, in the order of the plan. */
  readonly found: readonly PermittedActivity[];
}

/**
 * Groups the activities of a parcel by their permission (spec §2 Map page), the most welcome first.
 * @param activities those of its zone
 * @param all the plan's, which say whether there are limits at all
 * @param query what the visitor typed; a blank one finds all
 */
export function activityGroups(
  activities: Readonly<Record<Permission, readonly PermittedActivity[]>>,
  all: readonly Activity[],
  query: string,
): ActivityGroup[] {
  const found = new Set(searchActivities(all, query).map(({ id }) => id));
  return permissionsIn(all).map((permission) => ({
    permission,
    count: activities[permission].length,
    found: activities[permission].filter(({ activity }) => found.has(activity.id)),
  }));
}
