import type { LegalProduct, LegalProductBadge } from './legal-product.ts';
import { productBadge } from './legal-product-labels.ts';

/** The filter of the list of all legal products; absent fields do not filter. */
export interface ProductFilter {
  /** As typed. */
  readonly query: string;
  readonly badge?: LegalProductBadge | undefined;
  readonly category?: string | undefined;
  readonly year?: string | undefined;
}

/** A product with its words prepared for searching, once for many keys. */
export interface IndexedProduct {
  readonly product: LegalProduct;
  readonly badge: LegalProductBadge;
  readonly words: readonly string[];
}

/** The possible values of a filter, each once: badges and categories by name, years newest first. */
export interface FilterOptions {
  readonly badges: readonly LegalProductBadge[];
  readonly categories: readonly string[];
  readonly years: readonly string[];
}

/** No filter at all. */
export const EVERY_PRODUCT: ProductFilter = { query: '' };

/** Products on one page of the list. */
export const PRODUCT_PAGE_SIZE = 20;

/** Cards in the carousel at most; the list holds the rest. */
export const CAROUSEL_LIMIT = 60;

const byName = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

/**
 * The words of a text as searches compare them: lower-case, without diacritics, split at everything but letters and
 * digits.
 */
function searchWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Prepares products for searching by name, category and year; the order stays. */
export function indexProducts(products: readonly LegalProduct[]): IndexedProduct[] {
  return products.map((product) => ({
    product,
    badge: productBadge(product),
    words: searchWords(`${product.name} ${product.category ?? ''} ${product.year ?? ''}`),
  }));
}

/**
 * The products that match a filter, in the order of the index. Every word of the query must be a word of the product,
 * or the beginning of one.
 */
export function searchProducts(index: readonly IndexedProduct[], filter: ProductFilter): LegalProduct[] {
  const wanted = searchWords(filter.query);
  return index
    .filter(
      ({ product, badge, words }) =>
        (filter.badge === undefined || badge === filter.badge) &&
        (filter.category === undefined || product.category === filter.category) &&
        (filter.year === undefined || product.year === filter.year) &&
        wanted.every((word) => words.some((one) => one.startsWith(word))),
    )
    .map(({ product }) => product);
}

/** The values that occur among the products. */
export function filterOptions(index: readonly IndexedProduct[]): FilterOptions {
  const present = (values: readonly (string | undefined)[]) =>
    [...new Set(values.filter((value) => value !== undefined && value !== ''))] as string[];
  return {
    badges: [...new Set(index.map(({ badge }) => badge))].sort(),
    categories: present(index.map(({ product }) => product.category)).sort(byName.compare),
    years: present(index.map(({ product }) => product.year)).sort((one, other) => byName.compare(other, one)),
  };
}
