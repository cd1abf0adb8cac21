import { EtagMismatch, type RangeResponse, type Source } from 'pmtiles';
import { FeedError } from '../../../domain/shared/feed-error.ts';
import { timeLimit } from '../../http/time-limit.ts';

/** The type of fetch as parts of files are asked for, so that tests can replace it. */
export type FetchFile = (url: string, init: RequestInit) => Promise<Response>;

/** How parts of a file are read. */
export interface RangeOptions {
  readonly fetchFile: FetchFile;
  /** For each part. */
  readonly timeoutMs: number;
  /** Who asks, where a question has no signal of its own. */
  readonly signal: AbortSignal;
}

/** What is said of a server that gives no parts of files; fit to be shown. */
export const NO_RANGES = 'Server tidak mengirim berkas peta per bagian (byte range).';

const PARTIAL = 206;
const NO_SUCH_RANGE = 416;

/**
 * Reads a file by ranges of bytes (docs/map.md). Where a server sends all of it, no more than asked for is read; a part
 * that comes short of what it was said to be is asked for once more, past the browser's cache.
 * Its parts reject with FeedError, or with the reason of the signal when its owner aborts.
 */
export function createRangeSource(url: string, { fetchFile, timeoutMs, signal }: RangeOptions): Source {
  // Chromium on Windows keeps parts of files badly in its cache, so that later ones fail.
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
        // Chromium's cache cuts one of two equal parts short that are on their way at the same time.
        return (await read(cache)) ?? (await read('no-store')) ?? fail();
      } catch (error) {
        asker.throwIfAborted();
        if (limit.expired()) throw FeedError.timeout(error);
        // What the cache holds is of the file as it was.
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

// None where less comes than was said.
async function partIn(
  response: Response,
  offset: number,
  length: number,
  etag: string | undefined,
): Promise<RangeResponse | undefined> {
  const { status, headers } = response;
  const tag = strongTag(headers);
  // The file is another one by now: its directory has to be read anew.
  if (status === NO_SUCH_RANGE || (etag && tag && tag !== etag)) throw new EtagMismatch(response.url);
  if (!response.ok) throw FeedError.http(status);
  const contentLength = headers.get('Content-Length');
  const isWholeAndSmall = offset === 0 && contentLength !== null && Number(contentLength) <= length;
  // A part may also come as 200 where its length is told, from caches that forget the status.
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

// A weak tag may stay the same where bytes differ.
function strongTag(headers: Headers): string | undefined {
  const tag = headers.get('ETag');
  return tag === null || tag.startsWith('W/') ? undefined : tag;
}
