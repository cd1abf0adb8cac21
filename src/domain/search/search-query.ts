import { stem } from './stem.ts';
import { wordsOf } from './tokens.ts';

/** A word that is searched for. */
export interface QueryWord {
  readonly word: string;
  readonly root: string;
  /** Whether an entry has to have it; words that only ask, such as 'cara' and 'mengurus', help where they occur. */
  readonly isTelling: boolean;
}

/** Words of a search that count (spec §9 Search). */
export const MAX_QUERY_WORDS = 8;

// What people write around what they look for.
const ASKING: ReadonlySet<string> = new Set(
  `ada agar akan aku anda apa apakah atas atau bagaimana bagi banyak berapa bisa boleh buat cara dalam dan dapat dari
  di dimana gimana harus ingin ini itu jika kalau kami kapan kenapa kepada ke mana mau mengapa mohon nya oleh pada perlu
  saat saja saya sebagai siapa supaya tanya tentang tolong untuk yang`.split(/\s+/),
);
const ASKING_ROOTS: ReadonlySet<string> = new Set(['urus', 'cari']);

/**
 * Reads what a visitor searches for: its words, each once. Where every word only asks, every one has to be found.
 * @returns nothing where there is no letter and no digit
 */
export function queryWords(text: string): QueryWord[] {
  const words = [...new Set(wordsOf(text))].slice(0, MAX_QUERY_WORDS);
  const read = words.map((word) => {
    const root = stem(word);
    return { word, root, isTelling: !ASKING.has(word) && !ASKING_ROOTS.has(root) };
  });
  return read.some(({ isTelling }) => isTelling) ? read : read.map((each) => ({ ...each, isTelling: true }));
}
