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

/** How a feed is made of its sheet and of what Drive says. Notes go to the table. */
export interface FeedRule {
  readonly sheet: SheetSpec;
  /**
   * Names all that has to be known of Drive, as far as it can be told by what is known already: asked again until
   * nothing new comes.
   */
  readonly needs: (table: Table, items: DriveItems) => readonly DriveNeed[];
  /** Makes the document. @param now milliseconds since 1970 */
  readonly build: (table: Table, items: DriveItems, now: number) => FeedResult;
}

/** Cuts a list to what the site takes of it; the row of the first one beyond is noted by `tell`. */
export function limited<T>(list: readonly T[], limit: number, tell: (message: string) => void): readonly T[] {
  if (list.length <= limit) return list;
  tell(`Terlalu banyak: ${list.length}. Situs hanya memakai ${limit} yang pertama.`);
  return list.slice(0, limit);
}
