import type { LegalProduct } from './legal-product.ts';
import { sortForSection } from './legal-product-list.ts';

/** The products of one kind; those without a category come last, without a name. */
export interface ProductGroup {
  readonly category?: string;
  readonly products: readonly LegalProduct[];
}

/** Groups products by category, in alphabetical order; in each the newest year first, then by name (spec §2 Index of regulations). */
export function productGroups(products: readonly LegalProduct[]): readonly ProductGroup[] {
  const categories = [...new Set(products.flatMap(({ category }) => category ?? []))];
  const groups = categories
    .sort((one, other) => one.localeCompare(other, 'id'))
    .map((category) => ({
      category,
      products: newestFirst(products.filter((one) => one.category === category)),
    }));
  const others = products.filter(({ category }) => category === undefined);
  return others.length > 0 ? [...groups, { products: newestFirst(others) }] : groups;
}

/** Gives the products whose text stands on this site, each text once, by name (spec §2 Legal products section). */
export function readableProducts(
  products: readonly LegalProduct[],
): readonly (LegalProduct & { readonly regulation: string })[] {
  const seen = new Set<string>();
  return sortForSection(products).flatMap((product) => {
    const { regulation } = product;
    if (regulation === undefined || seen.has(regulation)) return [];
    seen.add(regulation);
    return [{ ...product, regulation }];
  });
}

// What has no year is older than what has one.
const newestFirst = (products: readonly LegalProduct[]): readonly LegalProduct[] =>
  sortForSection(products).sort((one, other) => (other.year ?? '').localeCompare(one.year ?? ''));
