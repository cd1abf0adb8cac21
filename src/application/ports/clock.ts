/** The time, asked for rather than read, so that a test can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}
