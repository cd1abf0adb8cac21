/** A feed whose answers a test gives by hand, in the order of the requests. */
export interface ControlledFeed<T> {
  load(signal: AbortSignal): Promise<T>;
  /** How often it was asked. */
  readonly asked: () => number;
  /** Whether the newest request was aborted. */
  readonly aborted: () => boolean;
  /** Answers the newest request, and lets the machine hear it. */
  readonly answer: (value: T) => Promise<void>;
  /** Fails the newest request, and lets the machine hear it. */
  readonly fail: (error: Error) => Promise<void>;
}

// One turn of the event loop: every promise that can settle has settled by then.
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Makes a feed that waits for its test. */
export function controlledFeed<T>(): ControlledFeed<T> {
  const requests: {
    readonly signal: AbortSignal;
    readonly resolve: (value: T) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  const newest = () => {
    const request = requests.at(-1);
    if (request === undefined) throw new Error('the feed was not asked');
    return request;
  };
  return {
    load: (signal) =>
      new Promise((resolve, reject) => {
        requests.push({ signal, resolve, reject });
      }),
    asked: () => requests.length,
    aborted: () => newest().signal.aborted,
    answer: (value) => {
      newest().resolve(value);
      return settled();
    },
    fail: (error) => {
      newest().reject(error);
      return settled();
    },
  };
}
