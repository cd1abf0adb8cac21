/** Asks the worker to store what the page showed before the worker started. */
export interface StoreMessage {
  readonly type: 'keep';
  readonly addresses: readonly string[];
}

/** Reports to the page how a feed was answered. */
export interface FeedMessage {
  readonly type: 'feed.answered';
  readonly feed: string;
  /** When the answer was stored, in milliseconds since 1970; absent where the feed itself has answered. */
  readonly keptAt?: number;
  /** Whether the feed did answer, with what is no feed; only where a stored answer was given. */
  readonly isReached?: boolean;
}

/** Whether a message of the worker is about a feed. */
export function isFeedMessage(data: unknown): data is FeedMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'feed.answered';
}
