import type { FeedItems } from '@bupc/content';
import { bannerSlides } from '../../../src/domain/banners/banner-slides.ts';
import { folderDateLabel } from '../../../src/domain/gallery/folder-date.ts';
import { prepareGallery } from '../../../src/domain/gallery/prepare-gallery.ts';
import {
  productAddress,
  productBadge,
  productTypeLabel,
} from '../../../src/domain/legal-products/legal-product-labels.ts';
import {
  dropdownProducts,
  shownProducts,
  sortForSection,
} from '../../../src/domain/legal-products/legal-product-list.ts';
import * as productTexts from '../../../src/domain/legal-products/texts.ts';
import { articleDateLabel } from '../../../src/domain/news/article-date.ts';
import { articleExcerpt } from '../../../src/domain/news/excerpt.ts';
import { NEWS_LIMIT, prepareArticles } from '../../../src/domain/news/prepare-articles.ts';
import { pageCount, pageOf } from '../../../src/domain/shared/pages.ts';
import { sampleProfiles } from '../../../src/domain/staff/sample-profiles.ts';
import { staffProfiles } from '../../../src/domain/staff/staff-profiles.ts';
import type { OfficeRules } from './office-rules.ts';
import type { Seen } from './report-schema.ts';

/** Makes what a visitor will see of some feeds, with the rules and the words of the page. */
export function seenOf(items: Partial<FeedItems>, office: OfficeRules): Seen {
  const { banners, gallery, staff, news, 'legal-products': products } = items;
  return {
    ...(banners && { banners: bannerSlides(banners).map(({ name, link }) => ({ name, link })) }),
    ...(staff && { profile: profileSeen(staff, office.centre.name) }),
    ...(products && { legalProducts: productsSeen(products) }),
    ...(news && { news: newsSeen(news, office) }),
    ...(gallery && { gallery: gallerySeen(gallery) }),
  };
}

function profileSeen(staff: FeedItems['staff'], centreName: string): NonNullable<Seen['profile']> {
  const isSample = staff.length === 0;
  const [first] = isSample ? sampleProfiles(centreName) : staffProfiles(staff, centreName);
  if (first === undefined) return { isSample };
  const { title, description, category } = first;
  return { isSample, title, description, category };
}

function productsSeen(products: FeedItems['legal-products']): NonNullable<Seen['legalProducts']> {
  const shown = sortForSection(shownProducts(products));
  return {
    dropdown: {
      heading: productTexts.dropdownTitle(shown.length),
      names: dropdownProducts(products).map(({ name }) => name),
    },
    section: shown.map((product) => ({
      name: product.name,
      badge: productBadge(product),
      type: productTypeLabel(product),
      address: productAddress(product),
    })),
    footer: productTexts.shownCount(shown.length),
  };
}

function newsSeen(articles: FeedItems['news'], office: OfficeRules): NonNullable<Seen['news']> {
  const prepared = prepareArticles(articles);
  return {
    articles: prepared.slice(0, NEWS_LIMIT).map(({ title, created, content, images }) => ({
      title,
      date: articleDateLabel(created, office),
      pictures: images.length,
      excerpt: articleExcerpt(content),
    })),
    hasMore: prepared.length > NEWS_LIMIT,
  };
}

function gallerySeen(folders: FeedItems['gallery']): NonNullable<Seen['gallery']> {
  const prepared = prepareGallery(folders);
  const pages = Array.from({ length: pageCount(prepared.length) }, (_, index) => pageOf(prepared, index + 1));
  return {
    pages: pages.map((page) =>
      page.map(({ folderName, createdDate, imageCount, caption, zipFile }) => ({
        name: folderName,
        date: folderDateLabel(createdDate),
        photos: imageCount,
        caption,
        hasZip: zipFile !== undefined,
      })),
    ),
  };
}
