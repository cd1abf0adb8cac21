import type { SearchIndex, SearchItems } from '../../application/ports/search-index.ts';
import type { SearchIndexParts } from './mini-search-index.ts';

type SetItems = (index: SearchIndex) => Promise<void>;

/**
 * An index by createMiniSearchIndex, whose code, library and guide text are loaded when it is first opened. Items that
 * are set earlier wait for it.
 */
export function createLateSearchIndex(parts: SearchIndexParts): SearchIndex {
  const waiting = new Map<keyof SearchItems, SetItems>();
  let loaded: Promise<SearchIndex> | undefined;

  const load = async () => {
    const { createMiniSearchIndex } = await import('./mini-search-index.ts');
    const index = createMiniSearchIndex(parts);
    const calls = [...waiting.values()];
    waiting.clear();
    for (const setItems of calls) void setItems(index);
    return index;
  };
  const opened = () => {
    loaded ??= load().catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };

  return {
    open: async () => (await opened()).open(),
    setItems: async (source, items) => {
      const setItems: SetItems = (index) => index.setItems(source, items);
      if (loaded === undefined) waiting.set(source, setItems);
      else await loaded.then(setItems, () => undefined);
    },
    find: async (words) => (await opened()).find(words),
  };
}
