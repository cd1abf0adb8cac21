import type { Logger } from '../../application/ports/logger.ts';
import { FeedError } from '../../domain/shared/feed-error.ts';
import { type FetchJson, fetchJson } from './fetch-json.ts';

/** What every feed over HTTP needs. */
export interface HttpFeedOptions {
  /** Absolute, or a path of this site. */
  readonly url: string;
  readonly logger: Logger;
  /** Replaces the network in tests. */
  readonly fetchJson?: FetchJson;
}

/**
 * Makes the `load` of a feed: fetches, then parses. A failure is logged once as 'feed.failed'; an abort by the caller
 * is not.
 * @param feed the feed's name in the log
 * @param parse reads the document; throws FeedError for a wrong envelope. Any other error is treated as one
 */
export function httpLoad<T>(
  feed: string,
  parse: (json: unknown, logger: Logger) => T,
  { url, logger, fetchJson: get = fetchJson }: HttpFeedOptions,
): (signal: AbortSignal) => Promise<T> {
  return async (signal) => {
    try {
      return parsed(parse, await get(url, signal), logger);
    } catch (error) {
      if (error instanceof FeedError) {
        logger.event('feed.failed', { feed, url, kind: error.kind, reason: error.message });
      }
      throw error;
    }
  };
}

function parsed<T>(parse: (json: unknown, logger: Logger) => T, json: unknown, logger: Logger): T {
  try {
    return parse(json, logger);
  } catch (error) {
    throw error instanceof FeedError ? error : FeedError.format(error);
  }
}
