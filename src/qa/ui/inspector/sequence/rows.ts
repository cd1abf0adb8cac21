import type { LogEntry } from '../../../domain/log-entry.ts';
import { entryFilter } from '../../../domain/sequence.ts';

/** A row of a sequence before it is drawn. */
export interface SequenceRow {
  /** The place of its entry in the log. */
  readonly place: number;
  /** Pixels above it, in which time goes by. */
  readonly gap: number;
  /** Milliseconds since the row before, where the gap was cut. */
  readonly pause?: number;
}

const PIXELS_PER_MS = 0.04;
const MOST_GAP = 96;

/**
 * Chooses the entries of a log that are drawn: those between shown lanes that hold all words; not what XState tells itself.
 * @param lanes the names of the shown lanes
 * @param isRealTime whether gaps are in proportion to time
 */
export function rowsOf(
  entries: readonly LogEntry[],
  lanes: ReadonlySet<string>,
  text: string,
  isRealTime: boolean,
): readonly SequenceRow[] {
  const isWanted = entryFilter(text);
  const rows: SequenceRow[] = [];
  let before: number | undefined;
  entries.forEach((entry, place) => {
    const { from, to, kind, at, isNoise } = entry;
    const isShown = kind === 'visitor' ? lanes.has('visitor') : lanes.has(from) || lanes.has(to);
    if (isNoise === true || !isShown || !isWanted(entry)) return;
    const passed = isRealTime && before !== undefined ? at - before : 0;
    const gap = Math.round(Math.min(passed * PIXELS_PER_MS, MOST_GAP));
    rows.push({ place, gap, ...(passed * PIXELS_PER_MS > MOST_GAP && { pause: passed }) });
    before = at;
  });
  return rows;
}

/** The row of an entry, or the last one before it; -1 where there is none. @param place the entry's, in the log */
export function rowOfPlace(rows: readonly SequenceRow[], place: number): number {
  let [from, to] = [0, rows.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rows[middle]?.place ?? 0) <= place) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}
