import * as v from 'valibot';
import type { Logger } from '../../../application/ports/logger.ts';

/** An item that passed, with its place in the list that was received. */
export interface ValidItem<T> {
  readonly index: number;
  readonly value: T;
}

/**
 * Reads a list item by item, so that a bad one never takes the others along (contract "Feeds").
 * @param items the list; anything else counts as an empty one
 * @param place whose items they are, or whose images: of the feed's item with that index
 * @param logger is told the index of each bad one and what is wrong with it
 */
export function validItems<T>(
  schema: v.GenericSchema<unknown, T>,
  items: unknown,
  place: { readonly feed: string; readonly item?: number },
  logger: Logger,
): ValidItem<T>[] {
  if (!Array.isArray(items)) return [];
  const event = place.item === undefined ? 'feed.item-dropped' : 'feed.image-dropped';
  return items.flatMap((item: unknown, index) => {
    const result = v.safeParse(schema, item);
    if (result.success) return [{ index, value: result.output }];
    logger.event(event, { ...place, index, reason: reasonOf(result.issues[0]) });
    return [];
  });
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
