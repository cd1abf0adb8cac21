/** What the visitor wants of motion. */
export interface Motion {
  /** Whether less motion is asked for now. */
  isReduced(): boolean;
}
