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

/**
 * Keeps texts in web storage, which may be full, or may throw as soon as it is accessed.
 * @param storage returns the storage, or throws as browsers do
 */
export function keptTextsIn(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptTexts {
  return {
    read: (name) => {
      try {
        return storage().getItem(name) ?? undefined;
      } catch {
        return undefined;
      }
    },
    keep: (name, text) => {
      try {
        if (text === undefined) storage().removeItem(name);
        else storage().setItem(name, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
