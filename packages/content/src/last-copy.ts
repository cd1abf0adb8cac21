import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { writing } from './disk.ts';
import { FEED_NAMES, type FeedName } from './feeds.ts';
import type { FeedFault } from './folder/read-folder.ts';
import { said } from './language.ts';
import { type Mistake, mistakeLine } from './mistakes.ts';
import { writeWhole } from './pictures/picture-store.ts';
import { feedFile, type Places } from './places.ts';
import { hasShrunk } from './pull/shrink.ts';

/** What is known of a feed of the folder before it is written. */
export interface FeedState {
  /** Whether its list or its folder cannot be read. */
  readonly isUnread: boolean;
  /** Whether anything of it is wrong. */
  readonly hasMistakes: boolean;
  /** How many items are left. */
  readonly items: number;
  /** How many items its last copy has; undefined where there is none. */
  readonly before: number | undefined;
}

/**
 * Says what becomes of a feed of the folder: it is written, its last copy stays, or there is none and a build must stop. An
 * office that empties a list or a folder says so (shrunkFeed); mistakes that leave nothing do not.
 */
export function fateOf({ isUnread, hasMistakes, items, before }: FeedState): 'written' | 'stale' | 'none' {
  const isLost = isUnread || (hasMistakes && items === 0 && before !== 0);
  if (!isLost) return 'written';
  return before === undefined ? 'none' : 'stale';
}

/** A feed of which mistakes left nothing, or of which more than half is gone. */
export type LostFeed =
  | { readonly fate: 'stale' | 'none'; readonly mistake: Mistake }
  | {
      readonly fate: 'shrunk';
      readonly now: number;
      /** Whether its last copy stays: the dev server shows what is left in place of it. */
      readonly hasCopy: boolean;
      readonly mistake?: Mistake;
    };

/** Gives a feed of which mistakes leave nothing; undefined for one that is written. */
export function lostFeed(
  fault: FeedFault | undefined,
  items: number,
  before: number | undefined,
): LostFeed | undefined {
  if (fault === undefined) return undefined;
  const fate = fateOf({ isUnread: fault.isUnread, hasMistakes: true, items, before });
  return fate === 'written' ? undefined : { fate, mistake: fault.mistake };
}

/**
 * Gives a feed of which more than half is gone: a folder that was renamed, a list that was saved half, mistakes in most of it.
 * @param had how many items it had when it was last built, see builtCounts; undefined where there is none to compare
 * @param before how many items its last copy has; undefined where there is none
 * @param fault what is wrong with it
 */
export const shrunkFeed = (
  items: number,
  {
    had,
    before,
    fault,
  }: { had: number | undefined; before: number | undefined; fault: FeedFault | undefined },
): LostFeed | undefined =>
  had !== undefined && hasShrunk(had, items)
    ? { fate: 'shrunk', now: items, hasCopy: before !== undefined, ...(fault && { mistake: fault.mistake }) }
    : undefined;

/** Says of a feed of which more than half is gone how many items it had, and what to do. */
export function shrunkWords(items: number, { now, mistake }: Extract<LostFeed, { fate: 'shrunk' }>): string {
  if (mistake) {
    const wrong = mistakeLine(mistake);
    return said(
      `${now}, sebelumnya ${items}; perbaiki dahulu: ${wrong}`,
      `${now} instead of ${items}; correct this first: ${wrong}`,
    );
  }
  return said(
    `${now}, sebelumnya ${items}, dan tidak ada yang keliru; bila yang lain memang dihapus, bangun sekali dengan CONTENT_MAY_SHRINK=on`,
    `${now} instead of ${items}, and nothing is wrong with them; if the others are meant to be gone, build once with CONTENT_MAY_SHRINK=on`,
  );
}

/** Says in a sentence what became of a feed that was lost, and what to do. */
export function lostLine(name: FeedName, items: number, lost: LostFeed): string {
  if (lost.fate === 'shrunk') return `${name}: ${shrunkWords(items, lost)}`;
  const { fate, mistake } = lost;
  const what = mistakeLine(mistake);
  return fate === 'stale'
    ? said(
        `${name}: salinan terakhir tetap tampil (${items} isi) sampai ini diperbaiki: ${what}`,
        `${name}: the last copy stays (${items} ${items === 1 ? 'item' : 'items'}) until this is corrected: ${what}`,
      )
    : said(
        `${name}: tidak ada yang tersisa, dan salinan terakhirnya tidak ada; perbaiki ini, atau kosongkan: ${what}`,
        `${name}: nothing of it is left, and there is no last copy; correct this, or let it be empty: ${what}`,
      );
}

const builtFeed = v.object({ items: v.number(), digest: v.string() });
const schema = v.object({
  folder: v.string(),
  feeds: v.array(v.tuple([v.picklist(FEED_NAMES), builtFeed])),
});
type BuiltFeeds = ReadonlyMap<FeedName, v.InferOutput<typeof builtFeed>>;

const stateFile = ({ state }: Places): string => join(state, 'folder.json');
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Gives what was built of this folder: another folder's content is no copy of it. */
function builtFeeds(places: Places): BuiltFeeds {
  try {
    const { folder, feeds } = v.parse(schema, JSON.parse(readFileSync(stateFile(places), 'utf8')));
    return new Map(folder === places.folder ? feeds : []);
  } catch {
    return new Map();
  }
}

/**
 * Gives how many items the last copy of each feed has that was built of this folder. A document that something else has
 * written since, such as a pull, is none.
 */
export function lastCopies(places: Places): ReadonlyMap<FeedName, number> {
  const copies = [...builtFeeds(places)].flatMap(([name, { items, digest }]) => {
    const text = textOf(feedFile(places, name));
    return text !== undefined && digestOf(text) === digest ? [[name, items] as const] : [];
  });
  return new Map(copies);
}

/** Gives how many items each feed had when it was last built of this folder, whatever has become of its document. */
export const builtCounts = (places: Places): ReadonlyMap<FeedName, number> =>
  new Map([...builtFeeds(places)].map(([name, { items }]) => [name, items]));

/** Remembers the documents that were built of this folder, beside those that were before. */
export async function rememberCopies(
  places: Places,
  written: readonly { readonly name: FeedName; readonly items: number }[],
): Promise<void> {
  const feeds = new Map(builtFeeds(places));
  for (const { name, items } of written) {
    feeds.set(name, { items, digest: digestOf(textOf(feedFile(places, name)) ?? '') });
  }
  await writing(places.state, () => mkdir(places.state, { recursive: true }));
  await writeWhole(stateFile(places), `${JSON.stringify({ folder: places.folder, feeds: [...feeds] })}\n`);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
