import type { Requests } from '../../application/log/log-requests.ts';

const TEXT = /^text\/|[/+](?:json|xml|javascript|x-www-form-urlencoded)\b/;
// Whoever sends more than this is not read to its end.
const MOST_BYTES = 5_000_000;

type Asked = Parameters<typeof fetch>;

type Page = Pick<typeof globalThis, 'fetch'> & { readonly location: Pick<Location, 'origin' | 'href'> };

/**
 * Logs what a page fetches, from a copy of each answer: the page waits for nothing.
 * @returns gives the page its own fetch back
 */
export function watchRequests(page: Page, { begin }: Requests): () => void {
  const own = page.fetch;
  const watched = (...asked: Asked): Promise<Response> => {
    const { answered, failed } = begin(...nameOf(page, asked), isOfPart(asked));
    const answer = own.apply(page, asked);
    answer
      .then(async (response) => {
        const { status, headers } = response;
        const type = headers.get('Content-Type') ?? undefined;
        // Copied before the page reads it.
        const copy = response.clone();
        answered({ status, ...(type && { type }) });
        answered(await bodyOf(copy, type));
      })
      .catch(failed);
    // A promise of its own: a failure that the page handles nowhere still reaches the console.
    return answer.then((response) => response);
  };
  page.fetch = watched;
  return () => {
    if (page.fetch === watched) page.fetch = own;
  };
}

/** Names a request by method and address, as short as its page would write it, and its host. */
function nameOf({ location: { origin, href } }: Page, [what, init]: Asked): [name: string, host: string] {
  const { url, method } = what instanceof Request ? what : { url: String(what), method: 'GET' };
  const named = (address: string) => `${(init?.method ?? method).toUpperCase()} ${address}`;
  if (!URL.canParse(url, href)) return [named(url), 'network'];
  const { href: whole, host } = new URL(url, href);
  return [named(whole.startsWith(`${origin}/`) ? whole.slice(origin.length) : whole), host];
}

/** Whether it asks for a part of a file, as of a long document or of an archive of map tiles. */
const isOfPart = ([what, init]: Asked): boolean =>
  new Headers(init?.headers ?? (what instanceof Request ? what.headers : undefined)).has('Range');

async function bodyOf({ body }: Response, type = ''): Promise<{ size: number; body: string }> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  while (reader && size <= MOST_BYTES) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (TEXT.test(type)) text += decoder.decode(value, { stream: true });
  }
  reader?.cancel().catch(() => undefined);
  return { size, body: TEXT.test(type) ? text : `${size} bytes` };
}
