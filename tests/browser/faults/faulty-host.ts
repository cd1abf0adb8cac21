import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { FEED_NAMES, type FeedName } from '../../../src/adapters/http/feeds.ts';

/** What a host does with a request for a feed. */
export type Answer = (response: ServerResponse) => void;

/** The site's own host, but for feeds that a test has spoilt: what they answer goes over a real connection. */
export interface FaultyHost {
  readonly url: string;
  /** Spoils a feed, until it is mended. */
  spoil(feed: FeedName, answer: Answer): void;
  /** Lets the site's own file answer again. */
  mend(feed: FeedName): void;
  reset(): void;
  close(): Promise<void>;
}

/**
 * Starts a host in front of the one that serves the build.
 * @param site address of that one
 */
export async function startFaultyHost(site: string): Promise<FaultyHost> {
  const answers = new Map<FeedName, Answer>();
  const server = createServer((request, response) => {
    const feed = FEED_NAMES.find((name) => request.url === `/content/${name}.json`);
    const answer = feed && answers.get(feed);
    if (answer) answer(response);
    else passOn(site, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    spoil: (feed, answer) => void answers.set(feed, answer),
    mend: (feed) => void answers.delete(feed),
    reset: () => answers.clear(),
    close: () => closed(server),
  };
}

/** Hands a request to the host that serves the build, and its answer back. */
export function passOn(site: string, request: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = request;
  const upstream = ask(new URL(request.url ?? '/', site), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  // A page that is closed leaves requests behind; their answers are of no more use.
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
