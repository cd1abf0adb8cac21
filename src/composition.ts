import type { RouterHistory } from '@tanstack/history';
import type { Snapshot } from 'xstate';
import { createBrowserDataSaver } from './adapters/browser/browser-data-saver.ts';
import { createConsoleLogger } from './adapters/browser/console-logger.ts';
import { copyText } from './adapters/browser/copy-text.ts';
import { createDompurifySanitiser } from './adapters/browser/dompurify-sanitiser.ts';
import { createHistoryAddress } from './adapters/browser/history-address.ts';
import { createImageFailure } from './adapters/browser/image-failure.ts';
import { createLateDownload } from './adapters/browser/late-download.ts';
import { createLateFormFilling } from './adapters/browser/late-form-filling.ts';
import { createMediaMotion } from './adapters/browser/media-motion.ts';
import { createOpenGuideText } from './adapters/browser/open-guide-text.ts';
import { createPageRelease } from './adapters/browser/page-release.ts';
import { createSynthesisedPageTurn } from './adapters/browser/synthesised-page-turn.ts';
import { createSystemClock } from './adapters/browser/system-clock.ts';
import { createSystemTimers } from './adapters/browser/system-timers.ts';
import { createVisitorShare } from './adapters/browser/visitor-share.ts';
import { createWorkerStoredContent } from './adapters/browser/worker-stored-content.ts';
import { yieldToBrowser } from './adapters/browser/yield-to-browser.ts';
import { createBuiltInGallery } from './adapters/built-in-gallery/built-in-gallery.ts';
import type { Deployment } from './adapters/deployment/deployment.ts';
import { createLateFeeds } from './adapters/http/late-feeds.ts';
import { createEmbeddedAddresses } from './adapters/image-addresses/embedded-addresses.ts';
import { createProxyAddresses } from './adapters/image-addresses/proxy-addresses.ts';
import { createLateParcelLookup } from './adapters/map/data/late-parcel-lookup.ts';
import { createLateSearchIndex } from './adapters/search/late-search-index.ts';
import { createArticlesCache, createGalleryCache } from './adapters/web-storage/caches.ts';
import { createWebStorageTicks } from './adapters/web-storage/web-storage-ticks.ts';
import type { Shown } from './application/dialogs/late-shown.ts';
import { createHome, type Home, siteOf } from './application/home/home.ts';
import type { HomePorts } from './application/home/home-actors.ts';
import type { ContentSnapshot } from './application/machine-ports.ts';
import type { ImageAddresses } from './application/ports/image-addresses.ts';
import type { ImageFailure } from './application/ports/image-failure.ts';
import type { Logger } from './application/ports/logger.ts';
import type { Release } from './application/ports/release.ts';
import type { StoredContent } from './application/ports/stored-content.ts';
import type { Timers } from './application/ports/timers.ts';
import { type LateCode, lateCode } from './application/shared/late-code.ts';
import type { CityConfig } from './domain/city-config.ts';
import { guideDocument } from './domain/guide/guide.ts';
import type { Regulation } from './domain/regulations/regulation.ts';
import type { SearchedPage } from './domain/search/entries-of-items.ts';
import { type AdaptersOf, type GetOf, portsOf } from './ports-of.ts';
import type { Dependencies } from './ui/dependencies.tsx';

/** Every port of the page, by key: those of the machines, and those that the interface draws with. */
export type Ports = HomePorts & {
  readonly timers: Timers;
  readonly images: ImageAddresses;
  readonly logger: Logger;
  readonly release: Release;
  readonly storedContent: StoredContent;
  readonly imageFailure: ImageFailure;
  readonly copyText: (text: string) => Promise<void>;
};

/** What the adapters of the page are made from. */
export interface Composition {
  readonly config: CityConfig;
  readonly deployment: Deployment;
  readonly snapshot: ContentSnapshot;
  /** The history that holds the page's address. */
  readonly history: RouterHistory;
  /** Loads the text of the guide for the search; without it the guide is not searched. */
  readonly guidePages?: () => Promise<readonly SearchedPage[]>;
  /** Loads the regulations for the search; without it they are not searched. */
  readonly regulations?: () => Promise<readonly Regulation[]>;
}

/** Gives the adapter of a port of the page. */
export type Get = GetOf<Ports>;

/** How each port of the page is made. */
export const ADAPTERS: AdaptersOf<Composition, Ports> = {
  clock: createSystemClock,
  timers: createSystemTimers,
  logger: createConsoleLogger,
  motion: createMediaMotion,
  dataSaver: () => createBrowserDataSaver(),
  storedContent: (_, get) => createWorkerStoredContent(get('logger')),
  release: (_, get) => createPageRelease({ logger: get('logger') }),
  address: ({ history }) => createHistoryAddress(history),
  images: ({ deployment: { imageDelivery, imageProxyUrl, contentHosts } }) =>
    imageDelivery === 'proxy' ? createProxyAddresses(imageProxyUrl) : createEmbeddedAddresses(contentHosts),
  feeds: ({ deployment: { feeds } }, get) => createLateFeeds(feeds, get('logger')),
  galleryCache: (_, get) => createGalleryCache({ clock: get('clock'), logger: get('logger') }),
  articlesCache: (_, get) => createArticlesCache({ clock: get('clock'), logger: get('logger') }),
  fallbackGallery: createBuiltInGallery,
  sanitiser: (_, get) => createDompurifySanitiser(get('images')),
  imageFailure: createImageFailure,
  share: () => createVisitorShare(),
  copyText: () => copyText,
  fileDownload: (_, get) => createLateDownload(get('logger')),
  guideText: createOpenGuideText,
  pageTurnSound: () => createSynthesisedPageTurn(),
  parcels: () => createLateParcelLookup(),
  forms: () => createLateFormFilling(),
  ticks: (_, get) => createWebStorageTicks(get('logger')),
  searchIndex: (
    { config, deployment: { mapUrl }, guidePages: pages = async () => [], regulations = async () => [] },
    get,
  ) =>
    createLateSearchIndex({
      config,
      mapUrl,
      pages,
      regulations,
      pause: yieldToBrowser,
      now: () => get('clock').now(),
    }),
  centreName: ({ config }) => config.centre.name,
  guideDocument: ({ config: { guideFile = '', centre } }) =>
    guideDocument({ guideFile, abbreviation: centre.abbreviation }),
};

/** What a page may start from besides its ports. */
interface HomeOptions {
  /** A persisted page. */
  readonly persisted?: Snapshot<unknown>;
  /** The code of what its dialogs show; if absent, it is loaded with the dialogs. */
  readonly shown?: LateCode<Shown>;
}

/** A composed page that has not started. */
export interface ComposedHome {
  readonly home: Home;
  /** What the interface draws it with. */
  readonly dependencies: Dependencies;
}

/**
 * The composition root of /home: connects the page and its interface with the adapters of their ports. Of src, only the
 * two compositions, hydrate-home.tsx and the testers' files import adapters; tools do as well.
 * @param get gives the adapter of each port
 */
export function composeHome(
  { config, deployment, snapshot }: Composition,
  get: Get,
  { persisted, shown = lateCode(loadShown) }: HomeOptions = {},
): ComposedHome {
  const ports = portsOf(ADAPTERS, get);
  const handoff = { portalUrl: deployment.portalUrl, mapUrl: deployment.mapUrl };
  const home = createHome(ports, { baked: snapshot, snapshot: persisted, shown });
  return { home, dependencies: { ...ports, page: home, site: siteOf(() => home), shown, config, handoff } };
}

const loadShown = () => import('./ui/dialogs.tsx').then(({ SHOWN_MACHINES }) => SHOWN_MACHINES);
