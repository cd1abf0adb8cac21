import { createBuiltInGallery } from '../../../adapters/built-in-gallery/built-in-gallery.ts';
import { type ByFeed, bakedItems, createHttpFeeds, FEED_NAMES, FEEDS } from '../../../adapters/http/feeds.ts';
import { parseGalleryFolders } from '../../../adapters/http/gallery-feed.ts';
import { parseStoredArticles } from '../../../adapters/http/news-feed.ts';
import { createWebStorageCache } from '../../../adapters/web-storage/web-storage-cache.ts';
import type { ContentSnapshot, MachinePorts } from '../../../application/machines.ts';
import type { FallbackGallery } from '../../../application/ports/fallback-gallery.ts';
import type { ImageAddresses } from '../../../application/ports/image-addresses.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { Timers } from '../../../application/ports/timers.ts';
import type { Scenario } from '../files/scenario-file.ts';
import { scriptedJson } from './scripted-json.ts';
import { type SimpleStorage, scriptedStorage } from './scripted-storage.ts';

/** Every port of the machines, and those of the interface; the page's address stays that of the page. */
export type WorldPorts = Omit<MachinePorts, 'centreName'> & {
  readonly timers: Timers;
  readonly images: ImageAddresses;
  readonly logger: Logger;
};

/** What a world is made of besides its scenario. */
export interface WorldOptions {
  /** What a feed answers where it answers well: /content/{name}.json, read or fetched by the caller. */
  readonly documents: ByFeed<unknown>;
  readonly logger: Logger;
  /** The built-in gallery where it does not fail; brought when needed where nothing is said. */
  readonly builtIn?: FallbackGallery;
}

/** The ports of a world that answer with data. */
export type DataPorts = Pick<WorldPorts, 'feeds' | 'galleryCache' | 'articlesCache' | 'fallbackGallery'>;

/** What both kinds of world give the data ports. */
export interface DataPortsOptions extends WorldOptions {
  readonly clock: WorldPorts['clock'];
  readonly hang: (signal: AbortSignal) => Promise<void>;
}

const silent: Logger = { event: () => undefined };

/** Makes feeds and caches that behave as a scenario says, of the very adapters of production. */
export function dataPorts(scenario: Scenario, options: DataPortsOptions): DataPorts {
  const { documents, logger, builtIn, clock, hang } = options;
  const { storage, fallbackGallery } = scenario;
  return {
    feeds: createHttpFeeds((feed) => {
      const answers = scenario.feeds[feed] ?? ['good'];
      const fetchJson = scriptedJson({ feed, document: documents[feed], answers, hang });
      return { url: `/content/${feed}.json`, logger, fetchJson };
    }),
    // One less than the feed has, so that it can be seen which of them is shown.
    galleryCache: scriptedCache({
      state: storage.gallery ?? 'nothing',
      key: 'gallery_cache',
      field: 'data',
      held: FEEDS.gallery.parse(documents.gallery, silent).slice(1),
      parse: (stored) => parseGalleryFolders(stored, logger),
      clock,
      logger,
    }),
    articlesCache: scriptedCache({
      state: storage.articles ?? 'nothing',
      key: 'articles_cache',
      field: 'articles',
      held: FEEDS.news.parse(documents.news, silent).slice(1),
      parse: (stored) => parseStoredArticles(stored, logger),
      clock,
      logger,
    }),
    fallbackGallery:
      fallbackGallery === 'fails'
        ? { load: () => Promise.reject(new Error('the built-in gallery did not come')) }
        : (builtIn ?? createBuiltInGallery()),
  };
}

/** Gives what the build would have baked of the documents, or nothing where the scenario says so. */
export function bakedContent({ baked }: Scenario, documents: ByFeed<unknown>): ContentSnapshot {
  if (!baked) return {};
  return Object.fromEntries(FEED_NAMES.map((name) => [name, bakedItems(name, documents[name])]));
}

interface ScriptedCache<T> {
  readonly state: NonNullable<Scenario['storage']['gallery']>;
  readonly key: string;
  readonly field: 'data' | 'articles';
  /** What it holds at first, where its state says that it holds anything. */
  readonly held: readonly T[];
  readonly parse: (stored: unknown) => readonly T[];
  readonly clock: WorldPorts['clock'];
  readonly logger: Logger;
}

function scriptedCache<T>({ state, held, clock, logger, ...cache }: ScriptedCache<T>) {
  const make = (storage: () => SimpleStorage, now: () => number, log: Logger) =>
    createWebStorageCache<readonly T[]>({ storage, ...cache, clock: { now }, logger: log });
  // The text that the cache writes at an instant, by letting it write.
  const record = (age: number) => {
    let text = '';
    const storage: SimpleStorage = {
      getItem: () => null,
      setItem: (_, written) => {
        text = written;
      },
      removeItem: () => undefined,
    };
    make(
      () => storage,
      () => clock.now() - age,
      silent,
    ).write(held);
    return text;
  };
  return make(scriptedStorage({ state, key: cache.key, record }), () => clock.now(), logger);
}
