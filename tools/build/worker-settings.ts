import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import { GUIDE } from '../../src/domain/guide/guide.ts';
import type { KeptFile, WorkerSettings } from '../../src/worker/settings.ts';

/** The feeds whose last answer the worker keeps; the page itself keeps gallery and news (contract "Storage keys"). */
const KEPT_FEEDS = ['banners', 'legal-products', 'staff'] as const;

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
