import type { GuideText, SearchableDocument } from '../../application/ports/guide-text.ts';

/** Holds the open document for the guide's search: the interface loads the document and passes it here. */
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
