import type { Logger } from '../../application/ports/logger.ts';
import type { ByFeed, FeedName, Feeds } from './feeds.ts';

/**
 * Makes all feeds over HTTP (spec §7 Feeds). Their code is loaded with the first request, so that it does not delay
 * hydration.
 * @param urls the address of each, absolute or a path of this site
 */
export function createLateFeeds(urls: ByFeed<string>, logger: Logger): Feeds {
  const feed = (name: FeedName) => ({
    load: async (signal: AbortSignal) => {
      const { createHttpFeed } = await import('./feeds.ts');
      return createHttpFeed(name, { url: urls[name], logger }).load(signal);
    },
  });
  return Object.fromEntries(Object.keys(urls).map((name) => [name, feed(name as FeedName)])) as Feeds;
}
