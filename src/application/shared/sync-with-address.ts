import { HOME } from '../../domain/navigation/address.ts';
import { type AddressState, addressMove } from '../../domain/navigation/address-move.ts';
import { readSearch } from '../../domain/shared/search-parameters.ts';
import type { PageAddress } from '../ports/page-address.ts';

/** The parameters of an address, by name. */
type Search = Readonly<Record<string, string>>;

/** How the address of /home represents a part of the page. */
export interface AddressedPart<T> {
  /** Reads the part from the parameters of an address. */
  readonly parse: (search: Search) => T;
  /** Writes the part into the address and keeps the other parameters. */
  readonly format: (part: T, search: Search, hash: string) => AddressState;
  /** Gives the corrected address where it names something that does not exist, otherwise undefined. */
  readonly tidy: (part: T, search: Search, hash: string) => string | undefined;
  /** Receives the address's state of the part, at first and after each change. */
  readonly hear: (part: T) => void;
}

/** The connection of a part of the page with its address. */
export interface AddressSync<T> {
  /** Gives the part's state in the present address. */
  readonly present: () => T;
  /** Changes the address to the part's present state, by the move of addressMove. */
  readonly write: (part: T) => void;
  readonly stop: () => void;
}

/**
 * Connects a part of the page with the address (contract "Addresses"); on any path but /home nothing is read or
 * written.
 */
export function syncWithAddress<T>(
  address: PageAddress,
  { parse, format, tidy, hear }: AddressedPart<T>,
): AddressSync<T> {
  // While going back to the entry below, the page still has the address that it is leaving.
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
