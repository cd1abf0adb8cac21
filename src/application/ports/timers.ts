/** Runs what is to happen later; the machines' delays are set on it. */
export interface Timers {
  /**
   * @param ms milliseconds from now
   * @returns what clearTimeout takes
   */
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}
