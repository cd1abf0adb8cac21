/** The source of one kind of content: a document from outside whose items a schema has checked (spec §7 Feeds). */
export interface Feed<T> {
  /**
   * Loads the items in the order of the document, repeated ones included; rules of the domain prepare them for display.
   * @throws FeedError, or the reason of `signal` once it is aborted
   */
  load(signal: AbortSignal): Promise<readonly T[]>;
}
