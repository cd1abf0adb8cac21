import type { SearchSource, SourceStatus } from '../../domain/search/search-groups.ts';
import { searchedWords } from '../../domain/shared/searched-words.ts';
import type { Site } from '../machines.ts';
import type { SearchIndex, SearchItems } from '../ports/search-index.ts';

type Sources = Pick<Site, 'legalProducts' | 'gallery' | 'news' | 'profile'>;
type ItemSources = {
  readonly [Source in keyof SearchItems]: () => readonly [SearchItems[Source], SourceStatus];
};

/**
 * Connects the search over the whole site with its address and its sources (spec §2 Search, contract "Addresses"): it
 * opens and closes with its dialog, takes the words of a changed address, and writes typed words into the address once
 * the keys rest. While it is open, the index gets the items that the feeds have loaded, and later ones as they arrive.
 * @returns stops it
 */
export function connectSearch(
  { dialogs, search, ...sources }: Pick<Site, 'dialogs' | 'search'> & Sources,
  { searchIndex }: { readonly searchIndex: SearchIndex },
): () => void {
  let named: string | undefined;
  let hasEnded = false;
  const loaded = itemSources(sources);
  const indexed = new Map<SearchSource, unknown>();
  const reported = new Map<SearchSource, SourceStatus>();

  const isOpen = () => search.getSnapshot().matches('open');
  const tell = (source: SearchSource, status: SourceStatus) => {
    if (hasEnded || !isOpen()) return;
    reported.set(source, status);
    search.send({ type: 'source.changed', source, status });
  };
  const follow = <Source extends keyof SearchItems>(source: Source) => {
    if (!isOpen()) return;
    const [items, status] = loaded[source]();
    if (indexed.get(source) !== items) {
      indexed.set(source, items);
      void searchIndex.setItems(source, items).then(() => tell(source, loaded[source]()[1]));
    } else if (reported.get(source) !== status) {
      tell(source, status);
    }
  };

  const open = (words: string) => {
    reported.clear();
    search.send({ type: 'search.opened', words });
    sources.profile.send({ type: 'profile.opened' });
    for (const source of SOURCES) follow(source);
  };

  const followDialogs = () => {
    const { value, context } = dialogs.getSnapshot();
    const words = context.temukan ?? '';
    const isNew = words !== named;
    named = value.search === 'open' ? words : undefined;
    if (value.search !== 'open') {
      if (isOpen()) search.send({ type: 'search.closed' });
    } else if (!isOpen()) {
      open(words);
    } else if (isNew && words !== search.getSnapshot().context.words) {
      // Only where the address itself has changed: while keys are pressed, it lags behind them.
      search.send({ type: 'words.changed', words });
    }
  };

  const tellWords = () => {
    const snapshot = search.getSnapshot();
    const { value, context } = dialogs.getSnapshot();
    const words = searchedWords(snapshot.context.words);
    const rests = snapshot.matches({ open: { address: 'told' } });
    if (!rests || value.search !== 'open' || context.temukan === words) return;
    named = words;
    dialogs.send({ type: 'words.typed', temukan: words });
  };

  const subscriptions = [
    dialogs.subscribe(followDialogs),
    search.subscribe(tellWords),
    sources.legalProducts.subscribe(() => follow('legal-products')),
    sources.gallery.subscribe(() => follow('gallery')),
    sources.news.subscribe(() => follow('news')),
    sources.profile.subscribe(() => follow('staff')),
  ];
  followDialogs();
  return () => {
    hasEnded = true;
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

const SOURCES = ['legal-products', 'gallery', 'news', 'staff'] as const;

/**
 * The items that each machine has for the search, and the state of its feed. A feed that failed may have items that it
 * sent earlier; where it has only what was baked, these are found but it has failed.
 */
function itemSources({ legalProducts, gallery, news, profile }: Sources): ItemSources {
  const status = (isLoading: boolean, isThere: boolean): SourceStatus =>
    isLoading ? 'loading' : isThere ? 'ready' : 'failed';
  return {
    'legal-products': () => {
      const snapshot = legalProducts.getSnapshot();
      const { products, isAnswered } = snapshot.context;
      return [products, status(snapshot.matches('notLoaded'), isAnswered && products.length > 0)];
    },
    gallery: () => {
      const snapshot = gallery.getSnapshot();
      const { folders } = snapshot.context;
      return [folders, status(snapshot.matches('loading'), !snapshot.matches('failed'))];
    },
    news: () => {
      const snapshot = news.getSnapshot();
      const { articles, updatedAt } = snapshot.context;
      const isThere = updatedAt !== undefined && articles.length > 0;
      return [articles, status(snapshot.matches('loading'), !snapshot.matches('failed') || isThere)];
    },
    staff: () => {
      const snapshot = profile.getSnapshot();
      const isThere = snapshot.matches('loaded');
      // Samples stand in where the feed failed: the search must not find people who do not exist.
      return [
        isThere ? snapshot.context.profiles : NOBODY,
        status(!isThere && !snapshot.matches('failed'), isThere),
      ];
    },
  };
}

const NOBODY: SearchItems['staff'] = [];
