import type { Logger } from '../../application/ports/logger.ts';
import type { Release } from '../../application/ports/release.ts';
import { timeLimit } from '../http/time-limit.ts';

const KEY = 'renewed_for';
const TIMEOUT_MS = 8000;
// The application's entry file, as each page names it among its parts (src/boot/boot.ts).
const ENTRY = /\/assets\/index-[\w-]+\.js/;

/** What is needed to recognise a release; tests give their own. */
export interface PageReleaseOptions {
  readonly logger: Logger;
  /** The parts of the application that the page that is open names. */
  readonly present?: () => string;
  /** Requests the page again, past every cache. */
  readonly look?: (signal: AbortSignal) => Promise<Response>;
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly reload?: () => void;
}

/** Reads from a page the name of the application's entry file, which differs in each release. */
export function entryOf(html: string): string | undefined {
  return ENTRY.exec(html)?.[0];
}

/** Recognises a new release by the entry file that its pages name. */
export function createPageRelease({
  logger,
  present = () => document.documentElement.dataset.parts ?? '',
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
        // Without network there is no answer: the page stays.
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
