import { vi } from 'vitest';
import type { Route } from 'workbox-routing';

const ORIGIN = 'https://kota.id';

/** What stands behind a worker in a test. */
export interface WorkerWorld {
  /** Answer the worker's requests, in their order; after them there is no network. */
  readonly answers: (Response | Error)[];
  readonly stored: Map<string, Response>;
  /** Asks the worker as a page would, and waits for what it does besides. */
  readonly ask: (route: Route, path: string, init?: RequestInit) => Promise<Response>;
}

/** Makes a world with one cache; `vi.unstubAllGlobals()` takes it away. */
export function workerWorld(): WorkerWorld {
  const answers: (Response | Error)[] = [];
  const stored = new Map<string, Response>();
  const cache = {
    match: async (address: string) => stored.get(address)?.clone(),
    put: async (address: string, response: Response) => void stored.set(address, response),
  };
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('Failed to fetch');
  });
  const ask = async (route: Route, path: string, init?: RequestInit) => {
    const request = new Request(`${ORIGIN}${path}`, init);
    const waited: Promise<unknown>[] = [];
    const event = Object.assign(new Event('fetch'), {
      clientId: 'page',
      waitUntil: (work: Promise<unknown>) => void waited.push(work),
    });
    // Workbox asks of a worker's event what this one has; the type of its options names the whole of it.
    const options = { event, request, url: new URL(request.url), sameOrigin: true };
    if (!route.match(options as never)) throw new Error(`the route does not answer ${path}`);
    const answer = await route.handler.handle(options as never);
    await Promise.all(waited);
    return answer;
  };
  return { answers, stored, ask };
}
