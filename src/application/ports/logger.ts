/** Writes down what happened for those who run the site; visitors never see it. */
export interface Logger {
  /**
   * Writes one event.
   * @param name dotted noun.verb: 'feed.item-dropped', 'feed.failed', 'image.failed'
   * @param detail plain values
   */
  event(name: string, detail: Readonly<Record<string, unknown>>): void;
}
