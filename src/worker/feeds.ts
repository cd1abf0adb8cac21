import { Route } from 'workbox-routing';
import type { FeedMessage } from './messages.ts';

const CACHE = 'bupc-feeds';
const KEPT_AT = 'x-kept-at';

type Feeds = Readonly<Record<string, string>>;

/**
 * Feeds: the feed's own answer, whatever it is; the last good copy only where there is no answer. The page is informed
 * which of the two it got, and shows it.
 * @param addresses of the feeds, by name
 * @param tell sends a message to the page with that id
 */
export function feeds(addresses: Feeds, tell: (client: string, message: FeedMessage) => void): Route {
  const names = new Map(
    Object.entries(addresses).map(([name, address]) => [new URL(address, location.origin).href, name]),
  );
  return new Route(
    ({ url, request }) => request.method === 'GET' && names.has(url.href),
    async ({ event, request, url }) => {
      const feed = names.get(url.href) ?? '';
      const client = 'clientId' in event ? String(event.clientId) : '';
      try {
        const answer = await fetch(request);
        event.waitUntil(keep(url.href, answer.clone()));
        tell(client, { type: 'feed.answered', feed });
        return answer;
      } catch (error) {
        const kept = await (await caches.open(CACHE)).match(url.href);
        if (kept === undefined) throw error;
        tell(client, { type: 'feed.answered', feed, keptAt: Number(kept.headers.get(KEPT_AT)) });
        return kept;
      }
    },
  );
}

/** Keeps only an answer that has the form of a feed; an error page replaces nothing. */
async function keep(address: string, answer: Response): Promise<void> {
  if (!answer.ok) return;
  const text = await answer.text();
  if (!isJson(text)) return;
  const headers = { 'Content-Type': 'application/json', [KEPT_AT]: String(Date.now()) };
  await (await caches.open(CACHE)).put(address, new Response(text, { headers }));
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}
