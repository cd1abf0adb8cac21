import { rm } from 'node:fs/promises';
import sharp from 'sharp';
import { removeUnused } from '../build-content.ts';
import type { FeedName } from '../feeds.ts';
import type { ImageUse } from '../items.ts';
import type { Places } from '../places.ts';
import type { Progress } from '../progress.ts';
import type { ContentSite } from '../site.ts';
import type { PullConfig } from './endpoints.ts';
import { fetchFeed } from './fetch-feed.ts';
import { createHostGates } from './host-gates.ts';
import { rememberedAs } from './keys.ts';
import { removeLeftovers, temporaryFolder } from './leftovers.ts';
import { pullLock, takeLock } from './lock.ts';
import type { Ports } from './ports.ts';
import { PullError } from './pull-error.ts';
import { type FeedRun, lastCopy, type PulledFeed, pullFeed, type ReadyFeed, readyFeed } from './pull-feed.ts';
import { createPicturePuller } from './pull-pictures.ts';
import { openPulledState, type PulledState } from './pulled-state.ts';
import { REAL_PORTS } from './real-ports.ts';
import { withoutSecrets } from './secrets.ts';
import type { World } from './visit.ts';

/** How a pull is run. */
export interface PullOptions {
  /** Accepts feeds that have lost more than half of their items or pictures. */
  readonly allowShrink?: boolean;
  /** Hosts, with their ports, that pictures may be asked from although they are private. */
  readonly privateHosts?: readonly string[];
  /** Ends the run; what has been done so far is remembered. */
  readonly signal?: AbortSignal;
  /** Called with the number of pictures, then for each. */
  readonly progress?: (pictures: number) => Progress;
  /** Stands in for the world in tests. */
  readonly ports?: Partial<Ports>;
}

/** The result of a pull. */
export interface PullReport {
  readonly feeds: readonly PulledFeed[];
  /** Pictures and documents that no feed names any more. */
  readonly removed: number;
}

const SILENT: Progress = { step: () => undefined, end: () => undefined };

/**
 * Pulls the feeds and pictures of script endpoints to where the site serves them, as npm run content does with the folder.
 * Each feed is written whole, or keeps its last copy.
 * @throws PullError where another pull runs; DiskError where something cannot be written; the reason of `signal` when it is aborted
 */
export async function pullContent(
  site: ContentSite,
  places: Places,
  config: PullConfig,
  options: PullOptions = {},
): Promise<PullReport> {
  const release = takeLock(pullLock(places));
  const ports = { ...REAL_PORTS, ...options.ports };
  const signal = options.signal ?? new AbortController().signal;
  const state = openPulledState(places.state);
  // Each picture is read once, so the cache of libvips would be of no use.
  sharp.cache(false);
  try {
    await removeLeftovers(places);
    const world: World = { site, ports, gates: createHostGates(ports), signal };
    return await pulled(world, places, config, options, state);
  } finally {
    // Each of these is done whatever the others come to.
    try {
      state.save();
    } finally {
      await rm(temporaryFolder(places), { recursive: true, force: true }).catch(() => undefined);
      release();
    }
  }
}

async function pulled(
  world: World,
  places: Places,
  config: PullConfig,
  { allowShrink = false, privateHosts = [], progress = () => SILENT }: PullOptions,
  state: PulledState,
): Promise<PullReport> {
  const answers = await fetchedFeeds(world, config);
  const ready = answers.filter((answer): answer is ReadyFeed => !('reason' in answer));
  const uses = usesOf(ready);
  const { secrets, proxyUrl, proxyFirst, endpoints } = config;
  const hosts = new Set(privateHosts);
  const puller = createPicturePuller(world, {
    places,
    state,
    secrets,
    proxyUrl,
    proxyFirst,
    privateHosts: hosts,
  });
  const shown = progress(
    ready.reduce((sum, { wishes }) => sum + new Set(wishes.map(({ key }) => key)).size, 0),
  );
  const run: FeedRun = { places, state, secrets, puller, uses, allowShrink, step: shown.step };
  const feeds: PulledFeed[] = [];
  try {
    for (const answer of answers) {
      const host = new URL(endpoints.get(answer.name)?.url ?? '').host;
      feeds.push('reason' in answer ? await failed(run, answer, host) : await pullFeed(run, answer, host));
    }
  } finally {
    shown.end();
  }
  if (feeds.some(({ reason }) => reason !== undefined)) return { feeds, removed: 0 };
  state.pruneExcept(new Set(Array.from(uses.keys(), rememberedAs)));
  return { feeds, removed: await removeUnused(places) };
}

interface FailedFeed {
  readonly name: FeedName;
  readonly reason: string;
}

async function fetchedFeeds(
  world: World,
  { endpoints, secrets }: PullConfig,
): Promise<(ReadyFeed | FailedFeed)[]> {
  const answers = await Promise.allSettled(
    Array.from(endpoints, async ([name, { url }]): Promise<ReadyFeed | FailedFeed> => {
      try {
        return readyFeed(world.site, name, await fetchFeed(world, name, url));
      } catch (error) {
        if (!(error instanceof PullError)) throw error;
        const { host } = new URL(url);
        const where = error.host === '' || error.host === host ? '' : ` (${error.host})`;
        return { name, reason: withoutSecrets(`${error.message}${where}`, secrets) };
      }
    }),
  );
  return answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
}

async function failed(run: FeedRun, { name, reason }: FailedFeed, host: string): Promise<PulledFeed> {
  const pictures = { had: 0, new: 0, missing: 0 };
  return { name, host, received: 0, kept: 0, pictures, ...(await lastCopy(run, name, reason)), lines: [] };
}

/** Gives the uses of each picture in all feeds: a picture of two feeds is fetched once. */
function usesOf(feeds: readonly ReadyFeed[]): Map<string, Set<ImageUse>> {
  const uses = new Map<string, Set<ImageUse>>();
  for (const { wishes } of feeds) {
    for (const wish of wishes) {
      const of = uses.get(wish.key) ?? new Set();
      uses.set(wish.key, of);
      for (const use of wish.uses) of.add(use);
    }
  }
  return uses;
}
