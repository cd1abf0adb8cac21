import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import { FEED_NAMES, type FeedName } from '../../src/adapters/http/feeds.ts';
import type { CityConfig } from '../../src/domain/city-config.ts';
import { PARTS_HEADER } from '../../src/domain/guide/guide.ts';
import type { PrecachedFile, WorkerSettings } from '../../src/worker/settings.ts';

// The feeds that the page itself caches (contract "Storage keys"); the worker stores the others.
const KEPT_BY_PAGE: readonly FeedName[] = ['gallery', 'news'];
const KEPT_FEEDS = FEED_NAMES.filter((name) => !KEPT_BY_PAGE.includes(name));

/**
 * Lists what the service worker stores.
 * @param city whose guide it stores once it was opened
 * @param files those that it stores from the start
 */
export function workerSettings(
  { feeds, imageDelivery, imageProxyUrl }: Deployment,
  { guideFile = '' }: Pick<CityConfig, 'guideFile'>,
  files: readonly PrecachedFile[],
): WorkerSettings {
  return {
    files,
    feeds: Object.fromEntries(KEPT_FEEDS.map((name) => [name, feeds[name]])),
    proxy: imageDelivery === 'proxy' ? new URL(imageProxyUrl).origin : '',
    guide: { address: guideFile, partsHeader: PARTS_HEADER },
  };
}
