import type { CacheStore } from '../../application/ports/cache-store.ts';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import type { Article } from '../../domain/news/article.ts';
import { createWebStorageCache, type WebStorageCacheOptions } from './web-storage-cache.ts';

type Options = WebStorageCacheOptions<readonly unknown[]>;
/** What a cache is made from; without a storage it is the browser's. */
type Surroundings = Pick<Options, 'clock' | 'logger'> & Partial<Pick<Options, 'storage'>>;

const ofBrowser = { storage: () => localStorage };

/** The cache of the gallery (contract "Storage keys"). */
export function createGalleryCache(on: Surroundings): CacheStore<readonly GalleryFolder[]> {
  return createWebStorageCache({ ...ofBrowser, ...on, ...GALLERY_RECORD, parser: galleryParser });
}

/** The cache of the news (contract "Storage keys"). */
export function createArticlesCache(on: Surroundings): CacheStore<readonly Article[]> {
  return createWebStorageCache({ ...ofBrowser, ...on, ...ARTICLES_RECORD, parser: articlesParser });
}

/** The storage key of each cache, and the field of its record that has the items. */
export const GALLERY_RECORD = { key: 'gallery_cache', field: 'data' } as const;
export const ARTICLES_RECORD = { key: 'articles_cache', field: 'articles' } as const;

// Loaded with the schemas, which a first visit does not need.
const galleryParser = async () => (await import('../http/feeds.ts')).parseGalleryFolders;
const articlesParser = async () => (await import('../http/feeds.ts')).parseStoredArticles;
