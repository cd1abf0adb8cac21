/** An item of a feed, in its document and in the domain. */
export interface Sample {
  /** Puts items into a document; the list itself is one where it is absent. */
  readonly wrap?: (items: object[]) => object;
  readonly item: object;
  /** What the item becomes. */
  readonly gives: object;
}
