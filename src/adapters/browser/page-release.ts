import type { Logger } from '../../application/ports/logger.ts';
import type { Release } from '../../application/ports/release.ts';
import { timeLimit } from '../http/time-limit.ts';

const KEY = 'renewed_for';
const TIMEOUT_MS = 8000;
// The entry of the application, as the boot script of a page names it.
const ENTRY = /\/assets\/index-[\w-]+\.js/;

/** What a release is told apart by; tests give their own. */
export interface PageReleaseOptions {
  readonly logger: Logger;
  /** The HTML of the page that stands here. */
  readonly present?: () => string;
  /** Asks for the page anew, past every cache. */
  readonly look?: (signal: AbortSignal) => Promise<Response>;
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload?: () => void;
}

/** Gives the application's entry that a page names, which is another one in each release. */
export function entryOf(html: string): string | undefined {
  return ENTRY.exec(html)?.[0];
}

/** Tells releases apart by the entry that their pages name. */
export function createPageRelease({
  logger,
  present = () => [...document.scripts].map(({ text }) => text).join('\n'),
  look = (signal) => fetch(location.pathname, { cache: 'no-store', signal }),
  storage = () => sessionStorage,
  reload = () => location.reload(),
}: PageReleaseOptions): Release {
  let found: string | undefined;
  return {
    async isReplaced() {
      const own = entryOf(present());
      const limit = timeLimit(new AbortController().signal, TIMEOUT_MS);
      try {
        const response = await look(limit.signal);
        found = response.ok ? entryOf(await response.text()) : undefined;
      } catch {
        // Without network nothing is known: the page stays.
        found = undefined;
      } finally {
        limit.release();
      }
      return own !== undefined && found !== undefined && found !== own;
    },
    renew() {
      if (found === undefined) return;
      try {
        if (storage().getItem(KEY) === found) return;
        storage().setItem(KEY, found);
      } catch {
        return;
      }
      logger.event('release.renewed', { entry: found });
      reload();
    },
  };
}
