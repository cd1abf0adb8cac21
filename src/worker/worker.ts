// Stores the site for use without network (spec §2 Offline). Pages come from the network wherever there is one, so that
// nobody stays on an old release; a new worker waits until every page of the old one is closed.
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { cleanupOutdatedCaches, precache } from 'workbox-precaching';
import { Router } from 'workbox-routing';
import { feeds } from './feeds.ts';
import { files, ownPictures, proxiedPictures } from './files.ts';
import { guide } from './guide.ts';
import type { FeedMessage, StoreMessage } from './messages.ts';
import { pages } from './pages.ts';
import { SETTINGS } from './settings.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;

setCacheNameDetails({ prefix: 'bupc' });
precache([...SETTINGS.files]);
cleanupOutdatedCaches();
// Pages that no worker controls yet: those of the very first visit.
clientsClaim();

async function notify(id: string, message: FeedMessage): Promise<void> {
  (await worker.clients.get(id))?.postMessage(message);
}

const router = new Router();
const routes = [pages, files, ownPictures, feeds(SETTINGS.feeds, notify), guide(SETTINGS.guide)];
if (SETTINGS.proxy !== '') routes.push(proxiedPictures(SETTINGS.proxy));
for (const route of routes) router.registerRoute(route);
router.addFetchListener();

// What the page showed before this worker started; each address is handled as a request would be.
worker.addEventListener('message', (event) => {
  const { type, addresses }: Partial<StoreMessage> = event.data ?? {};
  if (type !== 'keep' || addresses === undefined) return;
  const stored = addresses.map((address) => router.handleRequest({ event, request: new Request(address) }));
  event.waitUntil(Promise.allSettled(stored));
});
