import * as v from 'valibot';
import { cutTexts } from './cut-texts.ts';
import type { FeedReport } from './feed-report.ts';

/** Where a list stands. */
export interface ListSource {
  readonly report: FeedReport;
  /** How many of the list are taken at most. */
  readonly limit: number;
  /** For photos and pictures: the index of the feed's item whose they are. */
  readonly item?: number;
}

/**
 * Reads a list item by item, so that a bad one never takes the others along, whatever it breaks (contract "Feeds").
 * @param make makes of what passed the schema, and of its index in the list, what the feed gives
 * @param items the list; anything else counts as an empty one
 * @param source its report is told the index of each bad one and what is wrong with it, and what is too much
 */
export function validItems<Raw, T>(
  schema: v.GenericSchema<unknown, Raw>,
  make: (raw: Raw, index: number) => T,
  items: unknown,
  source: ListSource,
): T[] {
  if (!Array.isArray(items)) return [];
  const { report, item } = source;
  const event = item === undefined ? 'feed.item-dropped' : 'feed.image-dropped';
  return items.slice(0, taken(items, source)).flatMap((candidate: unknown, index) => {
    const drop = (reason: string) => {
      report.dropped(event, { ...(item !== undefined && { item }), index, reason });
      return [];
    };
    try {
      const result = v.safeParse(schema, candidate);
      return result.success
        ? [make(cutTexts(result.output, report), index)]
        : drop(reasonOf(result.issues[0]));
    } catch (error) {
      return drop(String(error));
    }
  });
}

function taken({ length }: readonly unknown[], { report, limit, item }: ListSource): number {
  report.capped(item === undefined ? 'items' : 'images of an item', limit, length);
  const count = Math.min(length, limit);
  return item === undefined ? count : report.roomFor(count);
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
