/**
 * How the page changes from one address to another: not at all, by a new entry, in place, or by going back one entry.
 */
export type AddressMove = 'stay' | 'push' | 'replace' | 'back';

/** An address of the page, and what is open there. */
export interface AddressState {
  readonly address: string;
  /** What is open, without the details that a visitor moves through: a photo, a page, a filter. */
  readonly openings: readonly string[];
}

/** Where the page is now. */
export interface PresentAddress extends AddressState {
  /** The address from which this page opened the present entry, if it did. */
  readonly openedFrom?: string | undefined;
}

/**
 * Decides how the history follows what is open (contract "Addresses"). Opening something adds an entry, so that Back
 * closes it. Moving within it happens in place: it is still one entry. Closing goes back if the entry below has the
 * wanted address, so that no trace stays in the history; otherwise it happens in place.
 */
export function addressMove(present: PresentAddress, wanted: AddressState): AddressMove {
  if (wanted.address === present.address) return 'stay';
  const isSame =
    wanted.openings.length === present.openings.length &&
    wanted.openings.every((opening) => present.openings.includes(opening));
  if (isSame) return 'replace';
  if (wanted.openings.length > present.openings.length) return 'push';
  return present.openedFrom === wanted.address ? 'back' : 'replace';
}
