import { assign, setup } from 'xstate';
import { EVERY_PRODUCT, type ProductFilter } from '../../domain/legal-products/product-search.ts';
import type { ProductListEvent } from './product-list-events.ts';

/** The context of the list of all legal products. */
export interface ProductListContext {
  readonly filter: ProductFilter;
  /** 1-based, as asked for; the view limits it to the pages that exist. */
  readonly page: number;
}

/**
 * The list of all legal products below the carousel: closed, or open with a filter and a page. A change of the
 * filter goes back to the first page; closing forgets the filter.
 */
export const productListMachine = setup({
  types: { context: {} as ProductListContext, events: {} as ProductListEvent },
  actions: {
    narrow: assign(({ context }, filter: Partial<ProductFilter>) => ({
      filter: { ...context.filter, ...filter },
      page: 1,
    })),
    follow: assign(({ context }, filter: ProductFilter) => ({
      filter,
      page: JSON.stringify(filter) === JSON.stringify(context.filter) ? context.page : 1,
    })),
    forget: assign({ filter: EVERY_PRODUCT, page: 1 }),
    turn: assign((_, page: number) => ({ page: Math.max(1, Math.trunc(page)) })),
  },
  guards: {
    opens: ({ event }) => event.type === 'address.changed' && event.filter !== undefined,
    closes: ({ event }) => event.type === 'address.changed' && event.filter === undefined,
  },
}).createMachine({
  id: 'product-list',
  context: { filter: EVERY_PRODUCT, page: 1 },
  initial: 'unaddressed',
  states: {
    // Until the page's address has been read, nothing may be written to it.
    unaddressed: {
      on: {
        'list.opened': 'open',
        'address.changed': [
          {
            guard: 'opens',
            target: 'open',
            actions: { type: 'follow', params: ({ event }) => event.filter ?? EVERY_PRODUCT },
          },
          { target: 'closed' },
        ],
      },
    },
    closed: {
      on: {
        'list.opened': 'open',
        'address.changed': {
          guard: 'opens',
          target: 'open',
          actions: { type: 'follow', params: ({ event }) => event.filter ?? EVERY_PRODUCT },
        },
      },
    },
    open: {
      exit: 'forget',
      on: {
        'list.closed': 'closed',
        'filter.changed': { actions: { type: 'narrow', params: ({ event }) => event.filter } },
        'filter.reset': { actions: 'forget' },
        'page.chosen': { actions: { type: 'turn', params: ({ event }) => event.page } },
        'address.changed': [
          { guard: 'closes', target: 'closed' },
          { actions: { type: 'follow', params: ({ event }) => event.filter ?? EVERY_PRODUCT } },
        ],
      },
    },
  },
});
