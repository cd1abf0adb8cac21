import type { CacheStore } from '../../application/ports/cache-store.ts';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import type { Article } from '../../domain/news/article.ts';
import { createWebStorageCache, type WebStorageCacheOptions } from './web-storage-cache.ts';

type Surroundings = Pick<WebStorageCacheOptions<readonly unknown[]>, 'storage' | 'clock' | 'logger'>;

/** The cache of the gallery (contract "Storage keys"). */
export function createGalleryCache(on: Surroundings): CacheStore<readonly GalleryFolder[]> {
  return createWebStorageCache({ ...on, ...GALLERY_RECORD, parser: galleryParser });
}

/** The cache of the news (contract "Storage keys"). */
export function createArticlesCache(on: Surroundings): CacheStore<readonly Article[]> {
  return createWebStorageCache({ ...on, ...ARTICLES_RECORD, parser: articlesParser });
}

/** Under which key each cache stands in storage, and in which field of its record the items do. */
export const GALLERY_RECORD = { key: 'gallery_cache', field: 'data' } as const;
export const ARTICLES_RECORD = { key: 'articles_cache', field: 'articles' } as const;

// With the schemas, which nobody needs who comes for the first time.
const galleryParser = async () => (await import('../http/feeds.ts')).parseGalleryFolders;
const articlesParser = async () => (await import('../http/feeds.ts')).parseStoredArticles;
