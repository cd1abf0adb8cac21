import type { RouterHistory } from '@tanstack/react-router';
import { createBrowserDataSaver } from './adapters/browser/browser-data-saver.ts';
import { createConsoleLogger } from './adapters/browser/console-logger.ts';
import { createDompurifySanitiser } from './adapters/browser/dompurify-sanitiser.ts';
import { createHistoryAddress } from './adapters/browser/history-address.ts';
import { createLateDownload } from './adapters/browser/late-download.ts';
import { createMediaMotion } from './adapters/browser/media-motion.ts';
import { createOpenGuideText } from './adapters/browser/open-guide-text.ts';
import { createPageRelease } from './adapters/browser/page-release.ts';
import { createSynthesisedPageTurn } from './adapters/browser/synthesised-page-turn.ts';
import { createSystemClock } from './adapters/browser/system-clock.ts';
import { createSystemTimers } from './adapters/browser/system-timers.ts';
import { createVisitorShare } from './adapters/browser/visitor-share.ts';
import { createWorkerKeptContent } from './adapters/browser/worker-kept-content.ts';
import { createBuiltInGallery } from './adapters/built-in-gallery/built-in-gallery.ts';
import type { Deployment } from './adapters/deployment/deployment.ts';
import { createLateFeeds } from './adapters/http/late-feeds.ts';
import { createEmbeddedAddresses } from './adapters/image-addresses/embedded-addresses.ts';
import { createProxyAddresses } from './adapters/image-addresses/proxy-addresses.ts';
import { createLateSearchIndex } from './adapters/search/late-search-index.ts';
import { createArticlesCache, createGalleryCache } from './adapters/web-storage/caches.ts';
import type { ContentSnapshot } from './application/machines.ts';
import type { ImageAddresses } from './application/ports/image-addresses.ts';
import type { KeptContent } from './application/ports/kept-content.ts';
import type { Logger } from './application/ports/logger.ts';
import type { Release } from './application/ports/release.ts';
import { createSiteByTurns, type SitePorts } from './application/site.ts';
import { yieldToBrowser } from './boot/yield-to-browser.ts';
import type { CityConfig } from './domain/city-config.ts';
import type { SearchedPage } from './domain/search/entries-of-items.ts';
import type { Dependencies } from './ui/dependencies.tsx';

/** Every port of the page, by key: those of the machines, and those that the interface draws with. */
export type Ports = SitePorts & {
  readonly images: ImageAddresses;
  readonly logger: Logger;
  readonly release: Release;
  readonly keptContent: KeptContent;
};

/** The name of a port. */
export type PortName = keyof Ports;

/** What the composition needs. */
export interface Composition {
  readonly config: CityConfig;
  readonly deployment: Deployment;
  readonly snapshot: ContentSnapshot;
  /** Where the page keeps its address. */
  readonly history: RouterHistory;
  /** Adapters that replace those of production, by port. */
  readonly replacements?: Partial<Ports>;
  /** Loads the text of the guide for the search; without it the guide is not searched. */
  readonly guidePages?: () => Promise<readonly SearchedPage[]>;
}

/** Gives the adapter of a port. */
export type Get = <Key extends keyof Ports>(port: Key) => Ports[Key];

const storage = () => window.localStorage;

/** How each port is made, from the composition and from other ports. */
export const ADAPTERS: { readonly [Key in keyof Ports]: (from: Composition, get: Get) => Ports[Key] } = {
  clock: createSystemClock,
  timers: createSystemTimers,
  logger: createConsoleLogger,
  motion: createMediaMotion,
  dataSaver: () => createBrowserDataSaver(),
  keptContent: (_, get) => createWorkerKeptContent(get('logger')),
  release: (_, get) => createPageRelease({ logger: get('logger') }),
  address: ({ history }) => createHistoryAddress(history),
  images: ({ deployment: { imageDelivery, imageProxyUrl, contentHosts } }) =>
    imageDelivery === 'proxy' ? createProxyAddresses(imageProxyUrl) : createEmbeddedAddresses(contentHosts),
  feeds: ({ deployment: { feeds } }, get) => createLateFeeds(feeds, get('logger'), yieldToBrowser),
  galleryCache: (_, get) => createGalleryCache({ storage, clock: get('clock'), logger: get('logger') }),
  articlesCache: (_, get) => createArticlesCache({ storage, clock: get('clock'), logger: get('logger') }),
  fallbackGallery: createBuiltInGallery,
  sanitiser: (_, get) => createDompurifySanitiser(get('images')),
  share: () => createVisitorShare(),
  fileDownload: (_, get) => createLateDownload(get('logger')),
  guideText: createOpenGuideText,
  pageTurnSound: () => createSynthesisedPageTurn(),
  searchIndex: ({ config, guidePages: pages = async () => [] }) =>
    createLateSearchIndex({ config, pages, pause: yieldToBrowser }),
  centreName: ({ config }) => config.centre.name,
};

/**
 * The composition root: connects every port with its adapter, and the machines with their ports. Of src, only this
 * file, hydrate-home.tsx and the testers' files import adapters; tools do as well.
 * @param plan every port, each after those that it is made from (container.ts finds the order)
 * @param pause is awaited now and then, so that the page can answer the visitor
 * @returns the dependencies of the interface; nothing in it has started
 * @throws Error where the plan has a port before one that it is made from
 */
export async function composeDependencies(
  from: Composition,
  plan: readonly PortName[],
  pause: () => Promise<void>,
): Promise<Dependencies> {
  const { config, deployment, snapshot } = from;
  const ports = portsOf(from, plan);
  const handoff = { portalUrl: deployment.portalUrl, mapUrl: deployment.mapUrl };
  return { ...ports, site: await createSiteByTurns(ports, snapshot, pause), config, handoff };
}

function portsOf(from: Composition, plan: readonly PortName[]): Ports {
  const { replacements = {} } = from;
  const made: Partial<Ports> = {};
  const get: Get = (port) => {
    if (!(port in made)) throw new Error(`The port ${port} is asked for before it is made`);
    return made[port] as Ports[typeof port];
  };
  for (const port of plan) {
    Object.assign(made, { [port]: port in replacements ? replacements[port] : ADAPTERS[port](from, get) });
  }
  return made as Ports;
}
