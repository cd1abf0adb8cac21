/** The first wait after a failure, at most, in milliseconds; each further one may be twice as long. */
const FIRST_MS = 1000;
const LONGEST_MS = 60_000;
/** The longest pause that a host may ask for, in milliseconds; beyond it the host is skipped. */
export const MOST_PATIENCE_MS = 5 * 60_000;

/**
 * Gives how long to wait before a failed request is sent again: exponential, with full jitter, so that many who failed
 * together do not come back together.
 * @param failures how many there have been in a row, from 1
 * @param random from 0 to 1
 * @returns milliseconds
 */
export function backoffMs(failures: number, random: () => number): number {
  return Math.round(random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - 1)));
}
