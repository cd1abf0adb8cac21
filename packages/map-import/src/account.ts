import type { Feature } from './geometry.ts';
import { type KindOf, only, type ReadEntry } from './read/read-entries.ts';
import type { Lines } from './report.ts';
import type { REASONS } from './texts.ts';

/** Why a feature is not used. */
export type Reason = keyof typeof REASONS;

/** What became of the features of a file for one role: what was read is used, or left out for a reason. */
export interface Account {
  /** As the office names it, with its layer. */
  readonly file: string;
  readonly role: string;
  /** As many as the file has. */
  readonly read: number;
  used: number;
  readonly leftOut: { [Of in Reason]?: number };
}

/** What an import records while it reads. */
export interface Books {
  readonly report: Lines;
  /** What became of the features of each file, role by role. */
  readonly accounts: Account[];
}

/** Notes that so many features are left out. */
export function leave({ leftOut }: Account, reason: Reason, count: number): void {
  if (count > 0) leftOut[reason] = (leftOut[reason] ?? 0) + count;
}

/** Opens the account of a file that has been read for a role; what mending left out stands in it. */
export function opened({ accounts }: Pick<Books, 'accounts'>, read: ReadEntry, role: string): Account {
  const { file, count, leftOut } = read;
  const account: Account = { file, role, read: count, used: 0, leftOut: {} };
  for (const [reason, left] of Object.entries(leftOut)) leave(account, reason as Reason, left);
  accounts.push(account);
  return account;
}

/**
 * Takes the features of a kind for a role, and opens its account.
 * @throws Refusal where there are features, and none is of the kind
 */
export function ofKind<Kind extends keyof KindOf>(
  books: Books,
  read: ReadEntry,
  kind: Kind,
  role: string,
): { readonly account: Account; readonly features: KindOf[Kind][] } {
  const account = opened(books, read, role);
  const features = only(read, kind, role, books.report);
  leave(account, 'otherKind', read.features.length - features.length);
  return { account, features };
}

/** The numbers of features. */
export const numbersOf = (features: readonly Feature[]): number[] => features.map(({ number }) => number);
