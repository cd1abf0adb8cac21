import { FIRST_HITS, type SearchFound, type SearchHit, type SearchTarget } from './search-entry.ts';
import { SEARCH_GROUP_IDS, type SearchFilter, type SearchGroup } from './search-groups.ts';

/** A row of the results that keys can mark: a result, a link into the best one, or the rest of a group. */
export type SearchRow =
  | { readonly kind: 'best' | 'hit'; readonly hit: SearchHit }
  | { readonly kind: 'way'; readonly hit: SearchHit; readonly label: string; readonly target: SearchTarget }
  | { readonly kind: 'more'; readonly group: SearchGroup; readonly count: number };

/** A group of results as it is shown; the best answer is above all groups but counts in its own. */
export interface ShownGroup {
  readonly group: SearchGroup;
  /** All results of the group, without the best answer. */
  readonly count: number;
  readonly rows: readonly SearchRow[];
}

/** The results that are shown. */
export interface ShownResults {
  readonly best: readonly SearchRow[];
  readonly groups: readonly ShownGroup[];
}

/** The direction in which keys move through the rows. */
export type RowMove = 'next' | 'previous' | 'first' | 'last';

/** No row is marked: only the field has the focus. */
export const NO_ROW = -1;

/**
 * Chooses the results that are shown (spec §2 Search): the first ones of every group with a link to the rest, or one
 * whole group.
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
 * Gives the row that keys move to; above the first row only the field has the focus.
 * @param row the present one, or NO_ROW
 * @param count of rows
 */
export function movedRow(row: number, move: RowMove, count: number): number {
  if (count === 0) return NO_ROW;
  if (move === 'first') return 0;
  if (move === 'last') return count - 1;
  return move === 'next' ? Math.min(row + 1, count - 1) : Math.max(row - 1, NO_ROW);
}

const MOVES: Readonly<Record<string, RowMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/**
 * Gives the move that a key in the field makes (spec §2 Search); none where the key belongs to the text: any key while
 * nothing is listed, all but Down before a row is marked.
 * @param row the marked one, or NO_ROW
 */
export function moveOfKey(key: string, row: number, isListed: boolean): RowMove | undefined {
  const move = isListed ? MOVES[key] : undefined;
  return move === 'next' || row !== NO_ROW ? move : undefined;
}

/** Gives the row that Enter opens: the marked one, else the first. */
export function enteredRow(row: number): number {
  return row === NO_ROW ? 0 : row;
}

function bestRows(hit: SearchHit): SearchRow[] {
  const links = (hit.links ?? []).map(
    ({ label, target }): SearchRow => ({ kind: 'way', hit, label, target }),
  );
  return [{ kind: 'best', hit }, ...links];
}
