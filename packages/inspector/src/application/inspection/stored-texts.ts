/** Texts in web storage, by name. */
export interface StoredTexts {
  /** @returns undefined where nothing is stored, or where the browser refuses */
  readonly read: (name: string) => string | undefined;
  /**
   * @param text undefined removes the text
   * @returns false where the browser refuses
   */
  readonly write: (name: string, text: string | undefined) => boolean;
}

/**
 * Stores texts in web storage, which may be full, or may throw on access.
 * @param storage returns the storage, or throws as browsers do
 */
export function storedTextsIn(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): StoredTexts {
  return {
    read: (name) => {
      try {
        return storage().getItem(name) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (name, text) => {
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
