import { ROOTS } from './roots.ts';

/** A prefix that can be removed, and the letters of the root that it may have replaced. */
type Prefix = readonly [prefix: RegExp, restored: readonly string[]];

// The longer ones first: 'meny' is not 'men'.
const NASALS: readonly Prefix[] = [
  [/^(?:me|pe)ny(?=[aiueo])/, ['s', 'ny']],
  [/^(?:me|pe)ng(?=[aiueo])/, ['', 'k']],
  [/^(?:me|pe)ng(?=[ghk])/, ['']],
  [/^(?:me|pe)m(?=[bfpv])/, ['']],
  [/^(?:me|pe)m(?=[aiueo])/, ['p', 'm']],
  [/^(?:me|pe)n(?=[cdjstz])/, ['']],
  [/^(?:me|pe)n(?=[aiueo])/, ['t', 'n']],
  [/^(?:me|pe)(?=[lmnrwy])/, ['']],
];
// So many other words start with these prefixes that they are removed only from a known root.
const OTHERS: readonly Prefix[] = [
  [/^(?:memper|diper|pember|keter|keber|seper)/, ['']],
  [/^(?:ber|ter|per)/, ['']],
  [/^(?:be|te|pe|di|ke|se)/, ['']],
];
const SUFFIXES = [
  '',
  'kannya',
  'annya',
  'inya',
  'nya',
  'kan',
  'an',
  'i',
  'lah',
  'kah',
  'pun',
  'ku',
  'mu',
] as const;

// What is removed where no root is known, and how many letters must remain.
const PLAIN_SUFFIXES = [
  ['annya', 4],
  ['nya', 4],
  ['kan', 4],
  ['an', 4],
  ['lah', 5],
  ['kah', 5],
  ['pun', 5],
] as const;

const known = new Map<string, string>();
// Enough for the words of 10,000 entries; beyond that the oldest are calculated again.
const MOST_KNOWN = 50_000;

/**
 * Gives the root of an Indonesian word, so that forms of one word find each other: 'mengurus', 'pengurusan' and
 * 'urusan' all give 'urus' (spec §5 Search). A root of the table comes first; otherwise only safe affixes are removed.
 * The result need not be a word, but is the same for all forms.
 * @param word as foldWord gives it
 */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const root = rootOf(word);
  known.set(word, root);
  return root;
}

function rootOf(word: string): string {
  // A word with digits or as short as 'krk' has no affixes.
  if (word.length < 5 || !/^[a-z]+$/.test(word) || ROOTS.has(word)) return word;
  return tabledRoot(word) ?? plainRoot(word);
}

/** The longest root of the table that remains after removing one or two prefixes and a suffix. */
function tabledRoot(word: string): string | undefined {
  // A suffix alone is the likelier reading: 'petanya' is 'peta', not 'tanya'.
  const alone = SUFFIXES.map((suffix) => withoutSuffix(word, suffix)).find((form) => ROOTS.has(form));
  if (alone !== undefined) return alone;
  let found: string | undefined;
  for (const suffix of SUFFIXES) {
    if (!word.endsWith(suffix)) continue;
    const body = word.slice(0, word.length - suffix.length);
    const once = [body, ...withoutPrefix(body, [...NASALS, ...OTHERS])];
    for (const form of [...once, ...once.slice(1).flatMap((each) => withoutPrefix(each, OTHERS))]) {
      if (ROOTS.has(form) && form.length > (found?.length ?? 0)) found = form;
    }
  }
  return found;
}

function plainRoot(word: string): string {
  const [suffix = ''] =
    PLAIN_SUFFIXES.find(([end, left]) => word.endsWith(end) && word.length - end.length >= left) ?? [];
  const body = word.slice(0, word.length - suffix.length);
  const [bare] = withoutPrefix(body, NASALS).filter((form) => form.length >= 4);
  if (bare !== undefined) return bare;
  // Only 'ke-…-an' and 'per-…-an' are safe: 'kepala' and 'perda' have no such prefix.
  const inner = suffix === 'an' ? /^(?:ke|per)([a-z]{4,})$/.exec(body)?.[1] : undefined;
  return inner ?? body;
}

const withoutSuffix = (word: string, suffix: string): string =>
  word.endsWith(suffix) ? word.slice(0, word.length - suffix.length) : word;

function withoutPrefix(word: string, prefixes: readonly Prefix[]): string[] {
  return prefixes.flatMap(([prefix, restored]) => {
    const cut = word.replace(prefix, '');
    return cut === word ? [] : restored.map((letters) => `${letters}${cut}`);
  });
}
