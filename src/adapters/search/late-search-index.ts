import type { SearchIndex, SearchItems } from '../../application/ports/search-index.ts';
import type { SearchIndexParts } from './mini-search-index.ts';

type Put = (index: SearchIndex) => Promise<void>;

/**
 * An index by createMiniSearchIndex, whose code, library and text of the guide come when it is first opened. What is put
 * before waits for it.
 */
export function createLateSearchIndex(parts: SearchIndexParts): SearchIndex {
  const waiting = new Map<keyof SearchItems, Put>();
  let brought: Promise<SearchIndex> | undefined;

  const bring = async () => {
    const { createMiniSearchIndex } = await import('./mini-search-index.ts');
    const index = createMiniSearchIndex(parts);
    const puts = [...waiting.values()];
    waiting.clear();
    for (const put of puts) void put(index);
    return index;
  };
  const opened = () => {
    brought ??= bring().catch((error) => {
      brought = undefined;
      throw error;
    });
    return brought;
  };

  return {
    open: async () => (await opened()).open(),
    put: async (source, items) => {
      const put: Put = (index) => index.put(source, items);
      if (brought === undefined) waiting.set(source, put);
      else await brought.then(put, () => undefined);
    },
    find: async (words) => (await opened()).find(words),
  };
}
