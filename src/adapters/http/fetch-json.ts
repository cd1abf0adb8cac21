import { FeedError } from '../../domain/shared/feed-error.ts';
import { retryAfterMs, retryDelay } from '../../domain/shared/retry-after.ts';
import { bodyText } from './body-text.ts';
import { pause, timeLimit } from './time-limit.ts';

/** The type of fetchJson, so that tests can replace it. */
export type FetchJson = (url: string, signal: AbortSignal) => Promise<unknown>;

const TIMEOUT_MS = 10_000;
const TOO_MANY_REQUESTS = 429;
const FIRST_SERVER_ERROR = 500;

/**
 * Gets a JSON document (spec §7 Feeds): a plain GET without headers of its own, since script-hosted endpoints refuse
 * preflights; redirects are followed, no credentials are sent. After no network, 429 or 5xx it tries once more, after
 * 500 ms or after the time that the host names. All of it takes at most 10 seconds, so a host that names a later time
 * is not asked again.
 * @throws FeedError 'http' for another non-OK status, 'format' for a body that is not JSON, 'size' for one that is too
 * long, 'network' or 'timeout'; the reason of `signal` when its owner aborts
 */
export async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  const limit = timeLimit(signal, TIMEOUT_MS);
  const end = performance.now() + TIMEOUT_MS;
  try {
    return await withOneRetry(() => attempt(url, limit.signal), end, limit.signal);
  } catch (error) {
    signal.throwIfAborted();
    throw limit.expired() ? FeedError.timeout(error) : error;
  } finally {
    limit.release();
  }
}

async function withOneRetry(run: () => Promise<unknown>, end: number, signal: AbortSignal): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    if (signal.aborted || !isPassing(error)) throw error;
    const delay = retryDelay(error.retryAfterMs, end - performance.now());
    if (delay === undefined) throw error;
    await pause(delay, signal);
    return run();
  }
}

async function attempt(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await reached(fetch(url, { signal, redirect: 'follow', credentials: 'omit' }));
  if (!response.ok) {
    throw FeedError.http(response.status, retryAfterMs(response.headers.get('Retry-After'), Date.now()));
  }
  return jsonIn(await reached(bodyText(response)));
}

/**
 * Reads the body of an answer.
 * @throws FeedError 'format' for anything but JSON, such as an HTML error page
 */
export function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw FeedError.format(error);
  }
}

function reached<T>(answer: Promise<T>): Promise<T> {
  return answer.catch((error: unknown) => {
    throw error instanceof FeedError ? error : FeedError.network(error);
  });
}

function isPassing(error: unknown): error is FeedError {
  if (!(error instanceof FeedError)) return false;
  const { kind, status = 0 } = error;
  return kind === 'network' || status === TOO_MANY_REQUESTS || status >= FIRST_SERVER_ERROR;
}
