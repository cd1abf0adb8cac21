import type { ProductFilter } from '../../domain/legal-products/product-search.ts';

/** What happens to the list of all legal products. */
export type ProductListEvent =
  | { readonly type: 'list.opened' }
  | { readonly type: 'list.closed' }
  | { readonly type: 'filter.changed'; readonly filter: Partial<ProductFilter> }
  | { readonly type: 'filter.reset' }
  | { readonly type: 'page.chosen'; readonly page: number }
  | { readonly type: 'address.changed'; readonly filter?: ProductFilter | undefined };
