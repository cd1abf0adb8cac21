/**
 * The content of the page that comes from copies stored on the visitor's device instead of its feeds (spec §2 Offline).
 */
export interface StoredContent {
  /**
   * When the content of each such feed was stored, in milliseconds since 1970, by the feed's name; the same object until
   * it changes.
   */
  storedAt(): Readonly<Record<string, number>>;
  /**
   * Whether there is a network nevertheless: a feed did answer, with what cannot be shown. The object above is replaced when it
   * changes.
   */
  isReached(): boolean;
  /** @returns stops listening */
  subscribe(changed: () => void): () => void;
}
