/** Makes content of unknown origin safe to render (spec §5 Article markup). */
export interface MarkupSanitiser {
  /**
   * Turns newlines into line breaks, then reduces the markup to text structure, lists, tables, quotes, safe links and
   * images of the image delivery.
   * @param content raw, as the feed gives it
   * @returns markup that runs nothing and loads only images of the image delivery
   * @throws where the sanitiser itself cannot be loaded
   */
  sanitise(content: string): Promise<string>;
}
