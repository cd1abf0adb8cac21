import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { FeedItems, FeedName } from '../feeds.ts';
import type { Progress } from '../progress.ts';
import type { SiteRules } from '../site-rules.ts';
import type { CheckRules, FeedLink } from './check-rules.ts';
import type { Finding } from './finding.ts';
import { sortedFindings } from './finding.ts';
import { type SortedLinks, sortLinks } from './links.ts';
import type { LoadedFeed, PictureState } from './loaded-feed.ts';
import type { CheckedFeed, CheckReport } from './report.ts';

/** What a check needs besides the feeds. */
export interface CheckOptions<Seen> {
  /** The source as the report names it. */
  readonly source: string;
  readonly rules: CheckRules<Seen>;
  readonly safeAddress: SiteRules['safeAddress'];
  /** Whether the site has a file at a path. */
  readonly hasFile: (path: string) => boolean;
  /** Findings about anything but feeds. */
  readonly others?: readonly Finding[];
  /** Requests an outside link and gives the reason where it leads nowhere; absent where links are not requested. */
  readonly askLink?: (address: string) => Promise<string | undefined>;
  /** Called with the number of pictures and links to check, then for each. */
  readonly progress?: (total: number) => Progress;
}

const SILENT: Progress = { step: () => undefined, end: () => undefined };

/** Checks feeds that are loaded: what the rules do with them, their pictures and links, and what a visitor will see. */
export async function checkContent<Seen>(
  feeds: readonly LoadedFeed[],
  { source, rules, safeAddress, hasFile, others = [], askLink, progress = () => SILENT }: CheckOptions<Seen>,
): Promise<CheckReport<Seen>> {
  const known = { items: itemsOf(feeds), hasFile };
  const pathProblem = (address: string) => rules.pathProblem(address, known);
  const links = feeds.map(({ name, items }) => linksIn(rules, name, items));
  const sorted = links.map((some) => sortLinks(some, { safeAddress, pathProblem }));
  const asked = (at: number) => (askLink === undefined ? 0 : (sorted[at]?.outside.length ?? 0));
  const shown = progress(
    feeds.reduce((sum, { wishes }, at) => sum + new Set(wishes.map(({ key }) => key)).size + asked(at), 0),
  );
  const checked = await Promise.all(
    feeds.map((feed, at) => {
      const { findings, outside } = sorted[at] ?? { findings: [], outside: [] };
      const run = { links: { all: links[at] ?? [], findings, outside }, askLink, step: shown.step };
      return checkFeed(feed, rules, run);
    }),
  );
  shown.end();
  const findings = sortedFindings([...checked.flatMap((one) => one.findings), ...others]);
  const count = (wanted: Finding['level']) => findings.filter(({ level }) => level === wanted).length;
  const items = Object.fromEntries(
    checked.map(({ feed, items }) => [feed.feed, items]),
  ) as Partial<FeedItems>;
  return {
    version: 1,
    source,
    counts: { error: count('error'), warning: count('warning'), note: count('note') },
    feeds: checked.map(({ feed }) => feed),
    findings,
    seen: rules.seen(items),
  };
}

interface FeedRun {
  readonly links: SortedLinks & { readonly all: readonly FeedLink[] };
  readonly askLink: CheckOptions<unknown>['askLink'];
  readonly step: Progress['step'];
}

async function checkFeed(feed: LoadedFeed, rules: CheckRules<unknown>, { links, askLink, step }: FeedRun) {
  const { name, items, wishes, received, source, host, isGone } = feed;
  const states = await pictureStates(feed, step);
  const broken = wishes.flatMap(({ key, item, field }) => {
    const state = states.get(key) ?? 'had';
    return typeof state === 'string'
      ? []
      : [{ kind: 'picture' as const, item, field, ...state, ...addressOf(key) }];
  });
  const asked = await askedLinks(links, askLink, () => step(name));
  const isMissing = (key: string) => {
    const state = states.get(key);
    return typeof state === 'object' && state.level === 'error';
  };
  const shown = feed.shown(isMissing);
  const said = isGone ? [] : findingsIn(rules, name, items);
  const findings = [...feed.findings, ...[...broken, ...links.findings, ...asked, ...said].map(feed.place)];
  const count = (is: (state: PictureState) => boolean) => [...states.values()].filter(is).length;
  const outside = links.outside.length;
  const report: CheckedFeed = {
    feed: name,
    source,
    ...(host !== undefined && { host }),
    received,
    kept: shown.length,
    dropped: Math.max(0, received - shown.length),
    pictures: {
      checked: count((state) => state !== 'not asked'),
      missing: count((state) => typeof state === 'object'),
      notAsked: count((state) => state === 'not asked'),
    },
    links: {
      checked: links.all.length - (askLink ? 0 : outside),
      notAsked: askLink ? 0 : outside,
    },
  };
  return { feed: report, items: isGone ? undefined : shown, findings };
}

const linksIn = <Name extends FeedName>(rules: CheckRules<unknown>, name: Name, items: FeedItems[Name]) =>
  rules.feeds[name].links?.(items) ?? [];

const findingsIn = <Name extends FeedName>(rules: CheckRules<unknown>, name: Name, items: FeedItems[Name]) =>
  rules.feeds[name].findings(items);

const addressOf = (key: string) => (/^https?:/i.test(key) ? { address: key } : {});

async function pictureStates({ name, wishes, look }: LoadedFeed, step: Progress['step']) {
  const uses = new Map<string, Set<(typeof wishes)[number]['uses'][number]>>();
  for (const wish of wishes) uses.set(wish.key, new Set([...(uses.get(wish.key) ?? []), ...wish.uses]));
  const states = new Map<string, PictureState>();
  // Hosts have limits of their own; this one limits the open requests of the whole check.
  const limit = pLimit(4 * availableParallelism());
  await Promise.all(
    [...uses].map(([key, set]) =>
      limit(async () => {
        states.set(key, await look(key, [...set]));
        step(name);
      }),
    ),
  );
  return states;
}

async function askedLinks({ outside }: SortedLinks, ask: CheckOptions<unknown>['askLink'], step: () => void) {
  if (ask === undefined) return [];
  const findings = await Promise.all(
    outside.map(async (link) => {
      const problem = await ask(link.address);
      step();
      return problem === undefined
        ? []
        : [{ level: 'warning' as const, kind: 'link' as const, ...link, message: problem }];
    }),
  );
  return findings.flat();
}

const itemsOf = (feeds: readonly LoadedFeed[]): Partial<FeedItems> =>
  Object.fromEntries(feeds.map(({ name, items }) => [name, items]));
