import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Fetch, pinnedFetch } from '@bupc/content';
import { FEED_NAMES, FEEDS, type FeedName } from '../../../../src/adapters/http/feeds.ts';
import { driveFileId } from '../../../../src/domain/shared/drive-link.ts';

/** What a host does with a request. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A picture that is had under a file id, or under the address of another host without its scheme. */
export interface HostedPicture {
  readonly data: Buffer;
  readonly etag?: string;
}

/**
 * Plays script host, drive, image proxy and any other host: the endpoints of feeds redirect to a public host, as a script
 * host does to its own content host.
 */
export interface ScriptHost {
  readonly url: string;
  /** Where the endpoints redirect to. */
  readonly contentUrl: string;
  /** Asks this host, whatever host is meant: as `fetch` of the ports. */
  readonly fetch: Fetch;
  readonly feeds: Map<FeedName, Answer>;
  readonly pictures: Map<string, HostedPicture | Answer>;
  /** Answers for whole hosts, before anything else. */
  readonly hosts: Map<string, Answer>;
  /** Every request for a picture: its host, and what of it. */
  readonly asked: {
    readonly host: string;
    readonly picture: string;
    readonly headers: IncomingMessage['headers'];
  }[];
  /** Every request for a feed, with its query. */
  readonly askedFeeds: {
    readonly name: string;
    readonly url: string;
    readonly headers: IncomingMessage['headers'];
  }[];
  /** The most requests that each host was sent at a time. */
  readonly most: Map<string, number>;
  /** Waits before it answers with a picture. */
  latency: (picture: string) => Promise<void>;
  give(name: FeedName, document: unknown): void;
  close(): Promise<void>;
}

const CONTENT = 'isi.skrip.example';

/** The address of an endpoint. */
export const endpoint = (host: ScriptHost, name: FeedName): string => `${host.url}/macros/${name}/exec`;

/** Starts the hosts; every feed is empty and every picture missing until a test gives some. */
export async function startScriptHost(): Promise<ScriptHost> {
  const now = new Map<string, number>();
  const host: Omit<ScriptHost, 'url' | 'contentUrl' | 'fetch' | 'close'> = {
    feeds: new Map(),
    pictures: new Map(),
    hosts: new Map(),
    asked: [],
    askedFeeds: [],
    most: new Map(),
    latency: () => Promise.resolve(),
    give(name, document) {
      host.feeds.set(name, json(document));
    },
  };
  const asContent = (request: IncomingMessage, response: ServerResponse) => {
    const name = FEED_NAMES.find((known) => request.url?.startsWith(`/${CONTENT}/answers/${known}?`));
    if (name === undefined) return void response.writeHead(404).end();
    (host.feeds.get(name) ?? json(FEEDS[name].empty))(response, request);
  };
  const server = await listening((request, response) => {
    const [, first = '', second = ''] = (request.url ?? '').split('/');
    if (first === 'macros') {
      host.askedFeeds.push({ name: second, url: request.url ?? '', headers: request.headers });
      const location = `http://${CONTENT}/answers/${second}?user_content_key=abc&lib=${Math.random()}`;
      return void response
        .writeHead(302, { Location: location, 'Content-Type': 'text/html' })
        .end('<p>Moved');
    }
    if (first === CONTENT) asContent(request, response);
    else void asPicture(request, response);
  });

  async function asPicture(request: IncomingMessage, response: ServerResponse) {
    const [, name = '', ...rest] = (request.url ?? '').split('/');
    const picture = pictureOf(name, rest.join('/'));
    host.asked.push({ host: name, picture, headers: request.headers });
    now.set(name, (now.get(name) ?? 0) + 1);
    host.most.set(name, Math.max(host.most.get(name) ?? 0, now.get(name) ?? 0));
    response.once('close', () => now.set(name, (now.get(name) ?? 0) - 1));
    await host.latency(picture);
    const answer = host.hosts.get(name) ?? host.pictures.get(picture);
    if (answer === undefined) response.writeHead(404).end();
    else if (typeof answer === 'function') answer(response, request);
    else sendPicture(answer, request, response);
  }

  return Object.assign(host, {
    url: server.url,
    contentUrl: `http://${CONTENT}`,
    fetch: hostFetch(server.url),
    close: server.close,
  });
}

/** Asks a script host for what any other host is asked for. */
export const hostFetch =
  (url: string): Fetch =>
  (what, request) => {
    if (/^(?:localhost|[\d.]+|\[.*\])$/.test(what.hostname)) return pinnedFetch(what, request);
    const target = new URL(`/${what.host}${what.pathname}${what.search}`, url);
    return pinnedFetch(target, { ...request, mayBePrivate: true });
  };

/** Answers so. */
export const answering =
  (status: number, headers: Record<string, string> = {}, body: string | Buffer = ''): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** Answers with a document. */
export const json = (document: unknown): Answer =>
  answering(200, { 'Content-Type': 'application/json' }, JSON.stringify(document));

function pictureOf(host: string, path: string): string {
  const address = `https://${host}/${path}`;
  if (host === 'images.weserv.nl') {
    const target = new URL(address).searchParams.get('url') ?? '';
    return driveFileId(target) ?? target.replace(/^https?:\/\//, '');
  }
  return driveFileId(address) ?? `${host}/${path}`;
}

function sendPicture(
  { data, etag }: HostedPicture,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (etag !== undefined && request.headers['if-none-match'] === etag)
    return void response.writeHead(304).end();
  response
    .writeHead(200, { 'Content-Type': 'image/png', ...(etag !== undefined && { ETag: etag }) })
    .end(data);
}

async function listening(handle: (request: IncomingMessage, response: ServerResponse) => void) {
  const server: Server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
