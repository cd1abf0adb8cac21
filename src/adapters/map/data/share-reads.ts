/** Reads what a key names; the signal aborts for one of the callers only. */
export type SharedRead<T> = (
  key: string,
  signal: AbortSignal,
  read: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

interface Running<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  readers: number;
}

/**
 * Lets callers that ask for the same key at the same time share one read, which is aborted when the last of them
 * aborts. A caller that aborts is rejected with the reason of its own signal.
 */
export function shareReads<T>(): SharedRead<T> {
  const running = new Map<string, Running<T>>();
  const forget = (key: string, { controller }: Pick<Running<T>, 'controller'>) => {
    if (running.get(key)?.controller === controller) running.delete(key);
  };
  return async (key, signal, read) => {
    signal.throwIfAborted();
    let shared = running.get(key);
    if (shared === undefined) {
      const controller = new AbortController();
      const result = read(controller.signal).finally(() => forget(key, { controller }));
      shared = { result, controller, readers: 0 };
      running.set(key, shared);
    }
    return join(shared, signal, (left) => forget(key, left));
  };
}

function join<T>(shared: Running<T>, signal: AbortSignal, forget: (left: Running<T>) => void): Promise<T> {
  shared.readers += 1;
  return new Promise((resolve, reject) => {
    const leave = () => {
      shared.readers -= 1;
      if (shared.readers === 0) {
        forget(shared);
        shared.controller.abort(signal.reason);
      }
      reject(signal.reason);
    };
    const stay = () => signal.removeEventListener('abort', leave);
    signal.addEventListener('abort', leave, { once: true });
    shared.result.then(resolve, reject).finally(stay);
  });
}
