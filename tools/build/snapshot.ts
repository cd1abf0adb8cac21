import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import { parseBanners } from '../../src/adapters/http/banner-feed.ts';
import { parseGallery } from '../../src/adapters/http/gallery-feed.ts';
import { parseLegalProducts } from '../../src/adapters/http/legal-product-feed.ts';
import { parseNews } from '../../src/adapters/http/news-feed.ts';
import type { Logger } from '../../src/application/ports/logger.ts';
import type { ContentSnapshot } from '../../src/application/snapshot.ts';
import { prepareGallery } from '../../src/domain/gallery/prepare-gallery.ts';
import { keptProducts } from '../../src/domain/legal-products/legal-product-list.ts';
import type { Article } from '../../src/domain/news/article.ts';
import { EXCERPT_LENGTH } from '../../src/domain/news/excerpt.ts';
import { NEWS_LIMIT, prepareArticles } from '../../src/domain/news/prepare-articles.ts';
import { GALLERY_PAGE_SIZE } from '../../src/domain/shared/pages.ts';

// Enough of a content for its excerpt, markup included; the rest comes with the feed.
const BAKED_CONTENT = EXCERPT_LENGTH * 3;
// One article more than is shown, so that 'Lihat Semua Artikel' stands from the start; two gallery pages.
const BAKED_ARTICLES = NEWS_LIMIT + 1;
const BAKED_FOLDERS = GALLERY_PAGE_SIZE * 2;
const BAKED_PRODUCTS = 24;

const silent: Logger = { event: () => undefined };

/**
 * The feed content that the build knows: that of feeds which are files of this site. The same schemas read it
 * as in the browser; a feed elsewhere, or a file that does not hold one, is left out.
 * @param publicDir where the site's files stand
 */
export async function bakeSnapshot(publicDir: string, deployment: Deployment): Promise<ContentSnapshot> {
  const { feeds } = deployment;
  const bake = <T>(address: string, prepare: (json: unknown) => T) => known(publicDir, address, prepare);
  const articles = await knownArticles(publicDir, deployment);
  const parts = {
    banners: await bake(feeds.banners, (json) => parseBanners(json, silent)),
    folders: await bake(feeds.gallery, (json) =>
      prepareGallery(parseGallery(json, silent))
        .folders.slice(0, BAKED_FOLDERS)
        .map(({ captionDetails: _, ...folder }) => ({ ...folder, images: folder.images.slice(0, 1) })),
    ),
    products: await bake(feeds.legalProducts, (json) =>
      keptProducts(parseLegalProducts(json, silent)).slice(0, BAKED_PRODUCTS),
    ),
    articles: articles
      ?.slice(0, BAKED_ARTICLES)
      .map((article) => ({ ...article, content: article.content.slice(0, BAKED_CONTENT) })),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

/** All the articles that the build knows, whole and ready for display; undefined where their feed is elsewhere. */
export function knownArticles(publicDir: string, { feeds }: Deployment): Promise<Article[] | undefined> {
  return known(publicDir, feeds.news, (json) => prepareArticles(parseNews(json, silent)));
}

async function known<T>(
  publicDir: string,
  address: string,
  prepare: (json: unknown) => T,
): Promise<T | undefined> {
  if (!address.startsWith('/')) return undefined;
  try {
    return prepare(JSON.parse(await readFile(resolve(publicDir, `.${address}`), 'utf8')));
  } catch {
    return undefined;
  }
}
