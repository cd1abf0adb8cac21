import { matchPrecache } from 'workbox-precaching';
import { Route } from 'workbox-routing';
import { mayBeStored } from './stored-addresses.ts';

/** The page for other paths: without content of its own, filled by the application. */
const SHELL = '/shell.html';
/** The map with its list of kelurahan, zones and rules; absent where the site uses another map. */
const MAP = '/peta.html';
// On a slower network the stored page is better than nothing.
const PATIENCE_MS = 5000;

interface Visit {
  readonly request: Request;
  readonly url: URL;
}

/** Pages: always the present ones of the site; a stored copy only where the site cannot be reached, is slow or broken. */
export const pages = new Route(
  ({ request, url }) => request.mode === 'navigate' && mayBeStored(url),
  ({ request, url }) => page({ request, url }),
);

async function page({ request, url }: Visit): Promise<Response> {
  const answer = fetch(request);
  // It is awaited only after the copy: an earlier failure must not count as unhandled.
  answer.catch(() => undefined);
  const stored = await storedPage(url).catch(() => undefined);
  if (stored === undefined) return answer;
  try {
    const response = await Promise.race([answer, patience()]);
    return response === undefined || response.status >= 500 ? stored : response;
  } catch {
    return stored;
  }
}

function patience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));
}

async function storedPage({ pathname, search }: URL): Promise<Response | undefined> {
  if (pathname === '/') return Response.redirect(`/home${search}`);
  if (pathname === '/home') return matchPrecache('/home');
  const map = /^\/peta\/?$/.test(pathname) ? await matchPrecache(MAP) : undefined;
  return map ?? matchPrecache(SHELL);
}
