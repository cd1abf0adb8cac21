/** Logs events for those who run the site; visitors never see them. */
export interface Logger {
  /**
   * Logs one event.
   * @param name dotted noun.verb: 'feed.item-dropped', 'feed.failed', 'image.failed'
   * @param detail plain values
   */
  event(name: string, detail: Readonly<Record<string, unknown>>): void;
}
