import { stem } from './stem.ts';
import { wordsOf } from './tokens.ts';

/** A word that is searched for. */
export interface QueryWord {
  readonly word: string;
  readonly root: string;
  /** Whether an entry must have it; question words such as 'cara' and 'mengurus' only improve the rank. */
  readonly isSignificant: boolean;
  /** Whether only the whole word is found, and no word that begins with it. */
  readonly isWhole?: true;
  /** Whether its other forms are found as well: 'pengurusan' for 'mengurus'. */
  readonly hasForms?: true;
}

/** The largest number of words that a search uses (spec §9 Search). */
export const MAX_QUERY_WORDS = 8;

// Words that people write around what they search for.
const ASKING: ReadonlySet<string> = new Set(
  `ada agar akan aku anda apa apakah atas atau bagaimana bagi banyak berapa bisa boleh buat cara dalam dan dapat dari
  di dimana gimana harus ingin ini itu jika kalau kami kapan kenapa kepada ke mana mau mengapa mohon nya oleh pada perlu
  saat saja saya sebagai siapa supaya tanya tentang tolong untuk yang`.split(/\s+/),
);
const ASKING_ROOTS: ReadonlySet<string> = new Set(['urus', 'cari']);

/**
 * Reads a search: its words, each once. If all are question words, every one must be found.
 * @returns an empty list where there is no letter and no digit
 */
export function queryWords(text: string): QueryWord[] {
  const words = [...new Set(wordsOf(text))].slice(0, MAX_QUERY_WORDS);
  const read = words.map((word) => {
    const root = stem(word);
    return { word, root, isSignificant: !ASKING.has(word) && !ASKING_ROOTS.has(root) };
  });
  return read.some(({ isSignificant }) => isSignificant)
    ? read
    : read.map((each) => ({ ...each, isSignificant: true }));
}
