import { mapOfParcel, readParcelNumber } from '../shared/carried-parcel.ts';
import { normalizeSearch } from '../shared/search-text.ts';
import * as texts from './texts.ts';

/** An old or everyday word and what it is called now, as the office has written it in kata.yaml (spec §2 Search). */
export interface SpokenWord {
  /** Words and phrases that people type for it. */
  readonly words: readonly string[];
  readonly title: string;
  readonly text: string;
  /** The id of the need whose steps lead on. */
  readonly procedure?: string;
  /** Ids of the steps that are shown of it. */
  readonly steps?: readonly string[];
  /** Pages of this site, or of another. */
  readonly links?: readonly { readonly label: string; readonly href: string }[];
}

/**
 * Finds the card that leads the results (spec §5 Search): that with the longest phrase among the typed words, word for word.
 * @param typed as the visitor typed it
 */
export function spokenWordFor(all: readonly SpokenWord[], typed: string): SpokenWord | undefined {
  const text = spaced(typed);
  let longest = 0;
  let found: SpokenWord | undefined;
  for (const one of all) {
    for (const word of one.words) {
      const phrase = spaced(word);
      if (phrase.length <= longest || !text.includes(phrase)) continue;
      longest = phrase.length;
      found = one;
    }
  }
  return found;
}

/**
 * Leads who types the number of a parcel to the map, which alone knows it (spec §5 Search).
 * @param typed such as '05.0148' or 'persil 05.0148'
 * @returns undefined where it cannot be one: '14.00' is a time
 */
export function parcelCardFor(typed: string): SpokenWord | undefined {
  const number = readParcelNumber(typed.trim().replace(/^persil\s+/i, ''));
  if (number === undefined || !/^\d{1,3}\.[\w.-]{3,}$/.test(number)) return undefined;
  return {
    words: [],
    title: texts.persil(number),
    text: texts.petaMenjawabPersil,
    links: [{ label: texts.bukaDiPeta, href: mapOfParcel(number) }],
  };
}

// Between spaces, so that 'imb' is not found in 'imbalan'.
const spaced = (text: string): string =>
  ` ${normalizeSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
