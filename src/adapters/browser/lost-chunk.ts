import type { Logger } from '../../application/ports/logger.ts';

const KEY = 'reloaded_for_chunk';
const ONCE_IN_MS = 60_000;

/**
 * After a deployment an open page may ask for a chunk that is gone: reloads once, never in a loop. Where storage
 * is forbidden it does not reload at all.
 */
export function reloadOnLostChunk(logger: Logger): void {
  addEventListener('vite:preloadError', (event) => {
    try {
      const last = Number(sessionStorage.getItem(KEY));
      if (Date.now() - last < ONCE_IN_MS) return;
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return;
    }
    event.preventDefault();
    logger.event('chunk.lost', { message: String(event.payload) });
    location.reload();
  });
}
