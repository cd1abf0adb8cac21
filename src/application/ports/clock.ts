/** The present time, as a port, so that a test can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}
