import { createBuiltInGallery } from '../../src/adapters/built-in-gallery/built-in-gallery.ts';
import {
  type ByFeed,
  bakedItems,
  createHttpFeeds,
  FEED_NAMES,
  FEEDS,
  type FeedName,
} from '../../src/adapters/http/feeds.ts';
import type { FetchJson } from '../../src/adapters/http/fetch-json.ts';
import {
  ARTICLES_RECORD,
  createArticlesCache,
  createGalleryCache,
  GALLERY_RECORD,
} from '../../src/adapters/web-storage/caches.ts';
import type { ContentSnapshot, MachinePorts } from '../../src/application/machine-ports.ts';
import type { FallbackGallery } from '../../src/application/ports/fallback-gallery.ts';
import type { ImageAddresses } from '../../src/application/ports/image-addresses.ts';
import type { Logger } from '../../src/application/ports/logger.ts';
import type { Timers } from '../../src/application/ports/timers.ts';
import { ShownError } from '../../src/domain/shared/shown-error.ts';
import type { Scenario } from './scenario.ts';
import { scriptedJson } from './scripted-json.ts';
import { scriptedStorage } from './scripted-storage.ts';

/** What of the ports the office's file says. */
export type OfficePort = 'centreName' | 'guideDocument';

/** Every port of the machines and of the interface, except the page's address. */
export type WorldPorts = Omit<MachinePorts, OfficePort> & {
  readonly timers: Timers;
  readonly images: ImageAddresses;
  readonly logger: Logger;
};

/** What a world needs besides its scenario. */
export interface WorldOptions {
  /** What a feed answers where it answers well: /content/{name}.json, read or fetched by the caller. */
  readonly documents: ByFeed<unknown>;
  readonly logger: Logger;
  /** The built-in gallery where it does not fail; loaded when needed where absent. */
  readonly builtIn?: FallbackGallery;
  /** Where the page finds images, for worlds that contain what real feeds answered. */
  readonly images?: ImageAddresses;
  /** How many answers of each feed were used, where several worlds use them one after the other. */
  readonly used?: Map<FeedName, number> | undefined;
  /** Called with each request of a feed, and what the scenario answers. */
  readonly onRequest?: (address: string, answer: Promise<unknown>) => void;
}

/** The ports of a world that answer with data. */
export type DataPorts = Pick<WorldPorts, 'feeds' | 'galleryCache' | 'articlesCache' | 'fallbackGallery'>;

/** What both kinds of world give to the ports of data. */
export interface DataPortsOptions extends WorldOptions {
  readonly clock: WorldPorts['clock'];
  readonly hang: (signal: AbortSignal) => Promise<void>;
}

const silent: Logger = { event: () => undefined };

/** Makes feeds and caches that behave as a scenario says, from the adapters of production. */
export function dataPorts(scenario: Scenario, options: DataPortsOptions): DataPorts {
  const { documents, logger, builtIn, clock, hang, used, onRequest } = options;
  const { storage, fallbackGallery } = scenario;
  return {
    feeds: createHttpFeeds((feed) => {
      const answers = scenario.feeds[feed] ?? ['good'];
      const scripted = scriptedJson({ feed, document: documents[feed], answers, used, hang });
      const fetchJson: FetchJson = (url, signal) => {
        const answer = scripted(url, signal);
        onRequest?.(url, answer);
        return answer;
      };
      return { url: `/content/${feed}.json`, logger, fetchJson };
    }),
    galleryCache: createGalleryCache({
      storage: scriptedStorage({
        ...GALLERY_RECORD,
        state: storage.gallery,
        // One item less than the feed has, so that it shows which of the two the page uses.
        // Neither the first nor the last, which paths check.
        stored: FEEDS.gallery.parse(documents.gallery, silent).filter((_, index) => index !== 1),
        clock,
      }),
      clock,
      logger,
    }),
    articlesCache: createArticlesCache({
      storage: scriptedStorage({
        ...ARTICLES_RECORD,
        state: storage.articles,
        stored: FEEDS.news.parse(documents.news, silent).slice(1),
        clock,
      }),
      clock,
      logger,
    }),
    fallbackGallery:
      fallbackGallery === 'fails'
        ? { load: () => Promise.reject(new ShownError('the built-in gallery did not come')) }
        : (builtIn ?? createBuiltInGallery()),
  };
}

/** Gives what the build would have baked of the documents, what the scenario says it had baked, or nothing. */
export function bakedContent(
  { baked, snapshot }: Pick<Scenario, 'baked' | 'snapshot'>,
  documents: ByFeed<unknown>,
): ContentSnapshot {
  if (!baked) return {};
  if (snapshot) return snapshot as ContentSnapshot;
  const known = FEED_NAMES.filter((name) => documents[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, bakedItems(name, documents[name])]));
}
