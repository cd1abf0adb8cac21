import { HOME } from '../../domain/navigation/address.ts';
import { type AddressState, addressMove } from '../../domain/navigation/address-move.ts';
import { readSearch } from '../../domain/shared/search-parameters.ts';
import type { PageAddress } from '../ports/page-address.ts';

/** The parameters of an address, by name. */
type Search = Readonly<Record<string, string>>;

/** How a part of the page stands in the address of /home. */
export interface AddressedPart<T> {
  /** Reads the part from the parameters of an address. */
  readonly parse: (search: Search) => T;
  /** Writes the part into the address; the other parameters stay. */
  readonly format: (part: T, search: Search, hash: string) => AddressState;
  /** Gives the corrected address where it names something that does not exist, else undefined. */
  readonly tidy: (part: T, search: Search, hash: string) => string | undefined;
  /** Hears what the address says, at first and after each change. */
  readonly hear: (part: T) => void;
}

/** What ties a part of the page to its address. */
export interface AddressSync<T> {
  /** Gives what the address says of the part now. */
  readonly present: () => T;
  /** Brings the address to what the part is now, by the move of addressMove. */
  readonly write: (part: T) => void;
  readonly stop: () => void;
}

/** Ties a part of the page to the address (contract "Addresses"); on any path but /home nothing is read or written. */
export function syncWithAddress<T>(
  address: PageAddress,
  { parse, format, tidy, hear }: AddressedPart<T>,
): AddressSync<T> {
  // On its way back to the entry below, the page still stands at the address that it is leaving.
  let isLeaving = false;
  const present = () => parse(readSearch(address.current().search));

  const follow = () => {
    isLeaving = false;
    const { path, search, hash } = address.current();
    if (path !== HOME) return;
    const parameters = readSearch(search);
    const part = parse(parameters);
    const tidied = tidy(part, parameters, hash);
    if (tidied === undefined) hear(part);
    else address.replace(tidied);
  };

  const write = (part: T) => {
    const { path, search, hash, openedFrom } = address.current();
    if (path !== HOME || isLeaving) return;
    const parameters = readSearch(search);
    const here = format(parse(parameters), parameters, hash);
    const wanted = format(part, parameters, hash);
    const move = addressMove({ ...here, openedFrom }, wanted);
    isLeaving = move === 'back';
    if (move === 'push') address.push(wanted.address, here.address);
    else if (move === 'replace') address.replace(wanted.address);
    else if (move === 'back') address.back();
  };

  const stop = address.subscribe(follow);
  follow();
  return { present, write, stop };
}
