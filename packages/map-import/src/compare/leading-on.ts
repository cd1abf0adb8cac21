import type { Books } from '../account.ts';
import type { City } from '../city/build-city.ts';
import { OLD_NUMBERS } from '../texts.ts';
import type { OldNumbers } from '../write/old-numbers.ts';
import { columnClaims, tableClaims } from './claims.ts';
import type { CityChanges } from './compare-city.ts';
import { claimNotes } from './lines.ts';
import type { OldNumberRow } from './old-number-tables.ts';
import { type ClaimKind, type JudgedClaims, judgeClaims, movedNumbers } from './old-numbers.ts';
import { isLater, type Standing } from './standing.ts';
import * as texts from './texts.ts';

type Numbered = Pick<City, 'kelurahan' | 'parcels' | 'oldNumbered'>;

/** Asks whether a number is one of the city's; a set of them is made with the first question alone. */
export function numberAsker(parcels: City['parcels']): (number: string) => boolean {
  let ids: ReadonlySet<string> | undefined;
  return (number) => {
    ids ??= new Set(parcels.map(({ id }) => id).filter(Boolean));
    return ids.has(number);
  };
}

/**
 * Judges what columns and tables say of old numbers, reports those that do not lead on, and opens the accounts of the tables.
 * @param rows of the tables
 */
export function judgeOldNumbers(
  { kelurahan, parcels, oldNumbered }: Numbered,
  rows: readonly OldNumberRow[],
  standing: Standing | undefined,
  { report, accounts }: Books,
): JudgedClaims {
  const ids = new Set([...kelurahan, ...(standing?.kelurahan ?? [])].map(({ id }) => id));
  const ofTables = tableClaims(rows, parcels, ids);
  const judged = judgeClaims(
    [...columnClaims(oldNumbered, kelurahan, ids), ...ofTables],
    numberAsker(parcels),
  );
  report.notes.push(...claimNotes(judged));
  if (judged.renamed.length > 0) report.made.push(texts.renamed(judged.renamed.length));
  const own = new Set(ofTables);
  for (const file of new Set(rows.map((row) => row.file))) {
    const count = (kind: ClaimKind) =>
      judged[kind].filter((claim) => own.has(claim) && claim.file === file).length;
    const kinds = (['unnumbered', 'same', 'unknown', 'contested'] as const).filter(count);
    accounts.push({
      ...{ file, role: OLD_NUMBERS, used: count('led') + count('reused') },
      read: rows.filter((row) => row.file === file).length,
      leftOut: Object.fromEntries(kinds.map((kind) => [kind, count(kind)])),
    });
  }
  return judged;
}

/**
 * Gives what nomor-lama.json says.
 * @param said the date that the new map says, `2026-07-01`; it distinguishes links where it is later than that of the map before
 */
export function oldNumbers(
  { parcels }: Pick<City, 'parcels'>,
  { renamed, reused }: JudgedClaims,
  standing: Standing | undefined,
  changes: CityChanges | undefined,
  said = '',
): OldNumbers {
  const date = isLater(said, standing) ? said : '';
  const before = standing?.moved ?? [];
  const carried = new Set(before.map(([number]) => number));
  const fresh = new Set(changes?.parcels.fresh);
  // Since when a number has its land that the map before had too, nobody knows.
  const since = (number: string) => (standing === undefined || fresh.has(number) ? date : '');
  const others = reused.map(({ old }) => old).filter((number) => !carried.has(number));
  const now = (changes?.parcels.moved ?? []).map((number) => [number, date] as const);
  const moved = [...others.map((number) => [number, since(number)] as const), ...now];
  return {
    renamed: renamed.map(([old, number]) => [old, number]),
    moved: movedNumbers(before, moved, numberAsker(parcels)),
  };
}
