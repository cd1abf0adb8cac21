import {
  formatProductFilter,
  PRODUCT_LIST_KEYS,
  parseProductFilter,
  productListAddress,
} from '../../domain/legal-products/product-filter-address.ts';
import type { ProductFilter } from '../../domain/legal-products/product-search.ts';
import { HOME } from '../../domain/navigation/address.ts';
import { addressMove } from '../../domain/navigation/address-move.ts';
import { readSearch } from '../../domain/shared/search-parameters.ts';
import type { Site } from '../machines.ts';
import type { PageAddress } from '../ports/page-address.ts';
import type { Timers } from '../ports/timers.ts';
import { moveTo } from '../shared/move-to.ts';

// Browsers allow only so many changes of the address in a time; a pause in typing is enough to keep it.
const WRITE_DELAY_MS = 300;

const openingsOf = (filter: ProductFilter | undefined): string[] =>
  Object.keys(formatProductFilter(filter)).slice(0, 1);

/**
 * Ties the list of all legal products to the page's address (contract "Addresses"): an address that holds a filter opens
 * the list, opening and closing it are moves in the history, and a changed filter is written in place after a pause.
 * @returns unties them
 */
export function connectProductList(
  { productList }: Pick<Site, 'productList'>,
  { address, timers }: { readonly address: PageAddress; readonly timers: Timers },
): () => void {
  let timer: unknown;
  let isLeaving = false;

  const followAddress = () => {
    isLeaving = false;
    const { path, search, hash } = address.place();
    if (path !== HOME) return;
    const parameters = readSearch(search);
    const filter = parseProductFilter(parameters);
    // A filter without its list, or of a list that does not exist, is removed as any unknown value is.
    if (filter === undefined && PRODUCT_LIST_KEYS.some((key) => key in parameters)) {
      address.replace(`${productListAddress(parameters, undefined)}${hash}`);
    } else productList.send({ type: 'address.changed', filter });
  };

  const wantedFilter = () => {
    const snapshot = productList.getSnapshot();
    return snapshot.matches('open') ? snapshot.context.filter : undefined;
  };

  const write = () => {
    const { path, search, hash, openedFrom } = address.place();
    if (path !== HOME || isLeaving) return;
    const parameters = readSearch(search);
    const present = parseProductFilter(parameters);
    const stateOf = (filter: ProductFilter | undefined) => ({
      address: `${productListAddress(parameters, filter)}${hash}`,
      openings: openingsOf(filter),
    });
    const target = stateOf(wantedFilter());
    const here = { ...stateOf(present), openedFrom };
    const move = addressMove(here, target);
    isLeaving = move === 'back';
    moveTo(address, move, target.address, here.address);
  };

  const followList = () => {
    timers.clearTimeout(timer);
    const isOpenThere = parseProductFilter(readSearch(address.place().search)) !== undefined;
    if (isOpenThere !== (wantedFilter() !== undefined)) write();
    else timer = timers.setTimeout(write, WRITE_DELAY_MS);
  };

  const unwatch = address.subscribe(followAddress);
  followAddress();
  const subscription = productList.subscribe(followList);
  return () => {
    timers.clearTimeout(timer);
    unwatch();
    subscription.unsubscribe();
  };
}
