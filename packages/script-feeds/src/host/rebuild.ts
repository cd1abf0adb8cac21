import { FEED_NAMES, FEED_RULES, type FeedName } from '../rules/feeds.ts';
import { type Note, SheetMistake } from '../rules/note.ts';
import { failureMessage, refusal, successMessage } from '../rules/publication.ts';
import type { Table } from '../rules/table.ts';
import { cacheAnswer } from './cached-answers.ts';
import { logError, messageOf } from './log.ts';
import { writeNotes } from './notes-sheet.ts';
import { scan } from './scan.ts';
import { readSheet } from './spreadsheet.ts';
import { lastHead, storeAnswer, storedAnswer } from './stored-answers.ts';

/**
 * Milliseconds of a run. The host ends a run after six minutes, and gives an account of its own 90 minutes a day for
 * triggers: 24 runs of three and a half minutes are 84.
 */
export const RUN_MS = 210_000;

/** The result for a feed: 'unfinished' is continued at the next run, 'failed' keeps its last answer. */
export type Outcome = 'renewed' | 'failed' | 'unfinished';

/**
 * Makes the answers anew, one feed after the other. Each has half of the time that is left, the gallery all of it, so
 * that a gallery that takes many runs keeps no article waiting.
 * @returns the result for each feed; undefined while another run is working
 */
export function rebuildAll(): ReadonlyMap<FeedName, Outcome> | undefined {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(1000)) return undefined;
  try {
    return rebuildFeeds(Date.now() + RUN_MS);
  } finally {
    lock.releaseLock();
  }
}

function rebuildFeeds(end: number): ReadonlyMap<FeedName, Outcome> {
  const outcomes = new Map<FeedName, Outcome>();
  for (const feed of FEED_NAMES) {
    const start = Date.now();
    const share = feed === FEED_NAMES[FEED_NAMES.length - 1] ? end : start + (end - start) / 2;
    outcomes.set(
      feed,
      rebuildFeed(feed, () => Date.now() >= share),
    );
  }
  return outcomes;
}

function rebuildFeed(feed: FeedName, late: () => boolean): Outcome {
  const notes: Note[] = [];
  try {
    const table = readSheet(FEED_RULES[feed].sheet);
    const items = scan(feed, table, late);
    if (items === undefined) {
      report(feed, 'Google Drive masih dibaca; dilanjutkan pada pembaruan berikutnya.', 'as before');
      return 'unfinished';
    }
    const now = Date.now();
    const result = FEED_RULES[feed].build(table, items, now);
    notes.push(...inOrder(table));
    publish(feed, table, result, now);
    report(feed, successMessage(result.items, notes.length), notes);
    return 'renewed';
  } catch (error) {
    return failed(feed, error, notes);
  }
}

function publish(
  feed: FeedName,
  { rows }: Table,
  result: { readonly document: unknown; readonly items: number },
  now: number,
): void {
  const text = JSON.stringify(result.document);
  const reason = refusal(rows.length, result, text);
  if (reason !== undefined) throw new Error(reason);
  storeAnswer(feed, text, result.items, now);
  cacheAnswer(feed, { text, built: now });
}

function failed(feed: FeedName, error: unknown, notes: readonly Note[]): Outcome {
  logError(feed, error);
  const mistakes = error instanceof SheetMistake ? [error.note] : notes;
  report(feed, failureMessage(messageOf(error), lastHead(feed)?.built), mistakes);
  // Its copy in the cache may be gone by the next run.
  const stored = storedAnswer(feed);
  if (stored !== undefined) cacheAnswer(feed, stored);
  return 'failed';
}

// A note that cannot be written must not undo what was published.
function report(feed: FeedName, headline: string, notes: readonly Note[] | 'as before'): void {
  try {
    writeNotes(feed, headline, notes, Date.now());
  } catch (error) {
    logError(`notes of ${feed}`, error);
  }
}

function inOrder({ notes }: Table): Note[] {
  return [...notes].sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
}
