import { nearestWords } from '../shared/nearest-words.ts';
import { normalizeSearch } from '../shared/search-text.ts';
import type { Kelurahan, Street } from './city-overview.ts';
import type { PlaceQuery } from './place-search.ts';
import { placesByWords } from './places-by-words.ts';

/**
 * Gives what was perhaps meant by words that find nothing (spec §2 Map page): each word becomes the nearest of those in
 * the names of streets and kelurahan; where they do not stand together in a name, the last are left out.
 * @returns the name to search for, with the house number that was typed; undefined where nothing is near
 */
export function nearestSpelling(
  { words, house }: Extract<PlaceQuery, { kind: 'words' }>,
  kelurahan: readonly Kelurahan[],
  streets: readonly Street[],
): string | undefined {
  const known = new Set([...streets, ...kelurahan].flatMap(({ name }) => normalizeSearch(name).split(' ')));
  const spelt = words.split(' ').map((word) => (known.has(word) ? word : nearestWords([word], known)[0]));
  const found = spelt.filter((word) => word !== undefined);
  for (let length = found.length; length > 0; length -= 1) {
    const text = found.slice(0, length).join(' ');
    // 'Jalan' alone is in every name.
    if (text === 'jalan') return undefined;
    const [best] = placesByWords(text, kelurahan, streets);
    if (best) return house === undefined || best.kind !== 'street' ? best.name : `${best.name} ${house}`;
  }
  return undefined;
}
