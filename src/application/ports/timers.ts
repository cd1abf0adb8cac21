/** Timers, as a port; the machines' delays use them. */
export interface Timers {
  /**
   * @param ms milliseconds from now
   * @returns the id for clearTimeout
   */
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(id: unknown): void;
}
