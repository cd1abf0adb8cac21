import { FIRST_HITS, type SearchFound, type SearchHit, type SearchTarget } from './search-entry.ts';
import { SEARCH_GROUP_IDS, type SearchFilter, type SearchGroup } from './search-groups.ts';

/** Something among the results that keys go to: a result, a way into the best one, or the rest of a group. */
export type SearchRow =
  | { readonly kind: 'best' | 'hit'; readonly hit: SearchHit }
  | { readonly kind: 'way'; readonly hit: SearchHit; readonly label: string; readonly target: SearchTarget }
  | { readonly kind: 'more'; readonly group: SearchGroup; readonly count: number };

/** A group of results as it is shown; the best answer stands before all groups and counts with its own. */
export interface ShownGroup {
  readonly group: SearchGroup;
  /** All that were found, the best answer left out. */
  readonly count: number;
  readonly rows: readonly SearchRow[];
}

/** What of the results is shown. */
export interface ShownResults {
  readonly best: readonly SearchRow[];
  readonly groups: readonly ShownGroup[];
}

/** Which way the keys go through the rows. */
export type RowMove = 'next' | 'previous' | 'first' | 'last';

/** No row: what is typed is all there is. */
export const NO_ROW = -1;

/**
 * Says what of the results is shown (spec §2 Search): of all groups the first of each with a way to the rest, or one group
 * whole.
 */
export function shownResults({ best, hits, counts }: SearchFound, filter: SearchFilter): ShownResults {
  const isShown = (group: SearchGroup) => filter === 'all' || filter === group;
  const shownBest = best !== undefined && isShown(best.group) ? best : undefined;
  const groups = SEARCH_GROUP_IDS.filter(isShown).flatMap((group) => {
    const all = hits.filter((hit) => hit.group === group);
    if (all.length === 0) return [];
    const count = counts[group] - (best?.group === group ? 1 : 0);
    const first = filter === 'all' && count > FIRST_HITS ? all.slice(0, FIRST_HITS) : all;
    const rest: SearchRow[] =
      filter === 'all' && count > first.length ? [{ kind: 'more', group, count: count - first.length }] : [];
    return [{ group, count, rows: [...first.map((hit): SearchRow => ({ kind: 'hit', hit })), ...rest] }];
  });
  return { best: shownBest === undefined ? [] : bestRows(shownBest), groups };
}

/** Gives the rows in the order in which keys go through them. */
export function rowsOf({ best, groups }: ShownResults): SearchRow[] {
  return [...best, ...groups.flatMap(({ rows }) => rows)];
}

/**
 * Gives the row that keys lead to; before the first is the field alone.
 * @param row the present one, or NO_ROW
 * @param count of rows
 */
export function movedRow(row: number, move: RowMove, count: number): number {
  if (count === 0) return NO_ROW;
  if (move === 'first') return 0;
  if (move === 'last') return count - 1;
  return move === 'next' ? Math.min(row + 1, count - 1) : Math.max(row - 1, NO_ROW);
}

function bestRows(hit: SearchHit): SearchRow[] {
  const links = (hit.links ?? []).map(
    ({ label, target }): SearchRow => ({ kind: 'way', hit, label, target }),
  );
  return [{ kind: 'best', hit }, ...links];
}
