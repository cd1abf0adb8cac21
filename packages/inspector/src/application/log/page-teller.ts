import type { LogEntry } from '../../domain/log-entry.ts';
import type { ProblemsOf } from '../shared/knowledge.ts';
import type { KeptEntry } from './kept-entry.ts';
import type { PageLog } from './page-log.ts';
import { tellEntry } from './tell-entry.ts';

/** Sends the new and changed entries of a log, in batches. */
export interface PageTeller {
  /** The whole log, in batches, for an inspector that connects later. */
  readonly all: () => Iterable<readonly LogEntry[]>;
}

const BATCH = 1000;

/**
 * Collects what is added to a log and what changes in it.
 * @param tell sends entries, in order of their ids
 * @param later runs a function soon, when the page has time
 * @param isHeard whether any inspector is connected
 */
export function tellLog(
  log: PageLog,
  problemsOf: ProblemsOf,
  tell: (entries: readonly LogEntry[]) => void,
  later: (run: () => void) => void,
  isHeard: () => boolean,
): PageTeller {
  const pending = new Set<KeptEntry>();
  let isDue = false;
  const flush = () => {
    isDue = false;
    // An inspector that connects later receives the whole log.
    if (!isHeard()) return pending.clear();
    const entries = [...pending].sort((one, other) => one.id - other.id);
    pending.clear();
    tell(entries.map((entry) => tellEntry(entry, problemsOf)));
  };
  log.subscribe((entry) => {
    pending.add(entry);
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
