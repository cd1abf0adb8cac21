import type { Logger } from '../../../application/ports/logger.ts';
import { MAX_DROPPED_LINES, MAX_IMAGES } from '../../../domain/shared/limits.ts';

/** Collects what had to be left out of a feed while its document is read (contract "Feeds"). */
export interface FeedReport {
  /** Reports one item that is left out: the first few are logged at once, the rest only counted. */
  dropped(
    event: string,
    detail: { readonly item?: number; readonly index?: number; readonly reason: string },
  ): void;
  /** Reports that there is more of something than allowed; the largest excess is logged. */
  capped(what: string, limit: number, received: number): void;
  /** Counts photos or pictures and returns how many of them the feed still has room for. */
  roomFor(images: number): number;
}

/**
 * Reads a document with a report and logs at the end what exceeded a limit: 'feed.capped' for each kind,
 * 'feed.items-dropped' with the number of items that have no line of their own.
 * @param feed the feed's name in the log
 */
export function reported<T>(feed: string, logger: Logger, read: (report: FeedReport) => T): T {
  const caps = new Map<string, { readonly limit: number; readonly received: number }>();
  let dropped = 0;
  let images = 0;
  const capped = (what: string, limit: number, received: number) => {
    if (received > (caps.get(what)?.received ?? limit)) caps.set(what, { limit, received });
  };
  const value = read({
    capped,
    dropped(event, detail) {
      dropped += 1;
      if (dropped <= MAX_DROPPED_LINES) logger.event(event, { feed, ...detail });
    },
    roomFor(count) {
      const room = Math.max(0, MAX_IMAGES - images);
      images += count;
      capped('images', MAX_IMAGES, images);
      return Math.min(count, room);
    },
  });
  if (dropped > MAX_DROPPED_LINES) {
    logger.event('feed.items-dropped', { feed, more: dropped - MAX_DROPPED_LINES });
  }
  for (const [what, cap] of caps) logger.event('feed.capped', { feed, what, ...cap });
  return value;
}
