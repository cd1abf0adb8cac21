import type { Logger } from '../../application/ports/logger.ts';
import type { BannerImage } from '../../domain/banners/banner.ts';
import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { prepareGallery } from '../../domain/gallery/prepare-gallery.ts';
import type { LegalProduct } from '../../domain/legal-products/legal-product.ts';
import { keptProducts } from '../../domain/legal-products/legal-product-list.ts';
import type { Article } from '../../domain/news/article.ts';
import { EXCERPT_LENGTH } from '../../domain/news/excerpt.ts';
import { NEWS_LIMIT, prepareArticles } from '../../domain/news/prepare-articles.ts';
import { GALLERY_PAGE_SIZE } from '../../domain/shared/pages.ts';
import { parseBanners } from '../http/banner-feed.ts';
import { parseGallery } from '../http/gallery-feed.ts';
import { parseLegalProducts } from '../http/legal-product-feed.ts';
import { parseNews } from '../http/news-feed.ts';

// Enough of a content for its excerpt, markup included; the rest comes with the feed.
const BAKED_CONTENT = EXCERPT_LENGTH * 3;
// One article more than is shown, so that 'Lihat Semua Artikel' stands from the start; two gallery pages.
const BAKED_ARTICLES = NEWS_LIMIT + 1;
const BAKED_FOLDERS = GALLERY_PAGE_SIZE * 2;
const BAKED_PRODUCTS = 24;

const silent: Logger = { event: () => undefined };

/** What of a banner document is baked into the served page. */
export function bakedBanners(json: unknown): BannerImage[] {
  return parseBanners(json, silent);
}

/** What of a gallery document is baked: two pages of folders, each with its cover alone. */
export function bakedFolders(json: unknown): GalleryFolder[] {
  return prepareGallery(parseGallery(json, silent))
    .folders.slice(0, BAKED_FOLDERS)
    .map(({ captionDetails: _, ...folder }) => ({ ...folder, images: folder.images.slice(0, 1) }));
}

/** What of a document of legal products is baked. */
export function bakedProducts(json: unknown): LegalProduct[] {
  return keptProducts(parseLegalProducts(json, silent)).slice(0, BAKED_PRODUCTS);
}

/** What of a news document is baked: the articles that are shown and one more, with the beginnings of their contents. */
export function bakedArticles(json: unknown): Article[] {
  return wholeArticles(json)
    .slice(0, BAKED_ARTICLES)
    .map((article) => ({ ...article, content: article.content.slice(0, BAKED_CONTENT) }));
}

/** All articles of a news document, ready for display. */
export function wholeArticles(json: unknown): Article[] {
  return prepareArticles(parseNews(json, silent));
}
