import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import { FEED_NAMES, type FeedName } from '../../src/adapters/http/feeds.ts';
import { GUIDE } from '../../src/domain/guide/guide.ts';
import type { KeptFile, WorkerSettings } from '../../src/worker/settings.ts';

// The feeds of which the page itself keeps what they gave (contract "Storage keys"); the worker keeps the others.
const KEPT_BY_PAGE: readonly FeedName[] = ['gallery', 'news'];
const KEPT_FEEDS = FEED_NAMES.filter((name) => !KEPT_BY_PAGE.includes(name));

/**
 * Says what the service worker is to keep.
 * @param files those that it keeps from the start
 */
export function workerSettings(
  { feeds, imageDelivery, imageProxyUrl }: Deployment,
  files: readonly KeptFile[],
): WorkerSettings {
  return {
    files,
    feeds: Object.fromEntries(KEPT_FEEDS.map((name) => [name, feeds[name]])),
    proxy: imageDelivery === 'proxy' ? new URL(imageProxyUrl).origin : '',
    guide: { address: GUIDE.file, partsHeader: GUIDE.partsHeader },
  };
}
