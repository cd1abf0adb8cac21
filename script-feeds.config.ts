import type { SiteRules } from '@bupc/script-feeds';
import { MAX_BANNERS } from './src/domain/banners/banner.ts';
import { MAX_FOLDERS } from './src/domain/gallery/gallery.ts';
import { MAX_PRODUCTS } from './src/domain/legal-products/legal-product.ts';
import { isWordType } from './src/domain/legal-products/product-type.ts';
import { MAX_ARTICLES } from './src/domain/news/article.ts';
import { formattedTime } from './src/domain/news/article-moment.ts';
import { cutText } from './src/domain/shared/cut-text.ts';
import { isShownImage } from './src/domain/shared/image-type.ts';
import { clockTime, isoTime } from './src/domain/shared/jakarta-time.ts';
import * as limits from './src/domain/shared/limits.ts';
import { mediaType } from './src/domain/shared/media-type.ts';
import { wellFormed } from './src/domain/shared/well-formed.ts';
import { MAX_STAFF } from './src/domain/staff/staff-profile.ts';
import { staffProfiles } from './src/domain/staff/staff-profiles.ts';

/** What `npm run build -w packages/script-feeds` is told of this site. */
export const rules: SiteRules = {
  limits: {
    banners: MAX_BANNERS,
    folders: MAX_FOLDERS,
    products: MAX_PRODUCTS,
    staff: MAX_STAFF,
    articles: MAX_ARTICLES,
    photos: limits.MAX_PHOTOS,
    pictures: limits.MAX_PICTURES,
    text: limits.MAX_TEXT,
    content: limits.MAX_CONTENT,
    address: limits.MAX_ADDRESS,
    documentBytes: limits.MAX_DOCUMENT_BYTES,
  },
  cutText,
  wellFormed,
  mediaType,
  isShownImage,
  isWordType,
  isShownStaff: (person) => staffProfiles([person], '').length > 0,
  isoTime,
  formattedTime,
  clockTime: (fields) => clockTime(fields),
};
