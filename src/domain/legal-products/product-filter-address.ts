import { withoutParameters, writeSearch } from '../shared/search-parameters.ts';
import type { LegalProductBadge } from './legal-product.ts';
import type { ProductFilter } from './product-search.ts';

/** The search parameters of /home that hold the list of legal products and its filter. */
export const PRODUCT_LIST_KEYS = ['hukum', 'cari', 'jenis', 'kategori', 'tahun'] as const;

const OPEN = 'semua';
const BADGES: readonly LegalProductBadge[] = ['PDF', 'DOCX', 'ZIP', 'DOC'];

/**
 * Reads the filter in an address.
 * @returns undefined where the address does not open the list; an unknown type does not filter
 */
export function parseProductFilter(search: Readonly<Record<string, unknown>>): ProductFilter | undefined {
  if (search.hukum !== OPEN) return undefined;
  const badge = BADGES.find((known) => known === search.jenis);
  const category = text(search.kategori);
  const year = text(search.tahun);
  return {
    query: text(search.cari) ?? '',
    ...(badge !== undefined && { badge }),
    ...(category !== undefined && { category }),
    ...(year !== undefined && { year }),
  };
}

/** Gives the search parameters of a filter, none for a closed list. */
export function formatProductFilter(filter: ProductFilter | undefined): Record<string, string> {
  if (filter === undefined) return {};
  return {
    hukum: OPEN,
    ...(filter.query.trim() !== '' && { cari: filter.query.trim() }),
    ...(filter.badge !== undefined && { jenis: filter.badge }),
    ...(filter.category !== undefined && { kategori: filter.category }),
    ...(filter.year !== undefined && { tahun: filter.year }),
  };
}

/**
 * Gives the address of /home with the list filtered, or closed.
 * @param search the present parameters; those of other parts stay
 */
export function productListAddress(
  search: Readonly<Record<string, unknown>>,
  filter: ProductFilter | undefined,
): string {
  const others = withoutParameters(search, PRODUCT_LIST_KEYS);
  return `/home${writeSearch({ ...others, ...formatProductFilter(filter) })}`;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
