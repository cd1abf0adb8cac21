import type { BannerImage } from '../domain/banners/banner.ts';
import type { GalleryFolder } from '../domain/gallery/gallery.ts';
import type { LegalProduct } from '../domain/legal-products/legal-product.ts';
import type { Article } from '../domain/news/article.ts';

/**
 * Feed content that the build knew and baked into the served HTML (contract "Configuration", SNAPSHOT).
 * It stands in for a feed only while that loads; a part that the build did not know is absent.
 */
export interface ContentSnapshot {
  readonly banners?: readonly BannerImage[];
  readonly folders?: readonly GalleryFolder[];
  readonly products?: readonly LegalProduct[];
  readonly articles?: readonly Article[];
}
