/** What an address says behind its path, as a browser gives it: with its '?' and '#', or empty. */
export interface AddressRest {
  readonly search: string;
  readonly hash: string;
}

/**
 * Gives an address with the query and the fragment of another one (contract "Addresses"): the query behind its own, where
 * it has one, and the fragment in place of its own.
 * @param address absolute
 */
export function carriedAddress(address: string, { search, hash }: AddressRest): string {
  const [, base = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const parts = [query, search].map((part) => part.slice(1)).filter((part) => part !== '');
  return `${base}${parts.length > 0 ? `?${parts.join('&')}` : ''}${hash || fragment}`;
}
