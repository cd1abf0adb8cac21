/** One request, of which no redirect is followed. */
export type Fetch = (url: URL, request: FetchRequest) => Promise<Response>;

/** How a request is sent. */
export interface FetchRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Whether the host may be this machine or one of a network of its own. */
  readonly mayBePrivate: boolean;
}

/** What a pull needs of the world. */
export interface Ports {
  readonly fetch: Fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Waits so many milliseconds; rejects as soon as the signal is aborted. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** A signal that aborts after so many milliseconds. */
  readonly timeLimit: (ms: number) => AbortSignal;
}
