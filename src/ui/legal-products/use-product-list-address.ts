import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  formatProductFilter,
  PRODUCT_LIST_KEYS,
  parseProductFilter,
} from '../../domain/legal-products/product-filter-address.ts';
import type { ProductFilter } from '../../domain/legal-products/product-search.ts';
import { useDependencies } from '../dependencies.tsx';
import { readSearch, writeSearch } from '../shared/dialog-address.ts';

// Browsers allow only so many changes of the address in a time; a pause in typing is enough to keep it.
const WRITE_DELAY_MS = 300;

/** The address of /home with this filter; every other parameter stays. */
export function productListHref(query: string, filter: ProductFilter | undefined): string {
  const others = Object.entries(readSearch(query)).filter(
    ([key]) => !PRODUCT_LIST_KEYS.some((known) => known === key),
  );
  return `/home${writeSearch({ ...Object.fromEntries(others), ...formatProductFilter(filter) })}`;
}

/** Keeps the list of legal products and the page's address one: pasted links open it, edits are written back. */
export function useProductListAddress(): void {
  const router = useRouter();
  const { productList } = useDependencies().site;
  const query = useRouterState({ select: (state) => state.location.searchStr });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what this effect follows
  useEffect(() => {
    const { search, hash, state } = router.history.location;
    const present = readSearch(search);
    const filter = parseProductFilter(present);
    // A filter without its list, or of a list that does not exist, is removed as any unknown value is.
    if (filter === undefined && PRODUCT_LIST_KEYS.some((key) => key in present)) {
      router.history.replace(`${productListHref(search, undefined)}${hash}`, state);
    }
    productList.send({ type: 'address.changed', filter });
  }, [router, productList, query]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = productList.subscribe((snapshot) => {
      if (snapshot.matches('unaddressed')) return;
      clearTimeout(timer);
      const filter = snapshot.matches('open') ? snapshot.context.filter : undefined;
      const present = parseProductFilter(readSearch(router.history.location.search));
      if ((present === undefined) !== (filter === undefined)) writeFilter(router, filter);
      else timer = setTimeout(() => writeFilter(router, filter), WRITE_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [router, productList]);
}

/** Opening is an entry of its own, which Back and closing leave; edits replace it. */
function writeFilter(router: AnyRouter, filter: ProductFilter | undefined): void {
  const { search, hash, state } = router.history.location;
  const present = parseProductFilter(readSearch(search));
  if (writeSearch(formatProductFilter(present)) === writeSearch(formatProductFilter(filter))) return;
  const target = `${productListHref(search, filter)}${hash}`;
  const { listOpenedFrom }: { listOpenedFrom?: unknown } = state;
  if (present === undefined) {
    router.history.push(target, { listOpenedFrom: `${productListHref(search, undefined)}${hash}` });
  } else if (filter === undefined && listOpenedFrom === target) router.history.back();
  else router.history.replace(target, state);
}
