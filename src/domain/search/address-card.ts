import { mapOfParcel } from '../shared/carried-parcel.ts';
import { queryWords } from './search-query.ts';
import { shortWords } from './search-summary.ts';
import type { SpokenWord } from './spoken-words.ts';
import * as texts from './texts.ts';
import { wordsOf } from './tokens.ts';

// The first word of an address, as people write it.
const BEGINNINGS: ReadonlySet<string> = new Set(
  'jalan jl jln gang gg kelurahan kel kecamatan kec kampung kampoeng kp perumahan'.split(' '),
);

// What stands after it where no place of that name is meant: 'jalan rusak', 'jalan arteri', 'kecamatan terdekat'.
const NO_NAMES: ReadonlySet<string> = new Set(
  `arteri kolektor lokal lingkungan umum tol utama nasional provinsi setapak keluar masuk rusak berlubang lubang macet ditutup terdekat sini depan belakang`.split(
    /\s+/,
  ),
);

/**
 * Whether a search names a street, a kelurahan or a kampung, which the map alone knows (spec §5 Search): 'jalan mawar',
 * 'Jl. Karangmulya II'.
 * @param typed as the visitor typed it
 */
export function isAddress(typed: string): boolean {
  const [first = '', second] = wordsOf(typed);
  if (!BEGINNINGS.has(first) || second === undefined || NO_NAMES.has(second)) return false;
  return queryWords(`${first} ${second}`).every(({ isSignificant }) => isSignificant);
}

/** Leads who searches for an address to the map, and says what to type there: no address of the map takes its search along. */
export function addressCardFor(typed: string): SpokenWord | undefined {
  if (!isAddress(typed)) return undefined;
  return {
    words: [],
    title: texts.addressTitle,
    text: texts.addressText(shortWords(typed)),
    links: [{ label: texts.openOnMap, href: mapOfParcel() }],
  };
}
