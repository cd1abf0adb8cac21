/** The text of the document that is open, page by page. */
export interface GuideText {
  readonly pageCount: number;
  /**
   * Gives the text of a page, blank where it has none.
   * @param index zero-based
   * @throws the reason of `signal` once it is aborted, or what the document says of a broken page
   */
  textOf(index: number, signal: AbortSignal): Promise<string>;
}
