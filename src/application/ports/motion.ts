/** The visitor's wish about motion. Everything on the page that moves asks here (spec §2 Motion). */
export interface Motion {
  /** Whether less motion is asked for now. */
  isReduced(): boolean;
  /**
   * Calls back when the wish changes.
   * @returns stops listening
   */
  subscribe(changed: () => void): () => void;
}
