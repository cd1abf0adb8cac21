import type { LegalProduct } from '../../domain/legal-products/legal-product.ts';

/** Where legal products come from (spec §7 Legal products). */
export interface LegalProductFeed {
  /**
   * Loads the products as the feed orders them, before any is left out; an answer that is no list is an empty one.
   * @throws FeedError, or the reason of `signal` once it is aborted
   */
  load(signal: AbortSignal): Promise<readonly LegalProduct[]>;
}
