import type { DriveItems, DriveNeed } from './drive-item.ts';
import type { SheetSpec } from './sheet-spec.ts';
import type { Table } from './table.ts';

/** What a feed answers. */
export interface FeedResult {
  /** The document, as docs/contract.md describes it. */
  readonly document: unknown;
  /** How many items of the feed it holds. */
  readonly items: number;
}

/** How a feed is made of its sheet and of what is known of Drive. Notes are added to the table. */
export interface FeedRule {
  readonly sheet: SheetSpec;
  /**
   * Names everything that must be read from Drive, as far as is clear from what is known: asked again until nothing new
   * is named.
   */
  readonly needs: (table: Table, items: DriveItems) => readonly DriveNeed[];
  /** Makes the document. @param now milliseconds since 1970 */
  readonly build: (table: Table, items: DriveItems, now: number) => FeedResult;
}

/** Cuts a list to the site's limit; `note` is given the counts if items were cut. */
export function limited<T>(list: readonly T[], limit: number, note: (message: string) => void): readonly T[] {
  if (list.length <= limit) return list;
  note(`Terlalu banyak: ${list.length}. Situs hanya memakai ${limit} yang pertama.`);
  return list.slice(0, limit);
}
