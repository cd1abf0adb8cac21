import { createDompurifySanitiser } from '../../src/adapters/browser/dompurify-sanitiser.ts';
import { createLateDownload } from '../../src/adapters/browser/late-download.ts';
import { createMediaMotion } from '../../src/adapters/browser/media-motion.ts';
import { createSystemClock } from '../../src/adapters/browser/system-clock.ts';
import { createVisitorShare } from '../../src/adapters/browser/visitor-share.ts';
import { createBuiltInGallery } from '../../src/adapters/built-in-gallery/built-in-gallery.ts';
import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import { type ByFeed, createHttpFeeds } from '../../src/adapters/http/feeds.ts';
import { type FetchJson, fetchJson } from '../../src/adapters/http/fetch-json.ts';
import { createEmbeddedAddresses } from '../../src/adapters/image-addresses/embedded-addresses.ts';
import { createProxyAddresses } from '../../src/adapters/image-addresses/proxy-addresses.ts';
import { createArticlesCache, createGalleryCache } from '../../src/adapters/web-storage/caches.ts';
import type { ContentSnapshot } from '../../src/application/machine-ports.ts';
import type { Logger } from '../../src/application/ports/logger.ts';
import { onlyWhatDiffers } from './in-turn.ts';
import { observeFeeds } from './observed-feeds.ts';
import { observeStorage } from './observed-storage.ts';
import type { Scenario } from './scenario.ts';
import { bakedContent, type WorldPorts } from './world-ports.ts';

/** The adapters that depend on the visitor's browser, as the page makes them. */
export type OwnAdapters = Pick<
  WorldPorts,
  'clock' | 'motion' | 'share' | 'fileDownload' | 'sanitiser' | 'fallbackGallery' | 'images'
>;

/** What observing the real world needs. */
export interface Observed {
  readonly window: Window;
  readonly deployment: Pick<Deployment, 'feeds' | 'imageDelivery' | 'imageProxyUrl' | 'contentHosts'>;
  /** What the build baked into the page. */
  readonly snapshot: ContentSnapshot;
  readonly logger: Logger;
  /** Replaces the network in tests. */
  readonly fetchJson?: FetchJson;
  /** Replace the browser in tests. */
  readonly adapters?: Partial<OwnAdapters>;
}

/** The real world, and what has been seen of it. */
export interface ObservedWorld {
  /** The page's own adapters, which work as usual and remember what they received. */
  readonly replacements: OwnAdapters & Pick<WorldPorts, 'feeds' | 'galleryCache' | 'articlesCache'>;
  /**
   * Gives what has been seen so far as a scenario that reproduces it.
   * @param about the name of the scenario
   * @param documents what feeds answer where they answer well: /content/{name}.json
   */
  readonly world: (about: Pick<Scenario, 'name' | 'title'>, documents: ByFeed<unknown>) => Scenario;
  readonly stop: () => void;
}

/** Wraps the page's adapters so that their results are remembered. The page behaves as before. */
export function observeWorld({ window, deployment, snapshot, logger, ...options }: Observed): ObservedWorld {
  const adapters = { ...ownAdapters(deployment, logger), ...options.adapters };
  const { clock, motion } = adapters;
  const start = clock.now();
  const isReduced = motion.isReduced();
  const feeds = observeFeeds(options.fetchJson ?? fetchJson);
  const caches = observeStorage(() => window.localStorage);
  const failed = observeImages(window);
  const shares: ('shared' | 'copied' | 'cancelled' | 'fails')[] = [];
  const downloads: ('saved' | 'opened' | 'blocked' | 'fails')[] = [];
  let isGalleryGone = false;
  let isSanitiserGone = false;
  const on = { storage: caches.storage, clock, logger };
  return {
    replacements: {
      ...adapters,
      feeds: createHttpFeeds((name) => ({
        url: deployment.feeds[name],
        logger,
        fetchJson: feeds.fetchJson[name],
      })),
      galleryCache: createGalleryCache(on),
      articlesCache: createArticlesCache(on),
      share: { share: (page) => remember(adapters.share.share(page), shares) },
      fileDownload: {
        save: (file, signal) => remember(adapters.fileDownload.save(file, signal), downloads, signal),
      },
      sanitiser: {
        sanitise: (content) =>
          adapters.sanitiser.sanitise(content).catch((error: unknown) => {
            isSanitiserGone = true;
            throw error;
          }),
      },
      fallbackGallery: {
        load: () =>
          adapters.fallbackGallery.load().catch((error: unknown) => {
            isGalleryGone = true;
            throw error;
          }),
      },
    },
    world: ({ name, title }, documents) => {
      const download = onlyWhatDiffers(downloads);
      const share = onlyWhatDiffers(shares);
      return {
        name,
        title,
        feeds: feeds.answers(documents),
        storage: caches.states(),
        images: failed.addresses.size === 0 ? 'none' : { addresses: [...failed.addresses] },
        time: new Date(start).toISOString(),
        ...bakedOf(snapshot, documents),
        fallbackGallery: isGalleryGone ? 'fails' : 'good',
        motion: isReduced ? 'reduced' : 'usual',
        backgroundVideo: failed.hasVideo() ? 'fails' : 'good',
        ...(isSanitiserGone && { sanitiser: 'fails' }),
        ...(download && { download }),
        ...(share && { share }),
      };
    },
    stop: failed.stop,
  };
}

/** Makes the adapters as the page makes them (composition.ts). */
function ownAdapters(deployment: Observed['deployment'], logger: Logger): OwnAdapters {
  const { imageDelivery, imageProxyUrl, contentHosts } = deployment;
  const images =
    imageDelivery === 'proxy' ? createProxyAddresses(imageProxyUrl) : createEmbeddedAddresses(contentHosts);
  return {
    clock: createSystemClock(),
    motion: createMediaMotion(),
    share: createVisitorShare(),
    fileDownload: createLateDownload(logger),
    sanitiser: createDompurifySanitiser(images),
    fallbackGallery: createBuiltInGallery(),
    images,
  };
}

async function remember<T extends string>(
  outcome: Promise<T>,
  outcomes: (T | 'fails')[],
  signal?: AbortSignal,
): Promise<T> {
  try {
    const came = await outcome;
    outcomes.push(came);
    return came;
  } catch (error) {
    if (signal?.aborted !== true) outcomes.push('fails');
    throw error;
  }
}

// Failed loads do not bubble: they are seen in the capture phase only.
const CAPTURE = { capture: true };

function observeImages(window: Window) {
  const addresses = new Set<string>();
  let hasVideo = false;
  const see = ({ target }: Event) => {
    const { tagName, src = '', currentSrc = '' } = target as Partial<HTMLImageElement>;
    if (tagName === 'VIDEO' || tagName === 'SOURCE') hasVideo = true;
    const address = currentSrc || src;
    const { origin } = window.location;
    if (tagName !== 'IMG' || address === '') return;
    addresses.add(address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);
  };
  window.addEventListener('error', see, CAPTURE);
  return {
    addresses,
    hasVideo: () => hasVideo,
    stop: () => window.removeEventListener('error', see, CAPTURE),
  };
}

function bakedOf(
  snapshot: ContentSnapshot,
  documents: ByFeed<unknown>,
): Pick<Scenario, 'baked' | 'snapshot'> {
  if (Object.keys(snapshot).length === 0) return { baked: false };
  // As it came with the page: JSON, which has no undefined fields.
  const usual = bakedContent({ baked: true }, documents);
  return JSON.stringify(sorted(usual)) === JSON.stringify(sorted(snapshot))
    ? { baked: true }
    : { baked: true, snapshot };
}

function sorted(snapshot: ContentSnapshot): unknown {
  return Object.entries(snapshot).sort(([one], [other]) => one.localeCompare(other));
}
