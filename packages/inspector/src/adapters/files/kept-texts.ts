import type { KeptTexts } from '../../application/inspection/kept-texts.ts';

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
