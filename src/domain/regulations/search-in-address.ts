import { readSearch, withoutParameters, writeSearch } from '../shared/search-parameters.ts';
import { searchedWords } from '../shared/searched-words.ts';

/** The search inside a regulation as its address holds it (contract "Addresses"). */
export interface SearchInside {
  readonly query: string;
  /** The hit that is chosen, from 1; 0 for none. */
  readonly at: number;
}

/** Reads the search inside a regulation from a query: '?cari=sempadan&temuan=2'. */
export function readInside(search: string): SearchInside {
  const { cari = '', temuan = '' } = readSearch(search);
  return { query: searchedWords(cari), at: /^[1-9]\d{0,3}$/.test(temuan) ? Number(temuan) : 0 };
}

/**
 * Writes it behind an address.
 * @param present the query of the page; parameters of other parts stay
 */
export function writeInside({ query, at }: SearchInside, present = ''): string {
  const others = withoutParameters(readSearch(present), ['cari', 'temuan']);
  const isSearched = query.trim() !== '';
  return writeSearch({
    ...others,
    cari: isSearched ? query.trim() : undefined,
    temuan: isSearched && at > 0 ? at : undefined,
  });
}
