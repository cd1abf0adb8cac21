import { createPartialResponse } from 'workbox-range-requests';
import { Route } from 'workbox-routing';
import type { GuideSettings } from './settings.ts';

const CACHE = 'bupc-guide';
// Larger documents would take the space of everything else.
const LARGEST_BYTES = 30 * 1024 * 1024;
// Of a smaller one the library reads the whole (twice the size of its parts).
const SMALLEST_IN_PARTS = 64 * 1024;

/**
 * The guide: served by the site, and stored whole once it was opened, for use without network. Its library requests
 * parts; these are cut from the stored file.
 */
export function guide({ address, partsHeader }: GuideSettings): Route {
  let isStoring = false;
  const storeOnce = async () => {
    if (isStoring) return;
    isStoring = true;
    try {
      const answer = await fetch(address);
      const size = Number(answer.headers.get('content-length'));
      if (answer.ok && size <= LARGEST_BYTES) await (await caches.open(CACHE)).put(address, answer);
    } catch {
      // The next opening tries again.
      isStoring = false;
    }
  };
  return new Route(
    ({ sameOrigin, url }) => sameOrigin && url.pathname === address,
    async ({ event, request }) => {
      const answer = await fetch(request).catch(() => undefined);
      if (answer?.ok) event.waitUntil(storeOnce());
      const stored = answer ? undefined : await (await caches.open(CACHE)).match(address);
      const given = answer ?? stored;
      // Also where the page itself no longer wants it: a promise that fails is an error in the console.
      if (given === undefined) return Response.error();
      if (request.headers.has('range')) return stored ? createPartialResponse(request, stored) : given;
      return request.headers.has(partsHeader) ? headOf(given) : given;
    },
  );
}

/**
 * The answer to the library's first request, of which it reads the headers alone where the rest can be had in parts: it then
 * aborts the request, which Firefox reports as an error of the worker while a body is still under way.
 */
function headOf(answer: Response): Response {
  const { status, statusText, headers, body } = answer;
  const inParts = headers.get('accept-ranges') === 'bytes' && !headers.has('content-encoding');
  if (!answer.ok || !inParts || Number(headers.get('content-length')) < SMALLEST_IN_PARTS) return answer;
  body?.cancel().catch(() => undefined);
  return new Response('', { status, statusText, headers });
}
