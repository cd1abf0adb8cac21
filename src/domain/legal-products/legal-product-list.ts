import type { LegalProduct } from './legal-product.ts';
import { isWordType } from './product-type.ts';

/** Products that the dropdown shows at most (spec §9 Dropdown). */
export const DROPDOWN_LIMIT = 8;

const INDONESIAN_NUMERIC = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

/**
 * Drops products whose name contains .docx, whatever their type, or whose type is the Word type (spec §5 Legal
 * products).
 */
export function shownProducts(products: readonly LegalProduct[]): LegalProduct[] {
  return products.filter(({ name, type }) => !name.toLowerCase().includes('.docx') && !isWordType(type));
}

/** Sorts by name, ascending, case-insensitive, character by character: '10' before '2' (spec §5 Legal products). */
export function sortForDropdown(products: readonly LegalProduct[]): LegalProduct[] {
  return [...products].sort((a, b) => compareText(a.name.toLowerCase(), b.name.toLowerCase()));
}

/** Sorts by name in Indonesian, numeric-aware order: '2' before '10' (spec §5 Legal products). */
export function sortForSection(products: readonly LegalProduct[]): LegalProduct[] {
  return [...products].sort((a, b) => INDONESIAN_NUMERIC.compare(a.name, b.name));
}

/** Gives what the dropdown lists: the shown products, sorted, the first eight (spec §2 Legal products dropdown). */
export function dropdownProducts(products: readonly LegalProduct[]): LegalProduct[] {
  return sortForDropdown(shownProducts(products)).slice(0, DROPDOWN_LIMIT);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
