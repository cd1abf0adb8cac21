import { ownNumber } from '../city/numbers.ts';

/** What a file says of an old number: which number its land has now. */
export interface Claim {
  /** '' where it is none. */
  readonly old: string;
  readonly new: string;
  /** The file that says so, and where in it: `fitur 3`, `baris 3`. */
  readonly file: string;
  readonly place: string;
}

/** What becomes of claims. */
export interface JudgedClaims {
  /** Old and new numbers, by the old ones: every new number is one of the map's; an old one may be another parcel's now. */
  readonly renamed: readonly (readonly [old: string, now: string])[];
  /** What says so. */
  readonly led: readonly Claim[];
  /** It has no old number. */
  readonly unnumbered: readonly Claim[];
  /** The number has not changed. */
  readonly same: readonly Claim[];
  /** The old number is that of another parcel now: the card of that one leads on. */
  readonly reused: readonly Claim[];
  /** The map has no such new number. */
  readonly unknown: readonly Claim[];
  /** Several parcels say that the old number was theirs, the one that has it now among them. */
  readonly contested: readonly Claim[];
}

/**
 * Decides which old numbers lead on: those alone of which it is clear to which number.
 * @param has whether a number is one of the map's
 */
export function judgeClaims(claims: readonly Claim[], has: (number: string) => boolean): JudgedClaims {
  const heirs = new Map<string, Set<string>>();
  for (const claim of claims) heirs.set(claim.old, (heirs.get(claim.old) ?? new Set()).add(claim.new));
  const judged: { [Kind in ClaimKind]: Claim[] } = {
    ...{ led: [], unnumbered: [], same: [], reused: [], unknown: [], contested: [] },
  };
  for (const claim of claims) judged[kindOf(claim)].push(claim);
  const sole = judged.reused.filter(({ old }) => heirs.get(old)?.size === 1);
  const renamed = new Map([...judged.led, ...sole].map((claim) => [claim.old, claim.new]));
  return { ...judged, renamed: [...renamed].sort(([a], [b]) => (a < b ? -1 : 1)) };

  function kindOf(claim: Claim): ClaimKind {
    if (claim.old === '') return 'unnumbered';
    if (claim.old === claim.new) return 'same';
    const isCurrent = has(claim.old);
    const all = heirs.get(claim.old) ?? new Set();
    if (all.size > 1 && (!isCurrent || all.has(claim.old))) return 'contested';
    // The columns may have been named the wrong way round.
    if (!has(claim.new)) return 'unknown';
    return isCurrent ? 'reused' : 'led';
  }
}

/** What may become of a claim. */
export type ClaimKind = Exclude<keyof JudgedClaims, 'renamed'>;

/**
 * Gives a number with its kelurahan's id, as the map has it: the id that the text begins with, if a kelurahan has that, else the given one.
 * @param ids of the kelurahan of the map and of the one before
 * @returns undefined where the text is no number, or nothing says its kelurahan
 */
export function wholeNumber(
  text: string,
  kelurahan: string | undefined,
  ids: ReadonlySet<string>,
): string | undefined {
  const [, begin] = /^(\d{2,13})\./.exec(text) ?? [];
  const isWhole = begin !== undefined && ids.has(begin);
  const id = isWhole ? begin : kelurahan;
  const own = id === undefined ? undefined : ownNumber(isWhole ? text.slice(id.length + 1) : text, id);
  return own === undefined ? undefined : `${id}.${own}`;
}

/**
 * Gives the numbers that once stood for other land, each with the day of the first map in which it stands for the land of now.
 * @param before as the map before had them
 * @param now those that stand for other land than in the map before
 * @param has whether a number is one of the map's
 */
export function movedNumbers(
  before: readonly (readonly [number: string, date: string])[],
  now: readonly (readonly [number: string, date: string])[],
  has: (number: string) => boolean,
): [number: string, date: string][] {
  const all = new Map([...before.filter(([number]) => has(number)), ...now]);
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1));
}
