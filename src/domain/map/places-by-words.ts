import { normalizeSearch } from '../shared/search-text.ts';
import type { Kelurahan, Street } from './city-overview.ts';
import { type FoundPlace, findKelurahan, findStreets, foundStreet } from './place-search.ts';

/**
 * Finds kelurahan and streets by words (spec §2 Map page), the best first: a kelurahan of that very name, a street of it,
 * then what only begins so. With 'jalan' a street is meant: then one of that very name comes first.
 * @param words as readPlaceQuery gives them
 */
export function placesByWords(
  words: string,
  kelurahan: readonly Kelurahan[],
  streets: readonly Street[],
): FoundPlace[] {
  const towns = kelurahan.flatMap((one) =>
    findKelurahan([one], words).map((place) => ({ place, rank: isExact(one.name, words) ? 1 : 3 })),
  );
  const exact = /^jalan /.test(words) ? 0 : 2;
  const roads = findStreets(streets, words).map((one) => ({
    place: foundStreet(one, kelurahan, one.kelurahan),
    rank: isExact(one.name, words) ? exact : 4,
  }));
  return [...towns, ...roads].sort((a, b) => a.rank - b.rank).map(({ place }) => place);
}

const plain = (text: string): string => normalizeSearch(text).replace(/^jalan /, '');

const isExact = (name: string, words: string): boolean => plain(name) === plain(words);
