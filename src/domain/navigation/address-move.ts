/** How the page comes from one address to another: not at all, by a new entry, in place, or by the entry below. */
export type AddressMove = 'stay' | 'push' | 'replace' | 'back';

/** An address of the page, and what stands open there. */
export interface AddressState {
  readonly address: string;
  /** What is open, without the parts that a visitor leafs through: a photo, a page, a filter. */
  readonly openings: readonly string[];
}

/** Where the page is now. */
export interface PresentAddress extends AddressState {
  /** The address that the present entry was opened from, where that was this page. */
  readonly openedFrom?: string | undefined;
}

/**
 * Decides how the history follows what is open (contract "Addresses"). Opening something is an entry of its own, so that
 * Back closes it. Leafing inside it happens in place: it is still one entry. Closing goes back where the entry below is the
 * address that is wanted, so that it leaves no trace in the history, and else happens in place.
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
