import type { GuideText, SearchableDocument } from '../../application/ports/guide-text.ts';

/** Keeps the document that is open, for the search: the interface loads it, and hands it over. */
export function createOpenGuideText(): GuideText {
  let current: SearchableDocument | undefined;
  return {
    find: async (index, query, signal) => (await current?.find(index, query, signal)) ?? [],
    open(document) {
      current = document;
      return () => {
        if (current === document) current = undefined;
      };
    },
  };
}
