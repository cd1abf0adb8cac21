import { createBuiltInGallery } from '../../../adapters/built-in-gallery/built-in-gallery.ts';
import { createHttpBannerFeed } from '../../../adapters/http/banner-feed.ts';
import {
  createHttpGalleryFeed,
  parseGallery,
  parseGalleryFolders,
} from '../../../adapters/http/gallery-feed.ts';
import { createHttpLegalProductFeed } from '../../../adapters/http/legal-product-feed.ts';
import { createHttpNewsFeed, parseNews, parseStoredArticles } from '../../../adapters/http/news-feed.ts';
import { createHttpStaffFeed } from '../../../adapters/http/staff-feed.ts';
import {
  bakedArticles,
  bakedBanners,
  bakedFolders,
  bakedProducts,
} from '../../../adapters/snapshot/baked-parts.ts';
import { createWebStorageCache } from '../../../adapters/web-storage/web-storage-cache.ts';
import type { FallbackGallery } from '../../../application/ports/fallback-gallery.ts';
import type { ImageAddresses } from '../../../application/ports/image-addresses.ts';
import type { Logger } from '../../../application/ports/logger.ts';
import type { SitePorts } from '../../../application/site.ts';
import type { ContentSnapshot } from '../../../application/snapshot.ts';
import type { GalleryFolder } from '../../../domain/gallery/gallery.ts';
import type { Article } from '../../../domain/news/article.ts';
import type { FeedName, Scenario } from '../files/scenario-file.ts';
import { type FeedDocuments, scriptedJson } from './scripted-json.ts';
import { scriptedStorage } from './scripted-storage.ts';

/** Every port of the machines, and those of the interface. */
export type WorldPorts = Omit<SitePorts, 'centreName'> & {
  readonly images: ImageAddresses;
  readonly logger: Logger;
};

/** What a world is made of besides its scenario. */
export interface WorldOptions {
  /** What a feed answers where it answers well: /content/{name}.json, read or fetched by the caller. */
  readonly documents: FeedDocuments;
  readonly logger: Logger;
  /** The built-in gallery where it does not fail; brought when needed where nothing is said. */
  readonly builtIn?: FallbackGallery;
}

/** The ports of a world that answer with data. */
export type DataPorts = Pick<
  WorldPorts,
  | 'bannerFeed'
  | 'galleryFeed'
  | 'legalProductFeed'
  | 'staffFeed'
  | 'newsFeed'
  | 'galleryCache'
  | 'articlesCache'
  | 'fallbackGallery'
>;

/** What both kinds of world give the data ports. */
export interface DataPortsOptions extends WorldOptions {
  readonly clock: WorldPorts['clock'];
  readonly hang: (signal: AbortSignal) => Promise<void>;
}

const silent: Logger = { event: () => undefined };

/** Makes feeds and caches that behave as a scenario says, of the very adapters of production. */
export function dataPorts(scenario: Scenario, options: DataPortsOptions): DataPorts {
  const { documents, logger, builtIn, clock, hang } = options;
  const source = (feed: FeedName) => ({
    url: `/content/${feed}.json`,
    logger,
    fetchJson: scriptedJson({
      feed,
      document: documents[feed],
      answers: scenario.feeds[feed] ?? ['good'],
      hang,
    }),
  });
  const cache = <T extends readonly unknown[]>(
    key: 'gallery_cache' | 'articles_cache',
    field: 'data' | 'articles',
    held: T,
    parse: (stored: unknown) => T,
  ) => {
    const state = scenario.storage[key === 'gallery_cache' ? 'gallery' : 'articles'] ?? 'nothing';
    const record = (age: number) => storedRecord(key, field, held, clock.now() - age);
    return createWebStorageCache<T>({
      storage: scriptedStorage({ state, key, record }),
      key,
      field,
      parse,
      clock,
      logger,
    });
  };
  return {
    bannerFeed: createHttpBannerFeed(source('banners')),
    galleryFeed: createHttpGalleryFeed(source('gallery')),
    legalProductFeed: createHttpLegalProductFeed(source('legal-products')),
    staffFeed: createHttpStaffFeed(source('staff')),
    newsFeed: createHttpNewsFeed(source('news')),
    // One less than the feed has, so that it can be seen which of them is shown.
    galleryCache: cache<readonly GalleryFolder[]>(
      'gallery_cache',
      'data',
      parseGallery(documents.gallery, silent).slice(1),
      (stored) => parseGalleryFolders(stored, logger),
    ),
    articlesCache: cache<readonly Article[]>(
      'articles_cache',
      'articles',
      parseNews(documents.news, silent).slice(1),
      (stored) => parseStoredArticles(stored, logger),
    ),
    fallbackGallery:
      scenario.fallbackGallery === 'fails'
        ? { load: () => Promise.reject(new Error('the built-in gallery did not come')) }
        : (builtIn ?? createBuiltInGallery()),
  };
}

/** Gives what the build would have baked of the documents, or nothing where the scenario says so. */
export function bakedContent({ baked }: Scenario, documents: FeedDocuments): ContentSnapshot {
  if (!baked) return {};
  return {
    banners: bakedBanners(documents.banners),
    folders: bakedFolders(documents.gallery),
    products: bakedProducts(documents['legal-products']),
    articles: bakedArticles(documents.news),
  };
}

/** Gives the text that a cache writes at an instant, by letting it write. */
function storedRecord<T extends readonly unknown[]>(
  key: string,
  field: 'data' | 'articles',
  value: T,
  now: number,
): string {
  let text = '';
  createWebStorageCache<T>({
    storage: () => ({
      getItem: () => null,
      setItem: (_, written) => {
        text = written;
      },
      removeItem: () => undefined,
    }),
    key,
    field,
    parse: () => value,
    clock: { now: () => now },
    logger: silent,
  }).write(value);
  return text;
}
