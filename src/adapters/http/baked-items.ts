import type { GalleryFolder } from '../../domain/gallery/gallery.ts';
import { prepareGallery } from '../../domain/gallery/prepare-gallery.ts';
import type { LegalProduct } from '../../domain/legal-products/legal-product.ts';
import { shownProducts } from '../../domain/legal-products/legal-product-list.ts';
import type { Article } from '../../domain/news/article.ts';
import { EXCERPT_LENGTH } from '../../domain/news/excerpt.ts';
import { NEWS_LIMIT, prepareArticles } from '../../domain/news/prepare-articles.ts';
import { cutText } from '../../domain/shared/cut-text.ts';
import { GALLERY_PAGE_SIZE } from '../../domain/shared/pages.ts';

// Enough content for an excerpt, markup included; the rest comes with the feed.
const BAKED_CONTENT = EXCERPT_LENGTH * 3;
// One article more than is shown, so that 'Lihat Semua Artikel' stands from the start; two gallery pages.
const BAKED_ARTICLES = NEWS_LIMIT + 1;
const BAKED_FOLDERS = GALLERY_PAGE_SIZE * 2;
const BAKED_PRODUCTS = 24;

/** The baked part of the gallery: two pages of folders, each with only its cover. */
export function bakedFolders(folders: readonly GalleryFolder[]): GalleryFolder[] {
  return prepareGallery(folders)
    .slice(0, BAKED_FOLDERS)
    .map(({ captionDetails: _, ...folder }) => ({ ...folder, images: folder.images.slice(0, 1) }));
}

/** The baked part of the legal products. */
export function bakedProducts(products: readonly LegalProduct[]): LegalProduct[] {
  return shownProducts(products).slice(0, BAKED_PRODUCTS);
}

/** The baked part of the news: the articles shown and one more, each with the start of its content. */
export function bakedArticles(articles: readonly Article[]): Article[] {
  return prepareArticles(articles)
    .slice(0, BAKED_ARTICLES)
    .map((article) => ({ ...article, content: cutText(article.content, BAKED_CONTENT) }));
}
