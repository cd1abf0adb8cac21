/** Why an image did not load: there is none at its address, it could not be fetched, or it cannot be drawn. */
export type FailureReason = 'missing' | 'unreachable' | 'unreadable';

/** Finds out why an image failed, which the browser does not say (spec §8 Images). */
export interface ImageFailure {
  /**
   * @param src the address that failed; of another site nothing can be found out: it counts as unreachable
   * @throws never
   */
  reason(src: string): Promise<FailureReason>;
}
