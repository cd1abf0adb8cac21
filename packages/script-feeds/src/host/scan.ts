import { type DriveItem, type DriveItems, type DriveNeed, merged, needKey } from '../rules/drive-item.ts';
import { FEED_RULES, type FeedName } from '../rules/feeds.ts';
import type { Table } from '../rules/table.ts';
import { readNeed } from './drive-reader.ts';
import { clearScan, type Scanned, type ScanRecord, savedScan, saveScan } from './scan-store.ts';

/** After so many readings they are stored, so that a run that is cut off loses few. */
const SAVE_EVERY = 100;

/**
 * Reads from Drive everything that a feed needs, continuing where the last run stopped.
 * @param late returns whether the time of this run is over
 * @returns undefined where it is not finished; the rest is read at the next run
 * @throws what Drive throws where it does not answer; what was read by then stays stored
 */
export function scan(feed: FeedName, table: Table, late: () => boolean): DriveItems | undefined {
  const scanned = savedScan(feed);
  const fresh: ScanRecord[] = [];
  let isFinished = false;
  try {
    isFinished = readAll(feed, table, scanned, fresh, late);
  } finally {
    if (!isFinished) saveScan(feed, scanned, fresh);
  }
  if (!isFinished) return undefined;
  clearScan(feed);
  return scanned.items;
}

function readAll(
  feed: FeedName,
  table: Table,
  scanned: Scanned,
  fresh: ScanRecord[],
  late: () => boolean,
): boolean {
  for (;;) {
    const open = openNeeds(FEED_RULES[feed].needs(table, scanned.items), scanned.done);
    if (open.length === 0) return true;
    for (const need of open) {
      if (late() || !readOne(need, scanned, fresh, late)) return false;
      if (fresh.length >= SAVE_EVERY) saveScan(feed, scanned, fresh);
    }
  }
}

function openNeeds(needs: readonly DriveNeed[], done: ReadonlySet<string>): DriveNeed[] {
  const open = new Map(needs.map((need) => [needKey(need), need]));
  return [...open.values()].filter((need) => !done.has(needKey(need)));
}

function readOne(need: DriveNeed, scanned: Scanned, fresh: ScanRecord[], late: () => boolean): boolean {
  const key = needKey(need);
  const left = scanned.open?.key === key ? scanned.open.token : undefined;
  const { item, token } = readNeed(need, left, late);
  const more = token !== undefined;
  remember({ key, item, more }, scanned);
  fresh.push({ key, item, more });
  scanned.open = token === undefined ? undefined : { key, token };
  return !more;
}

/** Adds a reading to what is known. */
function remember(
  { key, item, more }: { key: string; item: DriveItem; more: boolean },
  scanned: Scanned,
): void {
  scanned.items.set(key, merged(scanned.items.get(key), item));
  if (!more) scanned.done.add(key);
}
