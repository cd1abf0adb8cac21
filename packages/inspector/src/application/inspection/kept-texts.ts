/** Texts that a browser keeps for a tester, by name. What cannot be stored is silently lost with the window. */
export interface KeptTexts {
  /** @returns undefined where nothing is kept, or where the browser refuses to say */
  readonly read: (name: string) => string | undefined;
  /** @param text undefined removes the text */
  readonly keep: (name: string, text: string | undefined) => void;
}
