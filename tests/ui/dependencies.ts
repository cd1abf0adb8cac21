import { config } from 'virtual:city';
import { createMemoryHistory } from '@tanstack/history';
import { rememberedTicks } from '../../qa/worlds/visitor-ports.ts';
import { createHistoryAddress } from '../../src/adapters/browser/history-address.ts';
import { createOpenGuideText } from '../../src/adapters/browser/open-guide-text.ts';
import { createSystemTimers } from '../../src/adapters/browser/system-timers.ts';
import { readDeployment } from '../../src/adapters/deployment/deployment.ts';
import { byFeed, type Feeds } from '../../src/adapters/http/feeds.ts';
import { createEmbeddedAddresses } from '../../src/adapters/image-addresses/embedded-addresses.ts';
import { createMiniSearchIndex } from '../../src/adapters/search/mini-search-index.ts';
import type { ContentSnapshot } from '../../src/application/machine-ports.ts';
import type { ActorOf, MachineName } from '../../src/application/machines.ts';
import type { DownloadOutcome, WantedFile } from '../../src/application/ports/file-download.ts';
import type { FormOutcome, WantedForm } from '../../src/application/ports/form-filling.ts';
import type { SharedPage, ShareOutcome } from '../../src/application/ports/share.ts';
import { codeHere } from '../../src/application/shared/late-code.ts';
import { SHOWN_MACHINES } from '../../src/application/shown-machines.ts';
import { ADAPTERS, composeHome, type Ports } from '../../src/composition.ts';
import { containerFrom } from '../../src/container.ts';
import type { GalleryFolder } from '../../src/domain/gallery/gallery.ts';
import type { Article } from '../../src/domain/news/article.ts';
import type { ParcelFacts } from '../../src/domain/shared/parcel/parcel-facts.ts';
import { controlledCalls } from '../fakes/controlled-calls.ts';
import { type ControlledFeed, controlledFeed } from '../fakes/controlled-feed.ts';
import { memoryCache, setClock } from '../fakes/memory-cache.ts';
import { recordingLogger } from '../fakes/recording-logger.ts';
import { settableMotion } from '../fakes/settable-motion.ts';

const NOTHING_STORED = {};
const START = Date.UTC(2024, 10, 18, 3);

/** The machines of a page, to a test that knows which dialogs are open. */
export type OpenedSite = { readonly [Name in MachineName]: ActorOf<Name> };

type ControlledFeeds = {
  readonly [Name in keyof Feeds]: ControlledFeed<Awaited<ReturnType<Feeds[Name]['load']>>>;
};

/**
 * All dependencies of the page over stub ports: feeds, sanitiser, download and share answer when a test says so, the time
 * stands still, caches are in memory. No machine runs until the test starts it.
 * @param baked what the build knew
 * @param address where the page stands
 * @param instead ports in place of these stubs
 */
export function testDependencies(
  baked: ContentSnapshot = {},
  address = '/home',
  instead: Partial<Ports> = {},
) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const clock = setClock(START);
  const logger = recordingLogger();
  const feeds = byFeed(() => controlledFeed<readonly object[]>()) as unknown as ControlledFeeds;
  const fallback = controlledCalls<void, readonly GalleryFolder[]>();
  const sanitiser = controlledCalls<string, string>();
  const download = controlledCalls<WantedFile, DownloadOutcome>();
  const share = controlledCalls<SharedPage, ShareOutcome>();
  const forms = controlledCalls<WantedForm, FormOutcome>();
  const parcels = controlledCalls<string, ParcelFacts | undefined>();
  const sounds: number[] = [];
  const motion = settableMotion();
  const saving = { is: false };
  const dataSaver = { isSaving: () => saving.is };
  const galleryCache = memoryCache<readonly GalleryFolder[]>(clock);
  const articlesCache = memoryCache<readonly Article[]>(clock);
  const ports = {
    feeds,
    galleryCache,
    fallbackGallery: { load: () => fallback.call() },
    articlesCache,
    sanitiser: { sanitise: sanitiser.call },
    fileDownload: { save: download.call },
    share: { share: share.call },
    pageTurnSound: { play: (volume: number) => void sounds.push(volume) },
    guideText: createOpenGuideText(),
    searchIndex: createMiniSearchIndex({
      config,
      now: () => 0,
      pages: async () => [],
      regulations: async () => [],
      pause: async () => undefined,
    }),
    motion,
    dataSaver,
    address: createHistoryAddress(history),
    clock,
    timers: createSystemTimers(),
    parcels: { find: parcels.call },
    forms: { fill: forms.call },
    ticks: rememberedTicks(),
    centreName: config.centre.name,
    guideDocument: { url: '/panduanbupc.pdf', name: 'panduan-bupc.pdf', fallbackUrl: '/panduanbupc.pdf' },
  };
  const from = { config, deployment: readDeployment({}), snapshot: baked, history };
  const replaced = {
    ...ports,
    images: createEmbeddedAddresses(),
    logger,
    storedContent: {
      storedAt: () => NOTHING_STORED,
      isReached: () => false,
      subscribe: () => () => undefined,
    },
    release: { isReplaced: async () => false, renew: () => undefined },
    ...instead,
  };
  const { home, dependencies } = composeHome(from, containerFrom(ADAPTERS, from, replaced), {
    shown: codeHere(SHOWN_MACHINES),
  });
  const site = dependencies.site as OpenedSite;
  const stubs = {
    feeds,
    fallback,
    sanitiser,
    download,
    share,
    parcels,
    forms,
    sounds,
    motion,
    saving,
    galleryCache,
    articlesCache,
  };
  const start = () => {
    home.start();
    return () => home.stop();
  };
  return { dependencies, ports, history, home, site, start, clock, logger, ...stubs };
}
