import type { CheckRules } from '@bupc/content/check/check-rules.ts';
import { productAddress } from '../../../src/domain/legal-products/legal-product-labels.ts';
import { contentLinks } from './content-markup.ts';

/** Gives the links that the items of a feed show on the page, in their order. */
export const LINKS: CheckRules<unknown>['links'] = {
  banners: () => [],
  staff: () => [],
  'legal-products': (products) =>
    products.map((product, item) => ({ item, field: 'url', address: productAddress(product) })),
  gallery: (folders) =>
    folders.flatMap(({ zipFile }, item) =>
      zipFile === undefined ? [] : [{ item, field: 'zipFile', address: zipFile.downloadUrl }],
    ),
  news: (articles) =>
    articles.flatMap(({ content }, item) =>
      contentLinks(content).map((address) => ({ item, field: 'content', address })),
    ),
};
