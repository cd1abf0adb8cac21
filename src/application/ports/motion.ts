/** What the visitor wants of motion. Everything on the page that moves asks here (spec §2 Motion). */
export interface Motion {
  /** Whether less motion is asked for now. */
  isReduced(): boolean;
  /**
   * Watches for a change of mind.
   * @returns ends the watch
   */
  subscribe(changed: () => void): () => void;
}
