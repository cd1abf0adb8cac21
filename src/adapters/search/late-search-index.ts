import type { SearchIndex, SearchItems } from '../../application/ports/search-index.ts';
import type { createMiniSearchIndex, SearchIndexParts } from './mini-search-index.ts';

/** Loads the code of the index. */
type LoadIndexCode = () => Promise<{ readonly createMiniSearchIndex: typeof createMiniSearchIndex }>;

/** Items that no index has yet. */
interface Waiting {
  readonly give: (index: SearchIndex) => Promise<void>;
  /** Says to whoever has set them that they can be found, or have been replaced. */
  readonly settle: () => void;
}

/**
 * An index by createMiniSearchIndex, whose code, library and guide text are loaded when it is first opened. Items that
 * are set before the code is there wait for it, also through loads that fail: the next one gives them to the index.
 */
export function createLateSearchIndex(
  parts: SearchIndexParts,
  loadCode: LoadIndexCode = () => import('./mini-search-index.ts'),
): SearchIndex {
  const waiting = new Map<keyof SearchItems, Waiting>();
  let index: SearchIndex | undefined;
  let loading: Promise<SearchIndex> | undefined;

  const load = async () => {
    const made = (await loadCode()).createMiniSearchIndex(parts);
    index = made;
    for (const { give, settle } of waiting.values()) void give(made).then(settle);
    waiting.clear();
    return made;
  };
  const opened = () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };

  return {
    open: async () => (await opened()).open(),
    setItems: (source, items) => {
      const give = (to: SearchIndex) => to.setItems(source, items);
      if (index !== undefined) return give(index);
      waiting.get(source)?.settle();
      return new Promise((settle) => waiting.set(source, { give, settle }));
    },
    find: async (words) => (await opened()).find(words),
  };
}
