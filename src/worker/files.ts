import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { Route } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

const MONTH_S = 30 * 24 * 60 * 60;

// The library's own types disagree about fields that are absent.
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_S, purgeOnQuotaError: true }) as WorkboxPlugin;

/**
 * Files whose name changes with their content; those that were not stored at the start are stored once they are requested.
 */
const hashed = new CacheFirst({
  cacheName: 'bupc-files',
  plugins: [atMost(200)],
});

const pictures = new StaleWhileRevalidate({
  cacheName: 'bupc-pictures',
  plugins: [atMost(300)],
});

/** Code, styles, fonts, and what the guide's library fetches. */
export const files = new Route(
  ({ sameOrigin, url }) => sameOrigin && /^\/(?:assets|pdfjs)\//.test(url.pathname),
  async (options) => (await matchPrecache(options.url.pathname)) ?? hashed.handle(options),
);

/** Pictures of this site that a visitor has seen. */
export const ownPictures = new Route(
  ({ sameOrigin, url }) =>
    sameOrigin && /^\/(?:media|art|icons)\/|^\/manifest\.webmanifest$/.test(url.pathname),
  async (options) => (await matchPrecache(options.url.pathname)) ?? pictures.handle(options),
);

/**
 * Pictures from the image proxy. They are requested so that their status is visible: an answer without a visible status
 * may be an error and is not stored.
 * @param proxy its origin
 */
export function proxiedPictures(proxy: string): Route {
  const open = new CacheFirst({
    cacheName: 'bupc-proxied',
    plugins: [atMost(300)],
  });
  return new Route(
    ({ url, request }) => url.origin === proxy && request.destination !== 'document',
    async ({ event, request }) => {
      const readable = new Request(request.url, {
        mode: 'cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      try {
        return await open.handle({ event, request: readable });
      } catch {
        return fetch(request);
      }
    },
  );
}
