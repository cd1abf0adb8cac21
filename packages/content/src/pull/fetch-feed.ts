import type { FeedItems, FeedName } from '../feeds.ts';
import type { ContentSite, FeedLog } from '../site.ts';
import { bodyText } from './body-text.ts';
import { PullError } from './pull-error.ts';
import { ownHostOf, tried, visit, type World } from './visit.ts';

const NO_FEED = 'a document that is no such feed: its envelope is wrong (docs/contract.md, Feeds)';
const TRIES = 5;
const TIMEOUT_MS = 30_000;

/** A part of the document that was left out. */
export interface Left {
  /** Its location: '[3]', '[3].images[0]'; empty for the document as a whole. */
  readonly place: string;
  readonly reason: string;
}

/** The answer of an endpoint. */
export interface FetchedFeed<Name extends FeedName = FeedName> {
  readonly items: FeedItems[Name];
  /** The index of each item in the document. */
  readonly indices: readonly number[];
  readonly received: number;
  readonly left: readonly Left[];
}

/**
 * Asks an endpoint for its feed, more patiently than a page would: five times, 30 seconds each, with growing waits.
 * @throws PullError where the endpoint gave none
 */
export function fetchFeed<Name extends FeedName>(
  world: World,
  name: Name,
  url: string,
): Promise<FetchedFeed<Name>> {
  return tried(world, TRIES, () =>
    visit(world, {
      url,
      timeoutMs: TIMEOUT_MS,
      isPicture: false,
      mayBePrivate: ownHostOf(url),
      read: async (response) =>
        readFeed(world.site, name, await bodyText(response, world.site.rules.maxDocumentBytes)),
    }),
  );
}

/**
 * Reads a document with the site's own parser.
 * @throws PullError where it is not a document of that feed
 */
export function readFeed<Name extends FeedName>(
  site: ContentSite,
  name: Name,
  text: string,
): FetchedFeed<Name> {
  const json = jsonIn(text);
  const events: LoggedEvent[] = [];
  const items = parsed(site, name, json, {
    event: (event, detail = {}) => void events.push({ ...detail, event }),
  });
  if (events.some(({ event }) => event === 'feed.no-list')) throw wrong(NO_FEED);
  const received = listIn(json).length;
  const dropped = new Set(events.map(({ event, index }) => event === 'feed.item-dropped' && index));
  const indices = Array.from({ length: received }, (_, index) => index);
  return {
    items,
    indices: indices.filter((index) => !dropped.has(index)),
    received,
    left: events.map(leftOf),
  };
}

function parsed<Name extends FeedName>(
  site: ContentSite,
  name: Name,
  json: unknown,
  log: FeedLog,
): FeedItems[Name] {
  try {
    return site.feeds[name].parse(json, log) as FeedItems[Name];
  } catch (error) {
    throw wrong(NO_FEED, error);
  }
}

type LoggedEvent = Readonly<Record<string, unknown>> & { readonly event: string };

function leftOf({ event, item, index, reason, what, limit, received, more }: LoggedEvent): Left {
  if (event === 'feed.item-dropped') return { place: `[${index}]`, reason: String(reason) };
  if (event === 'feed.image-dropped') return { place: `[${item}].images[${index}]`, reason: String(reason) };
  if (event === 'feed.zip-dropped') return { place: `[${item}].zipFile`, reason: String(reason) };
  if (event === 'feed.capped') return { place: '', reason: `${received} ${what}; ${limit} are taken` };
  return { place: '', reason: event === 'feed.items-dropped' ? `${more} more were dropped` : event };
}

/** Finds the list of a document, in the envelope of any feed. */
function listIn(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  if (typeof json !== 'object' || json === null) return [];
  const inside =
    'articles' in json ? json.articles : 'folders' in json ? json.folders : 'data' in json && json.data;
  return listIn(inside);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (/^\s*</.test(text))
      throw wrong('a page instead of a document, as script hosts answer over their quota', error);
    throw wrong('a document that is no JSON', error);
  }
}

// Script hosts answer with status 200 also when they fail; the next try may succeed.
const wrong = (message: string, cause?: unknown) =>
  new PullError(message, { isPassing: true, status: 200, cause });
