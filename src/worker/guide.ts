import { createPartialResponse } from 'workbox-range-requests';
import { Route } from 'workbox-routing';

const CACHE = 'bupc-guide';
// Larger documents would take the space of everything else.
const LARGEST_BYTES = 30 * 1024 * 1024;

/**
 * The guide: served by the site, and kept whole once it was opened, for use without network. Its library requests
 * parts; these are cut from the kept file.
 */
export function guide(address: string): Route {
  let isKeeping = false;
  const keepOnce = async () => {
    if (isKeeping) return;
    isKeeping = true;
    try {
      const answer = await fetch(address);
      const size = Number(answer.headers.get('content-length'));
      if (answer.ok && size <= LARGEST_BYTES) await (await caches.open(CACHE)).put(address, answer);
    } catch {
      // The next opening tries again.
      isKeeping = false;
    }
  };
  return new Route(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === address,
    async ({ event, request }) => {
      try {
        const answer = await fetch(request);
        if (answer.ok) event.waitUntil(keepOnce());
        return answer;
      } catch (error) {
        const kept = await (await caches.open(CACHE)).match(address);
        if (kept === undefined) throw error;
        return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
      }
    },
  );
}
