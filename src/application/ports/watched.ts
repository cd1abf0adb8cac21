/** A value of the browser that changes by itself. */
export interface Watched<T> {
  readonly now: () => T;
  /** Calls back when it has changed. @returns stops it */
  readonly subscribe: (changed: () => void) => () => void;
}
