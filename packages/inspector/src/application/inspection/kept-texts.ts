/** Texts that a browser keeps for a tester, by name. What cannot be kept is forgotten with the window, without a word. */
export interface KeptTexts {
  /** @returns undefined where nothing is kept, or where the browser refuses to say */
  readonly read: (name: string) => string | undefined;
  /** @param text undefined for nothing */
  readonly keep: (name: string, text: string | undefined) => void;
}
