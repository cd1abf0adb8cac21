import type { ProductFilter } from '../../domain/legal-products/product-search.ts';
import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import type { ContentSnapshot } from '../machine-ports.ts';
import type { CurrentAddress } from '../ports/page-address.ts';
import type { FollowedLink } from './home-address.ts';

/** What the page knows as a whole. */
export interface HomeContext {
  /** The feed content that the build knew. */
  readonly baked: ContentSnapshot;
  /** The address that the page is at; absent until it has been read. */
  readonly at?: CurrentAddress | undefined;
  /** The filter of the list of legal products; absent while that is closed. */
  readonly filter?: ProductFilter | undefined;
  /** The article for which the news were requested again, once, while its dialog is open. */
  readonly askedFor?: string | undefined;
  /** A link that waits until the page has gone back. */
  readonly next?: FollowedLink | undefined;
  /** What is open, where that has changed while the page goes back. */
  readonly meant?: OpenDialogs | undefined;
  /** The layer that the map dialog is to show as found once it is open. */
  readonly layer?: string | undefined;
}

/** What a visitor does with the page's address. */
export type VisitorEvent =
  | ({
      readonly type: 'link.followed';
      /** The layer that the map dialog shows as found. */
      readonly layer?: string | undefined;
    } & FollowedLink)
  /** The present address with another query: what the page carries along has changed. */
  | { readonly type: 'query.replaced'; readonly search: string }
  /** Another page in place of this entry, to which Back does not lead. */
  | { readonly type: 'page.left'; readonly address: string };

/** Another page in place of this entry. */
export type PageLeft = Extract<VisitorEvent, { type: 'page.left' }>;
