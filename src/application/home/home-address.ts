import {
  formatProductFilter,
  PRODUCT_LIST_KEYS,
  parseProductFilter,
  productListAddress,
} from '../../domain/legal-products/product-filter-address.ts';
import type { ProductFilter } from '../../domain/legal-products/product-search.ts';
import { dialogAddress, HOME, openingsOf, parseAddress } from '../../domain/navigation/address.ts';
import { type AddressState, addressMove } from '../../domain/navigation/address-move.ts';
import type { OpenDialogs } from '../../domain/navigation/dialogs.ts';
import {
  ACTIVITY_PARAMETER,
  PARCEL_PARAMETER,
  readActivityId,
  readParcelNumber,
} from '../../domain/shared/carried-parcel.ts';
import { readSearch, writeSearch } from '../../domain/shared/search-parameters.ts';
import type { CurrentAddress } from '../ports/page-address.ts';

/** What the page asks of its address, whose names are those of the port (PageAddress). */
export type AddressCommand =
  | { readonly type: 'push'; readonly address: string; readonly openedFrom: string }
  | { readonly type: 'replace'; readonly address: string }
  | { readonly type: 'back' };

/** Whether an address is one of /home, the only path with parts to open. */
export const isHome = ({ path }: CurrentAddress): boolean => path === HOME;

/** Whether the page is at an address already; the entry of the history may be another. */
export const isSame = (at: CurrentAddress | undefined, { path, search, hash }: CurrentAddress): boolean =>
  at?.path === path && at.search === search && at.hash === hash;

/** Reads the dialogs that an address opens (contract "Addresses"). */
export const dialogsAt = ({ search }: CurrentAddress): OpenDialogs => parseAddress(readSearch(search));

/** Reads the filter of the list of legal products; undefined where an address does not open it. */
export const filterAt = ({ search }: CurrentAddress): ProductFilter | undefined =>
  parseProductFilter(readSearch(search));

/** Reads the number of the parcel that an address carries along; undefined where it carries none (contract "Addresses"). */
export const parcelAt = ({ search }: CurrentAddress): string | undefined =>
  readParcelNumber(readSearch(search)[PARCEL_PARAMETER]);

/** Reads the activity that an address carries along with a parcel; undefined where it carries none (contract "Addresses"). */
export const activityAt = ({ search }: CurrentAddress): string | undefined =>
  readActivityId(readSearch(search)[ACTIVITY_PARAMETER]);

/**
 * Gives the address without what does not exist: unknown values, and a filter without its list.
 * @returns undefined where nothing is wrong with it
 */
export function tidyAddress(at: CurrentAddress): string | undefined {
  const { search, hash } = at;
  const parameters = readSearch(search);
  const dialogs = dialogAddress(dialogsAt(at), parameters);
  if (dialogs !== `${HOME}${writeSearch(parameters)}`) return `${dialogs}${hash}`;
  const isAstray = filterAt(at) === undefined && PRODUCT_LIST_KEYS.some((key) => key in parameters);
  return isAstray ? `${productListAddress(parameters, undefined)}${hash}` : undefined;
}

/** Says how the address follows the dialogs that are open now; undefined where it stays. */
export function dialogsCommand(at: CurrentAddress, open: OpenDialogs): AddressCommand | undefined {
  const parameters = readSearch(at.search);
  const state = (dialogs: OpenDialogs) => ({
    address: dialogAddress(dialogs, parameters),
    openings: openingsOf(dialogs),
  });
  return command(at, state(dialogsAt(at)), state(open));
}

/** A link that a visitor has followed on this page: what it opens, and where on the page it leads. */
export interface FollowedLink {
  readonly open: OpenDialogs;
  /** A section of the page, with its '#'. */
  readonly hash?: string | undefined;
  /** Whether it stands in an open dialog, and not on the page beneath. */
  readonly isOver?: boolean | undefined;
}

/**
 * Says how the address follows a link (contract "Addresses"): by a new entry, from which Back leads here again. A link of the page
 * beneath an open dialog was pressed before that dialog was drawn: nobody has seen it, and Back is not to show it.
 * @returns undefined where the page is there already
 */
export function linkCommand(
  at: CurrentAddress,
  { open, hash = '', isOver = false }: FollowedLink,
): AddressCommand | undefined {
  const present = readSearch(at.search);
  const wanted = dialogAddress(open, present);
  if (hash === '' && wanted === `${at.path}${at.search}`) return undefined;
  const address = `${wanted}${hash}`;
  const here = dialogsAt(at);
  if (!isOver && isHome(at) && Object.keys(here).length > 0) return { type: 'replace', address };
  return { type: 'push', address, openedFrom: dialogAddress(here, present) };
}

/** Says how the address takes another query in its place. */
export const queryCommand = ({ path, hash }: CurrentAddress, search: string): AddressCommand => ({
  type: 'replace',
  address: `${path}${search}${hash}`,
});

/** Says how the address follows the list of legal products, open with a filter or closed; undefined where it stays. */
export function filterCommand(
  at: CurrentAddress,
  filter: ProductFilter | undefined,
): AddressCommand | undefined {
  const parameters = readSearch(at.search);
  const state = (wanted: ProductFilter | undefined) => ({
    address: `${productListAddress(parameters, wanted)}${at.hash}`,
    openings: Object.keys(formatProductFilter(wanted)).slice(0, 1),
  });
  return command(at, state(filterAt(at)), state(filter));
}

function command(
  { openedFrom }: CurrentAddress,
  here: AddressState,
  wanted: AddressState,
): AddressCommand | undefined {
  const { address } = wanted;
  switch (addressMove({ ...here, openedFrom }, wanted)) {
    case 'push':
      return { type: 'push', address, openedFrom: here.address };
    case 'replace':
      return { type: 'replace', address };
    case 'back':
      return { type: 'back' };
    case 'stay':
      return undefined;
  }
}

/** Gives the address that a command leads to; going back leads to one that only the browser knows. */
export function addressAfter(at: CurrentAddress, wanted: AddressCommand): CurrentAddress {
  if (wanted.type === 'back') return at;
  const { pathname, search, hash } = new URL(wanted.address, 'https://page.invalid');
  const { openedFrom } = wanted.type === 'push' ? wanted : at;
  return { path: pathname, search, hash, openedFrom };
}
