import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { finishBrokenAlone } from '../history/finish-broken.ts';
import { HISTORY, STYLE } from '../history/page/frame.ts';
import { historyAnswer } from '../history/serve-history.ts';
import type { EditorSettings } from '../page/settings.ts';
import { diskOf, type EditedFolder, unopened } from './edited-folder.ts';
import { answer } from './git-api.ts';
import { plainHeaders, policyHeaders } from './policy.ts';
import { Refused } from './safe-path.ts';

/** The most bytes of a request: some pictures straight from a camera, as base64. */
const MAX_BYTES = 512 * 1024 * 1024;
const API = '/api/v1';

/** What the editor on this machine serves. */
export interface ServedEditor {
  readonly edited: EditedFolder;
  /** The built page. */
  readonly page: string;
  /** Its settings, for the address that it is served at: 'http://127.0.0.1:4747'. */
  readonly settings: (origin: string) => EditorSettings;
  /** 0 takes a free one. */
  readonly port: number;
  /** Of the moments of earlier states; else that of this machine. */
  readonly timeZone?: string;
}

/** Serves the editor on this machine alone, until the server is closed; gives its address. */
export async function serveEditor(
  served: ServedEditor,
): Promise<{ readonly origin: string; readonly server: Server }> {
  for (const words of finishBrokenAlone(served.edited.folder, diskOf(served.edited))) console.error(words);
  const server = createServer();
  server.listen(served.port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : served.port;
  const origin = `http://127.0.0.1:${port}`;
  const files = sirv(served.page, { dev: true, etag: true });
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(policyHeaders())) response.setHeader(name, value);
    if (!isOwn(request, port)) throw new Refused(403, 'permintaan dari halaman lain');
    const pathname = pathOf(request, origin);
    if (pathname.startsWith(`${API}/`))
      return api(served.edited, request, response, pathname.slice(API.length));
    if (pathname === '/settings.json')
      return send(
        response,
        200,
        JSON.stringify({ ...served.settings(origin), unopened: unopened(served.edited) }),
      );
    if (pathname.startsWith(HISTORY))
      return history(served, request, response, new URL(request.url ?? '/', origin));
    return files(request, response, () => refuse(response, new Refused(404, 'halaman ini tidak ada')));
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Whatever a request contains, the editor goes on.
    respond(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else refuse(response, error instanceof Refused ? error : new Refused(500, String(error)));
    });
  });
  return { origin, server };
}

/** Whether a request is of this page: another site, or a name that leads here, asks for nothing. */
function isOwn({ headers }: IncomingMessage, port: number): boolean {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  return headers.origin === undefined || hosts.some((host) => headers.origin === `http://${host}`);
}

async function api(edited: EditedFolder, request: IncomingMessage, response: ServerResponse, path: string) {
  const result = answer(edited, {
    method: request.method ?? 'GET',
    path: decoded(path),
    body: await bodyOf(request),
  });
  if (result instanceof Uint8Array) {
    // Never as a page of this address.
    response.setHeader('content-type', 'application/octet-stream');
    response.end(result);
  } else send(response, 200, JSON.stringify(result));
}

/** A form that is sent says where it comes from: what says nothing is no page of a browser. */
const isSentHere = ({ headers }: IncomingMessage): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin';

function history(
  { edited, timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone }: ServedEditor,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): void {
  const { method = 'GET' } = request;
  if (method !== 'GET' && method !== 'HEAD' && (method !== 'POST' || !isSentHere(request)))
    throw new Refused(403, 'permintaan dari halaman lain');
  request.resume();
  const { status, headers, body } = historyAnswer(edited, { method, url, timeZone });
  response.writeHead(status, { ...plainHeaders(STYLE), ...headers });
  response.end(method === 'HEAD' ? undefined : body);
}

const UNREADABLE = new Refused(400, 'alamat permintaan ini tidak terbaca');

function pathOf({ url = '/' }: IncomingMessage, origin: string): string {
  try {
    return new URL(url, origin).pathname;
  } catch {
    throw UNREADABLE;
  }
}

/** Decodes a path; a per cent sign of a file's name may stand as it is: 'Wali Kota (100%).jpg'. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    throw UNREADABLE;
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > MAX_BYTES) throw new Refused(413, 'gambar-gambar ini terlalu besar untuk disimpan sekaligus');
    parts.push(part as Buffer);
  }
  if (size === 0) return undefined;
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
    throw new Refused(415, 'bukan JSON');
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new Refused(400, 'isi permintaan ini bukan JSON');
  }
}

function send(response: ServerResponse, status: number, json: string): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(json);
}

const refuse = (response: ServerResponse, { status, message }: Refused): void =>
  send(response, status, JSON.stringify({ message }));
