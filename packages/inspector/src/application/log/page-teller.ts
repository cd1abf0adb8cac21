import type { LogEntry } from '../../domain/log-entry.ts';
import type { ProblemsOf } from '../shared/knowledge.ts';
import type { KeptEntry } from './kept-entry.ts';
import type { PageLog } from './page-log.ts';
import { tellEntry } from './tell-entry.ts';

/** Tells of a log what is new, in batches. */
export interface PageTeller {
  /** All of it, in batches, for who comes later. */
  readonly all: () => Iterable<readonly LogEntry[]>;
}

const BATCH = 1000;

/**
 * Gathers what is added to a log and what changes in it.
 * @param tell takes entries, in order of their ids
 * @param later runs a function soon, when the page has time
 * @param isHeard whether anybody is to be told
 */
export function tellLog(
  log: PageLog,
  problemsOf: ProblemsOf,
  tell: (entries: readonly LogEntry[]) => void,
  later: (run: () => void) => void,
  isHeard: () => boolean,
): PageTeller {
  const told = new Set<KeptEntry>();
  let isDue = false;
  const flush = () => {
    isDue = false;
    // Who comes later is told all of it.
    if (!isHeard()) return told.clear();
    const entries = [...told].sort((one, other) => one.id - other.id);
    told.clear();
    tell(entries.map((entry) => tellEntry(entry, problemsOf)));
  };
  log.subscribe((entry) => {
    told.add(entry);
    if (isDue) return;
    isDue = true;
    later(flush);
  });
  return {
    *all() {
      for (let from = 0; from < log.entries.length; from += BATCH) {
        yield log.entries.slice(from, from + BATCH).map((entry) => tellEntry(entry, problemsOf));
      }
    },
  };
}
