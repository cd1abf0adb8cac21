import {
  formatProductFilter,
  PRODUCT_LIST_KEYS,
  parseProductFilter,
  productListAddress,
} from '../../domain/legal-products/product-filter-address.ts';
import type { Site } from '../machines.ts';
import type { PageAddress } from '../ports/page-address.ts';
import type { Timers } from '../ports/timers.ts';
import { syncWithAddress } from '../shared/sync-with-address.ts';

// Browsers limit how often the address may change; a pause in typing is enough to stay below the limit.
const WRITE_DELAY_MS = 300;

/**
 * Connects the list of all legal products with the page's address (contract "Addresses"): an address with a filter
 * opens the list, opening and closing are entries of the history, and a changed filter replaces the address after a
 * pause.
 * @returns stops them
 */
export function connectProductList(
  { productList }: Pick<Site, 'productList'>,
  { address, timers }: { readonly address: PageAddress; readonly timers: Timers },
): () => void {
  const { present, write, stop } = syncWithAddress(address, {
    parse: parseProductFilter,
    format: (filter, search, hash) => ({
      address: `${productListAddress(search, filter)}${hash}`,
      openings: Object.keys(formatProductFilter(filter)).slice(0, 1),
    }),
    // A filter without its list, or of a list that does not exist, is removed as unknown values are.
    tidy: (filter, search, hash) =>
      filter === undefined && PRODUCT_LIST_KEYS.some((key) => key in search)
        ? `${productListAddress(search, undefined)}${hash}`
        : undefined,
    hear: (filter) => productList.send({ type: 'address.changed', filter }),
  });

  let timer: unknown;
  const subscription = productList.subscribe((snapshot) => {
    const filter = snapshot.matches('open') ? snapshot.context.filter : undefined;
    timers.clearTimeout(timer);
    if ((present() === undefined) !== (filter === undefined)) write(filter);
    else timer = timers.setTimeout(() => write(filter), WRITE_DELAY_MS);
  });
  return () => {
    timers.clearTimeout(timer);
    stop();
    subscription.unsubscribe();
  };
}
