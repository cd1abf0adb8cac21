import { Route } from 'workbox-routing';
import { isFeedDocument } from './feed-document.ts';
import type { FeedMessage } from './messages.ts';

const CACHE = 'bupc-feeds';
const STORED_AT = 'x-kept-at';
// As the page asks once more where nothing is stored (spec §7 Feeds).
const AGAIN_MS = 500;
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

type Feeds = Readonly<Record<string, string>>;

/**
 * Feeds: the feed's own answer where it is one, the last good copy where it is not: without network, at an error, at a page
 * or a document of another form. Where nothing is stored the answer is given, whatever it is. The page is informed which of
 * them it got, and shows it.
 * @param addresses of the feeds, by name
 * @param notify sends a message to the page with that id
 */
export function feeds(addresses: Feeds, notify: (client: string, message: FeedMessage) => void): Route {
  const names = new Map(
    Object.entries(addresses).map(([name, address]) => [new URL(address, location.origin).href, name]),
  );
  return new Route(
    ({ url, request }) => request.method === 'GET' && names.has(url.href),
    async ({ event, request, url: { href } }) => {
      const feed = names.get(href) ?? '';
      const client = 'clientId' in event ? String(event.clientId) : '';
      const asked = ask(request);
      const stored = await storedCopy(href);
      let answer = await asked;
      if (stored && answer && isPassing(answer)) {
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
        answer = await ask(request);
      }
      const text = stored && answer ? await feedText(answer.clone()) : undefined;
      if (stored && text === undefined) {
        const isReached = answer !== undefined;
        notify(client, {
          type: 'feed.answered',
          feed,
          keptAt: Number(stored.headers.get(STORED_AT)),
          isReached,
        });
        return stored;
      }
      if (answer === undefined) return Response.error();
      event.waitUntil(store(href, text ?? feedText(answer.clone())));
      notify(client, { type: 'feed.answered', feed });
      return answer;
    },
  );
}

const ask = (request: Request): Promise<Response | undefined> => fetch(request).catch(() => undefined);

const isPassing = ({ status }: Response): boolean =>
  status === TOO_MANY_REQUESTS || status >= FIRST_SERVER_ERROR;

/** Gives what an answer holds if it is a feed. */
async function feedText(answer: Response): Promise<string | undefined> {
  if (!answer.ok) return undefined;
  const text = await answer.text().catch(() => '');
  return isFeedDocument(text) ? text : undefined;
}

// An earlier release stored errors as well.
async function storedCopy(address: string): Promise<Response | undefined> {
  const stored = await (await caches.open(CACHE)).match(address);
  return stored && isFeedDocument(await stored.clone().text()) ? stored : undefined;
}

async function store(address: string, feed: string | Promise<string | undefined>): Promise<void> {
  const text = await feed;
  if (text === undefined) return;
  const headers = { 'Content-Type': 'application/json', [STORED_AT]: String(Date.now()) };
  await (await caches.open(CACHE)).put(address, new Response(text, { headers }));
}
