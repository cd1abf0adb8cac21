import { ShownError } from './shown-error.ts';
import * as texts from './texts.ts';

/**
 * Why a feed could not be used: a status, a body that is not a valid answer, one that is too long, no network, or no
 * answer in time.
 */
export type FeedErrorKind = 'http' | 'format' | 'size' | 'network' | 'timeout';

/** The message of an answer that is not what the feed promises (spec §8). */
export const INVALID_RESPONSE = texts.invalidResponse;

/** Gives the message of a non-OK status (spec §8). */
export function httpErrorMessage(status: number): string {
  return texts.httpError(status);
}

type Details = ErrorOptions & { status?: number | undefined; retryAfterMs?: number | undefined };

/** The error with which every feed rejects, unless its caller aborted; `message` is fit to be shown (spec §8). */
export class FeedError extends ShownError {
  override readonly name = 'FeedError';
  readonly kind: FeedErrorKind;
  /** The HTTP status, for kind 'http'. */
  readonly status?: number;
  /** Milliseconds from now until the host wants to be asked again, where it has said so. */
  readonly retryAfterMs?: number;

  constructor(kind: FeedErrorKind, message: string, { status, retryAfterMs, ...options }: Details = {}) {
    super(message, options);
    this.kind = kind;
    if (status !== undefined) this.status = status;
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
  }

  /** An answer with a non-OK status. */
  static http(status: number, retryAfterMs?: number): FeedError {
    return new FeedError('http', httpErrorMessage(status), { status, retryAfterMs });
  }

  /** An answer that is not JSON, or JSON in the wrong envelope. */
  static format(cause?: unknown): FeedError {
    return new FeedError('format', INVALID_RESPONSE, { cause });
  }

  /** An answer that is longer than spec §9 Limits of feeds allows; visitors read the words of 'format'. */
  static size(): FeedError {
    return new FeedError('size', INVALID_RESPONSE);
  }

  /** No answer at all. */
  static network(cause?: unknown): FeedError {
    return new FeedError('network', texts.networkUnreachable, { cause });
  }

  /** No whole answer within the time limit. */
  static timeout(cause?: unknown): FeedError {
    return new FeedError('timeout', texts.timedOut, { cause });
  }
}
