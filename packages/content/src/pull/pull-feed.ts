import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { webAddress } from '../addresses.ts';
import { writing } from '../disk.ts';
import type { PictureWish } from '../feeds/feed.ts';
import { documentOf, type FeedItems, type FeedName, keyed, settle, wishesOf } from '../feeds.ts';
import type { ImageUse } from '../items.ts';
import { writeWhole } from '../pictures/picture-store.ts';
import { feedFile, type Places } from '../places.ts';
import type { ContentSite } from '../site.ts';
import type { FetchedFeed } from './fetch-feed.ts';
import { driveIdOf, isElsewhere, siteIdOf } from './keys.ts';
import { pullAll } from './pull-all.ts';
import type { PictureOutcome, PicturePuller } from './pull-pictures.ts';
import type { PulledState } from './pulled-state.ts';
import { HIDDEN, type Secrets, withoutKeysIn, withoutSecrets } from './secrets.ts';
import { hasShrunk } from './shrink.ts';

/** How many of a feed's lines are reported; the others are counted. */
const MOST_LINES = 20;

/** The pictures of a feed: stored already, fetched, or not available. */
export interface PictureCounts {
  had: number;
  new: number;
  missing: number;
}

/** The result for a feed. */
export interface PulledFeed {
  readonly name: FeedName;
  readonly host: string;
  readonly received: number;
  readonly kept: number;
  readonly pictures: Readonly<PictureCounts>;
  /** 'stale': the last copy stays; 'none': there is not even one. */
  readonly outcome: 'written' | 'unchanged' | 'stale' | 'none';
  /** Why nothing was written. */
  readonly reason?: string;
  /** What was left out, and why. */
  readonly lines: readonly string[];
}

/** A feed that was fetched, its pictures called by their keys. */
export interface ReadyFeed<Name extends FeedName = FeedName> {
  readonly name: Name;
  readonly fetched: FetchedFeed<Name>;
  readonly items: FeedItems[Name];
  readonly wishes: readonly PictureWish[];
}

/** What writing a feed needs of a run. */
export interface FeedRun {
  readonly places: Places;
  readonly state: PulledState;
  readonly secrets: Secrets;
  readonly puller: PicturePuller;
  /** The uses of each picture in all feeds of the run. */
  readonly uses: ReadonlyMap<string, ReadonlySet<ImageUse>>;
  readonly allowShrink: boolean;
  /** Called after each picture. */
  readonly step: (what: string) => void;
}

/** Makes a fetched feed ready: finds the pictures that it asks for. */
export function readyFeed<Name extends FeedName>(
  site: ContentSite,
  name: Name,
  fetched: FetchedFeed<Name>,
): ReadyFeed<Name> {
  const items = keyed(site.pictures, name, fetched.items);
  const wishes = wishesOf(name, items).filter(({ key }) => isElsewhere(key) || siteIdOf(key) !== undefined);
  return { name, fetched, items, wishes };
}

/** Gets the pictures of a feed, then writes its document, whole; or says why not. */
export async function pullFeed<Name extends FeedName>(
  run: FeedRun,
  feed: ReadyFeed<Name>,
  host: string,
): Promise<PulledFeed> {
  const { name, fetched, items } = feed;
  const outcomes = await pulledPictures(run, feed);
  const pictures: PictureCounts = { had: 0, new: 0, missing: 0 };
  for (const { how } of outcomes.values()) pictures[how] += 1;
  const done = { name, host, received: fetched.received, kept: items.length, pictures };
  const lines = [...leftLines(feed), ...missingLines(feed, outcomes)];
  const shrunk = run.allowShrink ? undefined : shrinking(run, name, items.length, pictures);
  if (shrunk) return { ...done, ...(await lastCopy(run, name, shrunk)), lines: withoutKeysOf(run, lines) };

  const settled = settle(name, items, run.puller.find);
  const clean = withoutKeysIn(settled, run.secrets.keys);
  if (clean !== settled) {
    lines.push(
      `${name}: a key of an endpoint stood in it and was replaced by ${HIDDEN}; a link with it does not work`,
    );
  }
  const outcome = await writeDocument(run.places, name, documentOf(name, clean));
  run.state.feeds.set(name, { items: items.length });
  run.state.save();
  return { ...done, outcome, lines: withoutKeysOf(run, lines) };
}

/** The report on a feed that is not written. */
export async function lastCopy(
  { places, state }: Pick<FeedRun, 'places' | 'state'>,
  name: FeedName,
  reason: string,
) {
  // The present copy may be from the folder, from before the feed had an endpoint.
  const hasCopy = state.feeds.has(name) && (await textOf(feedFile(places, name))) !== undefined;
  return { outcome: hasCopy ? 'stale' : 'none', reason } as const;
}

async function pulledPictures(
  run: FeedRun,
  { name, wishes }: ReadyFeed,
): Promise<Map<string, PictureOutcome>> {
  const outcomes = new Map<string, PictureOutcome>();
  await pullAll(new Set(wishes.map(({ key }) => key)), async (key) => {
    outcomes.set(key, await run.puller.pull(key, run.uses.get(key) ?? new Set()));
    run.step(name);
  });
  return outcomes;
}

function shrinking(
  { state }: FeedRun,
  name: FeedName,
  items: number,
  { had, new: added, missing }: PictureCounts,
): string | undefined {
  const before = state.feeds.get(name)?.items ?? 0;
  const wanted = had + added + missing;
  if (hasShrunk(before, items)) return `${items} items instead of ${before}; --allow-shrink takes them`;
  if (!hasShrunk(wanted, wanted - missing)) return undefined;
  return `${missing} of ${wanted} pictures cannot be had; --allow-shrink goes without them`;
}

async function writeDocument(
  places: Places,
  name: FeedName,
  document: string,
): Promise<'written' | 'unchanged'> {
  const file = feedFile(places, name);
  if ((await textOf(file)) === document) return 'unchanged';
  await writing(dirname(file), () => mkdir(dirname(file), { recursive: true }));
  await writeWhole(file, document);
  return 'written';
}

const leftLines = ({ name, fetched }: ReadyFeed): string[] =>
  fetched.left.map(({ place, reason }) => `${name}${place}: left out: ${reason}`);

function missingLines(
  { name, fetched, items, wishes }: ReadyFeed,
  outcomes: Map<string, PictureOutcome>,
): string[] {
  return wishes.flatMap(({ key, item, field }) => {
    const outcome = outcomes.get(key);
    if (outcome?.how !== 'missing') return [];
    const place = `${name}[${fetched.indices[item] ?? item}].${field}`;
    return [`${place}${titleOf(items[item])}: no picture (${calledBy(key)}): ${outcome.reason}`];
  });
}

function titleOf(item: object | undefined): string {
  const title = Object.entries(item ?? {}).find(([field]) => /^(?:name|folderName|title)$/.test(field))?.[1];
  return typeof title === 'string' && title !== '' ? ` '${title.slice(0, 40)}'` : '';
}

function calledBy(key: string): string {
  const fileId = driveIdOf(key);
  return fileId === undefined ? `at ${webAddress(key)?.host ?? 'this site'}` : `file ${fileId}`;
}

function withoutKeysOf({ secrets }: FeedRun, lines: readonly string[]): string[] {
  const first = lines.slice(0, MOST_LINES).map((line) => withoutSecrets(line, secrets));
  return lines.length > MOST_LINES ? [...first, `and ${lines.length - MOST_LINES} more like these`] : first;
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}
