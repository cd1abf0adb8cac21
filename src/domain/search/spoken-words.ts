import { mapOfParcel, readParcelNumber, withParcel } from '../shared/carried-parcel.ts';
import { PURPOSE_NAMES, purposeAddress, purposeOf } from '../shared/purpose.ts';
import { normalizeSearch } from '../shared/search-text.ts';
import * as sharedTexts from '../shared/texts.ts';
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
 * Leads who types the number of a parcel to the map, which alone knows it (spec §5 Search). With the words of a card of kata.yaml
 * that asks the map for an activity, its ways take the parcel along: 'warung makan 05.0148'.
 * @param typed such as '05.0148' or 'persil 05.0148'
 * @returns undefined where it cannot be one: '14.00' is a time
 */
export function parcelCardFor(typed: string, all: readonly SpokenWord[] = []): SpokenWord | undefined {
  const { number, rest } = typedParcel(typed) ?? {};
  if (number === undefined || rest === undefined) return undefined;
  const plain = { words: [], text: texts.parcelText };
  const inMap = { label: texts.openOnMap, href: mapOfParcel(number) };
  if (rest === '') return { ...plain, title: sharedTexts.parcelName(number), links: [inMap] };
  const spoken = spokenWordFor(all, rest);
  const asking = (spoken?.links ?? []).filter(({ href }) => /^\/peta\/\?.*kegiatan=/.test(href));
  if (spoken === undefined || asking.length === 0) return undefined;
  const links = asking.map(({ label, href }) => ({ label, href: withParcel(href, number) }));
  return { ...plain, title: texts.parcelWithActivity({ id: number, activity: spoken.title }), links };
}

/** Finds the one number of a parcel in a search, and its other words; undefined where there is none, or several are. */
export function typedParcel(typed: string): { readonly number: string; readonly rest: string } | undefined {
  const parts = typed.trim().split(/\s+/);
  const numbers = parts.filter((part) => PARCEL.test(part) && readParcelNumber(part) !== undefined);
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) return undefined;
  const rest = parts.filter((part) => part !== number && part.toLowerCase() !== 'persil').join(' ');
  return { number, rest };
}

const PARCEL = /^\d{1,3}\.[\w.-]{3,}$/;

/**
 * Leads who complains to the page of complaints, before any permit that the same words name (spec §5 Search): 'tetangga bangun
 * tanpa izin'.
 */
export function complaintCardFor(typed: string): SpokenWord | undefined {
  const card: SpokenWord = {
    words: COMPLAINING,
    title: PURPOSE_NAMES[purposeOf('complaint')],
    text: texts.complaintText,
    links: [{ label: texts.complaintLink, href: purposeAddress(purposeOf('complaint')) }],
  };
  return spokenWordFor([card], typed);
}

const COMPLAINING = [
  ...[
    'komplain',
    'protes',
    'keluhan',
    'mengeluh',
    'mengadu',
    'adukan',
    'aduan',
    'pengaduan',
    'pengaduan masyarakat',
  ],
  ...['lapor', 'melapor', 'laporkan', 'melaporkan', 'melanggar', 'pelanggaran', 'bangunan liar'],
  ...['tanpa izin', 'tanpa ijin', 'tidak berizin', 'tak berizin', 'tidak ada izin', 'belum ada izin'],
  ...['tetangga bangun', 'tetangga membangun', 'bangunan tetangga', 'rumah tetangga'],
];

/** Leads who asks for the map, and for nothing on it, to the map (spec §5 Search): 'peta rdtr'. */
export function mapCardFor(typed: string): SpokenWord | undefined {
  if (!MAP_WORDS.has(spaced(typed).trim())) return undefined;
  return {
    words: [],
    title: sharedTexts.cityMapShort,
    text: texts.mapText,
    links: [{ label: texts.openOnMap, href: mapOfParcel() }],
  };
}

const MAP_WORDS: ReadonlySet<string> = new Set(
  [
    '',
    'kota',
    'rdtr',
    'rtrw',
    'zonasi',
    'zona',
    'tata ruang',
    'pola ruang',
    'online',
    'interaktif',
    'digital',
    'gistaru',
  ].flatMap((rest) => [`peta ${rest}`.trim(), `lihat peta ${rest}`.trim(), `buka peta ${rest}`.trim()]),
);

// Between spaces, so that 'imb' is not found in 'imbalan'.
const spaced = (text: string): string =>
  ` ${normalizeSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
