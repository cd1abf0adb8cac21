import { type DriveItem, merged } from '../rules/drive-item.ts';
import type { FeedName } from '../rules/feeds.ts';
import { readHead, type ScanHead, writeHead } from './heads.ts';
import { readColumn, writeColumn } from './store-sheet.ts';
import { columnOf } from './stored-answers.ts';

/** One reading; `more` where the folder goes on. */
export interface ScanRecord {
  readonly key: string;
  readonly item: DriveItem;
  readonly more: boolean;
}

/** The readings so far. */
export interface Scanned {
  readonly items: Map<string, DriveItem>;
  /** The keys of what was read to its end. */
  readonly done: Set<string>;
  open: ScanHead['open'] | undefined;
  /** Cells that are written already. */
  cells: number;
}

/** Gives the readings of an unfinished run; empty where there was none, or where a part of them is missing. */
export function savedScan(feed: FeedName): Scanned {
  const scanned: Scanned = { items: new Map(), done: new Set(), open: undefined, cells: 0 };
  const head = readHead<ScanHead>(headName(feed));
  const records = head === undefined ? undefined : recordsIn(readColumn(columnOf(feed) + 2, head.cells));
  if (head === undefined || records === undefined) return scanned;
  for (const { key, item, more } of records) {
    scanned.items.set(key, merged(scanned.items.get(key), item));
    if (!more) scanned.done.add(key);
  }
  scanned.open = head.open;
  scanned.cells = head.cells;
  return scanned;
}

function recordsIn(text: string | undefined): ScanRecord[] | undefined {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(`[${text.slice(0, -1)}]`) as ScanRecord[];
  } catch {
    return undefined;
  }
}

/** Writes the new readings behind the stored ones and empties their list. */
export function saveScan(feed: FeedName, scanned: Scanned, fresh: ScanRecord[]): void {
  const text = fresh.map((record) => `${JSON.stringify(record)},`).join('');
  scanned.cells += writeColumn(columnOf(feed) + 2, scanned.cells + 1, text);
  fresh.length = 0;
  const head: ScanHead = { cells: scanned.cells, ...(scanned.open !== undefined && { open: scanned.open }) };
  writeHead(headName(feed), head);
}

/** Forgets the readings of a feed; their cells are written over next time. */
export function clearScan(feed: FeedName): void {
  PropertiesService.getScriptProperties().deleteProperty(headName(feed));
}

const headName = (feed: FeedName) => `SCAN_${feed}`;
