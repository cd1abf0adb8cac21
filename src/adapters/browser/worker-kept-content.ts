import type { KeptContent } from '../../application/ports/kept-content.ts';
import { isFeedMessage } from '../../worker/messages.ts';

/**
 * Listens to the service worker, which reports the feeds that it answered from its kept copies.
 * @param messages the source of its messages; undefined in browsers without workers, and in the build
 */
export function createWorkerKeptContent(
  messages: EventTarget | undefined = globalThis.navigator?.serviceWorker,
): KeptContent {
  let kept: Readonly<Record<string, number>> = {};
  const listeners = new Set<() => void>();
  messages?.addEventListener('message', (event) => {
    const data: unknown = 'data' in event ? event.data : undefined;
    if (!isFeedMessage(data)) return;
    const { [data.feed]: before, ...others } = kept;
    if (before === data.keptAt) return;
    kept = data.keptAt === undefined ? others : { ...others, [data.feed]: data.keptAt };
    for (const changed of listeners) changed();
  });
  return {
    kept: () => kept,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
