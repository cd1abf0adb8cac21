import type { FileDownload } from '../../application/ports/file-download.ts';
import type { Logger } from '../../application/ports/logger.ts';
import { timeLimit } from '../http/time-limit.ts';

const TIMEOUT_MS = 20_000;

/** What a download needs: a blob to save under a name, or an address to open in a new tab. */
export interface FollowedLink {
  readonly href: string;
  readonly download?: string;
}

/** The parts of a download; tests replace `follow`, which acts in the browser. */
export interface BlobDownloadOptions {
  readonly logger: Logger;
  readonly follow?: (link: FollowedLink) => void;
  /**
   * Whether the browser still opens a tab without a click; it does so only for seconds after the visitor's last action.
   */
  readonly opensTabs?: () => boolean;
}

/**
 * Fetches a file as a blob and saves it under its name. Where that fails (status, network, policy, time, or an HTML
 * page instead of the file), it opens the other address in a new tab without opener (spec §7 Lightbox download), or
 * reports that the browser would block that tab.
 */
export function createBlobDownload({
  logger,
  follow = followLink,
  opensTabs = hasActed,
}: BlobDownloadOptions): FileDownload {
  return {
    async save({ url, name, fallbackUrl }, signal) {
      signal.throwIfAborted();
      const limit = timeLimit(signal, TIMEOUT_MS);
      try {
        const blob = await fetchBlob(url, limit.signal);
        const href = URL.createObjectURL(blob);
        follow({ href, download: name });
        // The browser reads the blob after the click; a minute is ample, and the page may be open for hours.
        setTimeout(() => URL.revokeObjectURL(href), 60_000);
        return 'saved';
      } catch (error) {
        signal.throwIfAborted();
        logger.event('download.failed', { url, reason: String(error) });
        if (!opensTabs()) return 'blocked';
        follow({ href: fallbackUrl });
        return 'opened';
      } finally {
        limit.release();
      }
    },
  };
}

async function fetchBlob(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
  // Drive answers quota errors and warnings as a page with status 200.
  if (response.headers.get('content-type')?.startsWith('text/html')) throw new Error('a page, no file');
  return response.blob();
}

// Where the browser does not say, assume that it opens a tab.
function hasActed(): boolean {
  const { userActivation }: { userActivation?: UserActivation } = navigator;
  return userActivation?.isActive ?? true;
}

function followLink({ href, download }: FollowedLink): void {
  const link = document.createElement('a');
  link.href = href;
  if (download === undefined) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  } else {
    link.download = download;
  }
  link.click();
}
