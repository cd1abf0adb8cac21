import { normalizeSearch } from '../shared/search-text.ts';
import type { Activity } from './map-config.ts';
import { permissionOf } from './zoning.ts';

/**
 * Finds activities by their names and synonyms (spec §2 Map page): first those that start with the query, then those
 * with a word that does, then those that contain it anywhere.
 * @param query what the visitor typed; a blank one finds all, in their order
 */
export function searchActivities(activities: readonly Activity[], query: string): Activity[] {
  const wanted = normalizeSearch(query);
  if (wanted === '') return [...activities];
  return activities
    .map((activity) => ({ activity, rank: rankOf(activity, wanted) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .map(({ activity }) => activity);
}

/**
 * Gives the activity that a query means: the only one that it finds, or the one of this very name (spec §2 Map page). Where
 * several fit, nobody but the visitor can say which.
 */
export function activityMeant(activities: readonly Activity[], query: string): Activity | undefined {
  const wanted = normalizeSearch(query);
  if (wanted === '') return undefined;
  const exact = activities.filter(({ name }) => normalizeSearch(name) === wanted);
  const [only, ...others] = exact.length > 0 ? exact : searchActivities(activities, query);
  return others.length === 0 ? only : undefined;
}

/** A name or synonym of several activities. */
export interface SharedTerm {
  readonly term: string;
  readonly activities: readonly Activity[];
}

/** Finds what is a name or synonym of several activities that not every zone permits alike, in the order of the plan. */
export function sharedTerms(activities: readonly Activity[]): readonly SharedTerm[] {
  const byTerm = new Map<string, Activity[]>();
  for (const activity of activities) {
    for (const term of new Set(termsOf(activity))) {
      byTerm.set(term, [...(byTerm.get(term) ?? []), activity]);
    }
  }
  return [...byTerm].flatMap(([term, several]) => (differ(several) ? [{ term, activities: several }] : []));
}

const termsOf = ({ name, words }: Activity): string[] => [name, ...words].map(normalizeSearch);

function differ(activities: readonly Activity[]): boolean {
  const zones = activities.flatMap(({ allowed, limited, conditional }) => [
    ...allowed,
    ...Object.keys(limited),
    ...Object.keys(conditional),
  ]);
  return zones.some((zone) => new Set(activities.map((one) => permissionOf(one, zone))).size > 1);
}

/** Finds an activity by its id. */
export function activityOf(activities: readonly Activity[], id: string | undefined): Activity | undefined {
  return activities.find((activity) => activity.id === id);
}

const NOT_FOUND = 4;

function rankOf({ name, words }: Activity, wanted: string): number {
  return Math.min(...[name, ...words].map((text, index) => rankIn(normalizeSearch(text), wanted, index > 0)));
}

function rankIn(text: string, wanted: string, isOther: boolean): number {
  if (text.startsWith(wanted)) return isOther ? 1 : 0;
  if (text.includes(` ${wanted}`)) return 2;
  return wanted.length > 2 && text.includes(wanted) ? 3 : NOT_FOUND;
}
