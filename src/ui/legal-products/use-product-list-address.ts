import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import {
  formatProductFilter,
  PRODUCT_LIST_KEYS,
  parseProductFilter,
} from '../../domain/legal-products/product-filter-address.ts';
import type { ProductFilter } from '../../domain/legal-products/product-search.ts';
import { useServices } from '../services-context.tsx';
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
  const { productList } = useServices().site;
  const query = useRouterState({ select: (state) => state.location.searchStr });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is what this effect follows
  useEffect(() => {
    const filter = parseProductFilter(readSearch(router.history.location.search));
    productList.send({ type: 'address.changed', filter });
  }, [router, productList, query]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (filter: ProductFilter | undefined) => {
      const { search, hash, state } = router.history.location;
      const present = formatProductFilter(parseProductFilter(readSearch(search)));
      if (writeSearch(present) === writeSearch(formatProductFilter(filter))) return;
      router.history.replace(`${productListHref(search, filter)}${hash}`, state);
    };
    const subscription = productList.subscribe((snapshot) => {
      if (snapshot.matches('unaddressed')) return;
      clearTimeout(timer);
      const filter = snapshot.matches('open') ? snapshot.context.filter : undefined;
      timer = setTimeout(() => write(filter), WRITE_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [router, productList]);
}
