import type { Logger } from '../../application/ports/logger.ts';
import { failureMessage } from '../../application/shared/failure.ts';
import type { StoreMessage } from '../../worker/messages.ts';

const WORKER = '/sw.js';
// More at once would be too much for a phone.
const MOST_ADDRESSES = 300;

/** What starting or removing the service worker needs. */
export interface OfflineWorkerOptions {
  /** Whether the site can be stored for use without network; if not, an earlier worker is removed. */
  readonly isOffered: boolean;
  readonly logger: Logger;
}

/**
 * Starts the service worker and sends it what the page has shown so far, or removes the worker of an earlier build
 * (spec §2 Offline). Never throws; does nothing in browsers without workers and on insecure pages.
 */
export async function storeForOffline({ isOffered, logger }: OfflineWorkerOptions): Promise<void> {
  const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator;
  if (serviceWorker === undefined) return;
  try {
    if (!isOffered) return await removeWorkers(serviceWorker);
    const isFirst = serviceWorker.controller === null;
    await serviceWorker.register(WORKER);
    if (!isFirst) return;
    const { active } = await serviceWorker.ready;
    const message: StoreMessage = { type: 'keep', addresses: shownSoFar() };
    active?.postMessage(message);
  } catch (error) {
    logger.event('worker.failed', { message: failureMessage(error) });
  }
}

async function removeWorkers(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations();
  if (registrations.length === 0) return;
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('bupc')).map((name) => caches.delete(name)));
}

function shownSoFar(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(addresses)].filter((address) => /^https?:/.test(address)).slice(0, MOST_ADDRESSES);
}
