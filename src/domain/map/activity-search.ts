import { normalizeSearch } from '../shared/search-text.ts';
import type { Activity } from './map-config.ts';

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
