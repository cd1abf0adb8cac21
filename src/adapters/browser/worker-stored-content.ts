import type { Logger } from '../../application/ports/logger.ts';
import type { StoredContent } from '../../application/ports/stored-content.ts';
import { isFeedMessage } from '../../worker/messages.ts';

/**
 * Listens to the service worker, which reports the feeds that it answered from its stored copies.
 * @param logger gets an event for a feed that did answer, with what is no feed
 * @param messages the source of its messages; undefined in browsers without workers, and in the build
 */
export function createWorkerStoredContent(
  logger: Logger,
  messages: EventTarget | undefined = globalThis.navigator?.serviceWorker,
): StoredContent {
  let stored: Readonly<Record<string, number>> = {};
  let reached: readonly string[] = [];
  const listeners = new Set<() => void>();
  messages?.addEventListener('message', (event) => {
    const data: unknown = 'data' in event ? event.data : undefined;
    if (!isFeedMessage(data)) return;
    const { feed, keptAt, isReached = false } = data;
    const { [feed]: before, ...others } = stored;
    if (before === keptAt && reached.includes(feed) === isReached) return;
    stored = keptAt === undefined ? others : { ...others, [feed]: keptAt };
    if (isReached) logger.event('feed.kept', { feed, keptAt });
    const without = reached.filter((name) => name !== feed);
    reached = isReached ? [...without, feed] : without;
    for (const changed of listeners) changed();
  });
  return {
    storedAt: () => stored,
    isReached: () => reached.length > 0,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
