/** The query and the fragment of an address, as a browser gives them: with '?' and '#', or empty. */
export interface AddressRest {
  readonly search: string;
  readonly hash: string;
}

/**
 * Adds the query and the fragment of another address to an address (contract "Addresses"): the query follows its own,
 * if any, and the fragment replaces its own.
 * @param address absolute
 */
export function carriedAddress(address: string, { search, hash }: AddressRest): string {
  const [, base = '', own, fragment = ''] = /^([^?#]*)\??([^#]*)(.*)/s.exec(address) ?? [];
  const query = [own, search.slice(1)].filter(Boolean).join('&');
  return base + (query && `?${query}`) + (hash || fragment);
}
