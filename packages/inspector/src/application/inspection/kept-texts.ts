/** Texts that a browser keeps for a tester, by name. */
export interface KeptTexts {
  /** @returns undefined where nothing is kept, or where the browser refuses to say */
  readonly read: (name: string) => string | undefined;
  /**
   * @param text undefined removes the text
   * @returns false where the browser refuses
   */
  readonly keep: (name: string, text: string | undefined) => boolean;
}
