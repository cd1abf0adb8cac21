import * as v from 'valibot';
import { cutTexts } from './cut-texts.ts';
import type { FeedReport } from './feed-report.ts';

/** Where a list comes from. */
export interface ListSource<T> {
  readonly report: FeedReport;
  /** How many items of the list are read at most. */
  readonly limit: number;
  /** For photos and pictures: the index of the feed's item that they belong to. */
  readonly item?: number;
  /** Identifies an item: of those with the same key the first is read. Where absent, each is another one. */
  readonly keyOf?: (item: T) => string;
}

/**
 * Reads a list item by item, so that a bad item never affects the others (contract "Feeds").
 * @param make turns an item that passed the schema, with its index in the list, into the feed's result
 * @param items the list; anything else counts as an empty one
 * @param source its report gets the index of each bad item with the reason, and how much exceeds the limit
 */
export function validItems<Raw, T>(
  schema: v.GenericSchema<unknown, Raw>,
  make: (raw: Raw, index: number) => T,
  items: unknown,
  source: ListSource<T>,
): T[] {
  if (!Array.isArray(items)) return [];
  const { report, item, keyOf } = source;
  const first = new Map<string, { readonly index: number; readonly made: T }>();
  const event = item === undefined ? 'feed.item-dropped' : 'feed.image-dropped';
  return items.slice(0, taken(items, source)).flatMap((candidate: unknown, index) => {
    const drop = (reason: string) => {
      report.dropped(event, { ...(item !== undefined && { item }), index, reason });
      return [];
    };
    try {
      const result = v.safeParse(schema, candidate);
      if (!result.success) return drop(reasonOf(result.issues[0]));
      const made = make(cutTexts(result.output, report), index);
      const key = keyOf?.(made);
      if (key === undefined) return [made];
      const before = first.get(key);
      if (before !== undefined) return drop(repeats(made, before));
      first.set(key, { index, made });
      return [made];
    } catch (error) {
      return drop(String(error));
    }
  });
}

function repeats(made: unknown, before: { readonly index: number; readonly made: unknown }): string {
  const isSame = JSON.stringify(made) === JSON.stringify(before.made);
  return `repeats item ${before.index}${isSame ? '' : ', with other contents'}`;
}

function taken<T>({ length }: readonly unknown[], { report, limit, item }: ListSource<T>): number {
  report.capped(item === undefined ? 'items' : 'images of an item', limit, length);
  const count = Math.min(length, limit);
  return item === undefined ? count : report.roomFor(count);
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
