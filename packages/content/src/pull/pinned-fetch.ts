import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Fetch } from './ports.ts';
import { isPrivateAddress, isPrivateHost } from './private-address.ts';
import { PullError } from './pull-error.ts';

/** Looks up all addresses of a name, as that of node:dns. */
export type Lookup = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const REFUSED = 'its host is this machine or one of a private network, which is not asked';

/**
 * Makes a function that sends a GET. The name of the host is looked up once, and the connection goes to the very address that
 * was checked: a name that changes its address in between gains nothing.
 * @param find looks a name up
 */
export function createPinnedFetch(find: Lookup): Fetch {
  const publicLookup: LookupFunction = (hostname, options, done) => {
    find(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || first === undefined) done(error ?? new Error('no address'), '');
      else if (addresses.some(({ address }) => isPrivateAddress(address))) {
        done(new PullError(REFUSED, { isPrivate: true }), '');
      } else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
  return (url, { headers, signal, mayBePrivate }) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      if (!mayBePrivate && isPrivateHost(url.hostname)) throw new PullError(REFUSED, { isPrivate: true });
      const request = send(url, {
        headers: { ...headers, 'Accept-Encoding': 'gzip' },
        signal,
        ...(!mayBePrivate && { lookup: publicLookup }),
      });
      request.on('error', reject);
      request.on('response', (answer) => {
        try {
          resolve(responseOf(answer));
        } catch (error) {
          answer.destroy();
          reject(error);
        }
      });
      request.end();
    });
  };
}

/** Sends a GET over the network as it is. */
export const pinnedFetch: Fetch = createPinnedFetch(lookup);

const WITHOUT_BODY: readonly number[] = [204, 205, 304];

function responseOf(answer: IncomingMessage): Response {
  const status = answer.statusCode ?? 0;
  const headers = Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  if (WITHOUT_BODY.includes(status)) {
    answer.resume();
    return new Response(null, { status, headers });
  }
  // An error breaks both streams; the reader learns of it from the one that it reads.
  const body =
    answer.headers['content-encoding'] === 'gzip'
      ? pipeline(answer, createGunzip(), () => undefined)
      : answer;
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { status, headers });
}
