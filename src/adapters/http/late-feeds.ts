import type { Logger } from '../../application/ports/logger.ts';
import type { ByFeed, FeedName, Feeds } from './feeds.ts';

/**
 * Makes all feeds over HTTP (spec §7 Feeds), whose code comes with the first that is asked: none is before the page
 * answers.
 * @param urls the address of each, absolute or a path of this site
 * @param pause is waited for before the items are given, so that reading and showing them are two tasks
 */
export function createLateFeeds(urls: ByFeed<string>, logger: Logger, pause: () => Promise<void>): Feeds {
  const feed = (name: FeedName) => ({
    load: async (signal: AbortSignal) => {
      const { createHttpFeed } = await import('./feeds.ts');
      const items = await createHttpFeed(name, { url: urls[name], logger }).load(signal);
      await pause();
      return items;
    },
  });
  return Object.fromEntries(Object.keys(urls).map((name) => [name, feed(name as FeedName)])) as Feeds;
}
