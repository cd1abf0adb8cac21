import * as texts from './texts.ts';

/** Numbers that parcels had on maps before this one (docs/map.md). */
export interface OldNumbers {
  /** Of numbers that are no longer in use, the one that their land has now. */
  readonly renamed: ReadonlyMap<string, string>;
  /**
   * Numbers that stood for other land before, each with the date of the map from which on they stand for the land they do now:
   * ISO 8601, '' where it is not known.
   */
  readonly moved: ReadonlyMap<string, string>;
}

/** Those of a city whose numbers have never changed. */
export const NO_OLD_NUMBERS: OldNumbers = { renamed: new Map(), moved: new Map() };

/**
 * What is to be said of the number by which a parcel was asked for (spec §2 Map page): it is an old one of this parcel; it stood
 * for other land, whose number may be known; or nobody could look that up.
 */
export type FormerNumber =
  | { readonly kind: 'renamed'; readonly number: string }
  | { readonly kind: 'moved'; readonly now?: string }
  | { readonly kind: 'unknown' };

/**
 * Says whether a number that is in use stood for other land when somebody noted it.
 * @param old undefined where the old numbers could not be read
 * @param made the date of the map that a link was made from, ISO 8601; absent for a number of unknown age
 */
export function formerNumber(
  number: string,
  old: OldNumbers | undefined,
  made?: string,
): FormerNumber | undefined {
  if (old === undefined) return { kind: 'unknown' };
  const since = old.moved.get(number);
  if (since === undefined || (made !== undefined && since !== '' && made >= since)) return undefined;
  const now = old.renamed.get(number);
  return now === undefined ? { kind: 'moved' } : { kind: 'moved', now };
}

/** Gives the number that a typed old one leads to; points and hyphens make no difference, nor do capitals. */
export function numberLedTo(renamed: OldNumbers['renamed'], typed: string): string | undefined {
  const plain = (text: string): string => text.toLowerCase().replace(/[.-]/g, '');
  const wanted = plain(typed);
  return [...renamed].find(([old]) => plain(old) === wanted)?.[1];
}

/**
 * Says it in words: 'Nomor ini dulu bidang lain.'
 * @param parcel the number of the parcel that is shown
 */
export function formerWords(former: FormerNumber, parcel: string): string {
  switch (former.kind) {
    case 'renamed':
      return texts.renumbered({ old: former.number, now: parcel });
    case 'moved':
      return former.now === undefined
        ? texts.formerlyOtherLand
        : `${texts.formerlyOtherLand} ${texts.otherLandNow(former.now)}`;
    case 'unknown':
      return texts.formerNumbersUnchecked;
  }
}
