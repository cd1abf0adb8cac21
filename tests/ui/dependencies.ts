import { config } from '../../site.config.ts';
import { createSystemTimers } from '../../src/adapters/browser/system-timers.ts';
import { createEmbeddedAddresses } from '../../src/adapters/image-addresses/embedded-addresses.ts';
import type { DownloadOutcome, WantedFile } from '../../src/application/ports/file-download.ts';
import type { SharedPage, ShareOutcome } from '../../src/application/ports/share.ts';
import { createSite } from '../../src/application/site.ts';
import type { ContentSnapshot } from '../../src/application/snapshot.ts';
import type { BannerImage } from '../../src/domain/banners/banner.ts';
import type { GalleryFolder } from '../../src/domain/gallery/gallery.ts';
import type { LegalProduct } from '../../src/domain/legal-products/legal-product.ts';
import type { Article } from '../../src/domain/news/article.ts';
import type { StaffItem } from '../../src/domain/staff/staff-profile.ts';
import type { Dependencies } from '../../src/ui/dependencies.tsx';
import { controlledCalls } from '../fakes/controlled-calls.ts';
import { controlledFeed } from '../fakes/controlled-feed.ts';
import { memoryCache, setClock } from '../fakes/memory-cache.ts';
import { recordingLogger } from '../fakes/recording-logger.ts';

const START = Date.UTC(2024, 10, 18, 3);

/**
 * All dependencies of the page over stub ports: feeds, sanitiser, download and share answer when a test says so, the time stands
 * still, caches are in memory. No machine runs until the test starts it.
 * @param baked what the build knew
 */
export function testDependencies(baked: ContentSnapshot = {}) {
  const clock = setClock(START);
  const logger = recordingLogger();
  const feeds = {
    banners: controlledFeed<readonly BannerImage[]>(),
    gallery: controlledFeed<readonly GalleryFolder[]>(),
    products: controlledFeed<readonly LegalProduct[]>(),
    staff: controlledFeed<readonly StaffItem[]>(),
    news: controlledFeed<readonly Article[]>(),
  };
  const fallback = controlledCalls<void, readonly GalleryFolder[]>();
  const sanitiser = controlledCalls<string, string>();
  const download = controlledCalls<WantedFile, DownloadOutcome>();
  const share = controlledCalls<SharedPage, ShareOutcome>();
  const sounds: number[] = [];
  const motion = { reduced: false };
  const galleryCache = memoryCache<readonly GalleryFolder[]>(clock);
  const articlesCache = memoryCache<readonly Article[]>(clock);
  const site = createSite(
    {
      bannerFeed: feeds.banners,
      galleryFeed: feeds.gallery,
      galleryCache,
      fallbackGallery: { load: () => fallback.call() },
      legalProductFeed: feeds.products,
      staffFeed: feeds.staff,
      newsFeed: feeds.news,
      articlesCache,
      sanitiser: { sanitise: sanitiser.call },
      fileDownload: { save: download.call },
      share: { share: share.call },
      pageTurnSound: { play: (volume) => void sounds.push(volume) },
      motion: { isReduced: () => motion.reduced },
      clock,
      timers: createSystemTimers(),
      centreName: config.centre.name,
    },
    baked,
  );
  const dependencies: Dependencies = {
    site,
    config,
    handoff: { portalUrl: '', mapUrl: '' },
    images: createEmbeddedAddresses(),
    clock,
    logger,
  };
  const stubs = { feeds, fallback, sanitiser, download, share, sounds, motion, galleryCache, articlesCache };
  return { dependencies, site, clock, logger, ...stubs };
}
