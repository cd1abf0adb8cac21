/** A signal that aborts when its caller's does, or when the time is up. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Whether time is up; the abort of the caller does not count. */
  expired(): boolean;
  /** Stops the timer and stops listening to the caller's signal. */
  release(): void;
}

/** Starts a limit of `ms` milliseconds. Written by hand, because some browsers in use do not have AbortSignal.any. */
export function timeLimit(caller: AbortSignal, ms: number): TimeLimit {
  const controller = new AbortController();
  let expired = false;
  const timer = setTimeout(() => {
    expired = true;
    controller.abort();
  }, ms);
  const onCallerAbort = () => controller.abort(caller.reason);
  caller.addEventListener('abort', onCallerAbort, { once: true });
  return {
    signal: controller.signal,
    expired: () => expired,
    release: () => {
      clearTimeout(timer);
      caller.removeEventListener('abort', onCallerAbort);
    },
  };
}

/** Waits `ms` milliseconds; rejects with the signal's reason as soon as it is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    }, ms);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
