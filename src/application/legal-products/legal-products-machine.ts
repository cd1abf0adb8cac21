import { assign, fromPromise, setup } from 'xstate';
import type { LegalProduct } from '../../domain/legal-products/legal-product.ts';
import { shownProducts } from '../../domain/legal-products/legal-product-list.ts';
import type { Feed } from '../ports/feed.ts';
import type { LegalProductsEvent } from './legal-products-events.ts';

/** What the legal products need from outside. */
export interface LegalProductsPorts {
  readonly feeds: { readonly 'legal-products': Feed<LegalProduct> };
}

/** The products that section and dropdown share, in feed order, without the excluded ones. */
export interface LegalProductsContext {
  readonly products: readonly LegalProduct[];
  /** Whether the feed has ever answered; before, the products are at most what was baked. */
  readonly isAnswered: boolean;
}

/**
 * The legal products (spec §4 Legal products): not loaded, then loaded with a list. A failure leaves the products on
 * view where they are, and is only logged (spec §8 Legal products).
 * @param ports the legal products feed
 */
export function createLegalProductsMachine({ feeds }: LegalProductsPorts) {
  return setup({
    types: {
      context: {} as LegalProductsContext,
      events: {} as LegalProductsEvent,
      input: {} as { readonly baked?: readonly LegalProduct[] | undefined },
    },
    actors: {
      loadProducts: fromPromise<readonly LegalProduct[]>(({ signal }) =>
        feeds['legal-products'].load(signal),
      ),
    },
    actions: {
      show: assign((_, products: readonly LegalProduct[]) => ({
        products: shownProducts(products),
        isAnswered: true,
      })),
    },
  }).createMachine({
    id: 'legal-products',
    context: ({ input }) => ({ products: shownProducts(input.baked ?? []), isAnswered: false }),
    initial: 'notLoaded',
    states: {
      notLoaded: {
        invoke: {
          src: 'loadProducts',
          onDone: { target: 'loaded', actions: { type: 'show', params: ({ event }) => event.output } },
          onError: 'loaded',
        },
      },
      loaded: { on: { 'refresh.requested': 'notLoaded' } },
    },
  });
}
