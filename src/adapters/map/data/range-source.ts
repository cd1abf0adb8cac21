import { EtagMismatch, type RangeResponse, type Source } from 'pmtiles';
import * as texts from '../../../domain/map/texts.ts';
import { FeedError } from '../../../domain/shared/feed-error.ts';
import { timeLimit } from '../../http/time-limit.ts';

/** The type of fetch that requests parts of files, so that tests can replace it. */
export type FetchFile = (url: string, init: RequestInit) => Promise<Response>;

/** What reading parts of a file needs. */
export interface RangeOptions {
  readonly fetchFile: FetchFile;
  /** For each part. */
  readonly timeoutMs: number;
  /** Used where a request has no signal of its own. */
  readonly signal: AbortSignal;
}

/** The message about a server that does not send parts of files; fit to be shown. */
export const NO_RANGES = texts.filesNotInParts;

const PARTIAL = 206;
const NO_SUCH_RANGE = 416;

/**
 * Reads a file by ranges of bytes (docs/map.md). If a server sends the whole file, only the requested part is read. A
 * part that is shorter than announced is requested once more, past the browser's cache. Rejects with FeedError, or with
 * the reason of the signal when its owner aborts.
 */
export function createRangeSource(url: string, { fetchFile, timeoutMs, signal }: RangeOptions): Source {
  // Chromium on Windows caches parts of files badly, so that later ones fail.
  let cache: RequestCache = /Windows/.test(globalThis.navigator?.userAgent) ? 'no-store' : 'default';
  return {
    getKey: () => url,
    async getBytes(offset, length, asking, etag) {
      const asker = asking ?? signal;
      asker.throwIfAborted();
      const limit = timeLimit(asker, timeoutMs);
      const headers = { Range: `bytes=${offset}-${offset + length - 1}` };
      const read = async (mode: RequestCache) => {
        const response = await fetchFile(url, {
          signal: limit.signal,
          headers,
          cache: mode,
          credentials: 'omit',
        });
        return partIn(response, offset, length, etag);
      };
      try {
        // When two equal parts are requested at the same time, Chromium's cache cuts one of them short.
        return (await read(cache)) ?? (await read('no-store')) ?? fail();
      } catch (error) {
        asker.throwIfAborted();
        if (limit.expired()) throw FeedError.timeout(error);
        // The cache has parts of the earlier version of the file.
        if (error instanceof EtagMismatch) cache = 'reload';
        throw error instanceof FeedError || error instanceof EtagMismatch ? error : FeedError.network(error);
      } finally {
        limit.release();
      }
    },
  };
}

const fail = () => {
  throw FeedError.network();
};

// Returns nothing where fewer bytes arrive than announced.
async function partIn(
  response: Response,
  offset: number,
  length: number,
  etag: string | undefined,
): Promise<RangeResponse | undefined> {
  const { status, headers } = response;
  const tag = strongTag(headers);
  // The file has changed: its directory has to be read again.
  if (status === NO_SUCH_RANGE || (etag && tag && tag !== etag)) throw new EtagMismatch(response.url);
  if (!response.ok) throw FeedError.http(status);
  const contentLength = headers.get('Content-Length');
  const isWholeAndSmall = offset === 0 && contentLength !== null && Number(contentLength) <= length;
  // Caches that forget the status answer a part with 200; its length then shows that it is a part.
  const isPart =
    status === PARTIAL || isWholeAndSmall || (contentLength !== null && Number(contentLength) === length);
  if (!isPart) {
    response.body?.cancel().catch(() => undefined);
    throw new FeedError('format', NO_RANGES);
  }
  const data = await response.arrayBuffer();
  const [, first = 0, last = -1] = /^bytes (\d+)-(\d+)/.exec(headers.get('Content-Range') ?? '') ?? [];
  if (data.byteLength < Number(last) - Number(first) + 1) return undefined;
  return { data, ...(tag && { etag: tag }) };
}

// A weak tag may stay the same although bytes differ.
function strongTag(headers: Headers): string | undefined {
  const tag = headers.get('ETag');
  return tag === null || tag.startsWith('W/') ? undefined : tag;
}
