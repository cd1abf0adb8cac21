/** Why a feed could not be used: a status, a body that is no answer, no network, or no answer in time. */
export type FeedErrorKind = 'http' | 'format' | 'network' | 'timeout';

/** The message of an answer that is not what the feed promises (spec §8). */
export const INVALID_RESPONSE = 'Invalid API response format';

/** Gives the message of a non-OK status (spec §8). */
export function httpErrorMessage(status: number): string {
  return `HTTP error! status: ${status}`;
}

/** What every feed rejects with, other than the abort of its caller; `message` is fit to be shown (spec §8). */
export class FeedError extends Error {
  override readonly name = 'FeedError';
  readonly kind: FeedErrorKind;
  /** The HTTP status, for kind 'http'. */
  readonly status?: number;

  constructor(kind: FeedErrorKind, message: string, options: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.kind = kind;
    if (options.status !== undefined) this.status = options.status;
  }

  /** An answer with a non-OK status. */
  static http(status: number): FeedError {
    return new FeedError('http', httpErrorMessage(status), { status });
  }

  /** An answer that is no JSON, or JSON in the wrong envelope. */
  static format(cause?: unknown): FeedError {
    return new FeedError('format', INVALID_RESPONSE, { cause });
  }

  /** No answer at all. */
  static network(cause?: unknown): FeedError {
    return new FeedError('network', 'Jaringan tidak dapat dijangkau', { cause });
  }

  /** No whole answer within the time limit. */
  static timeout(cause?: unknown): FeedError {
    return new FeedError('timeout', 'Waktu tunggu habis', { cause });
  }
}
