import { Container, type ServiceIdentifier } from 'inversify';
import { createBlobDownload } from './adapters/browser/blob-download.ts';
import { createConsoleLogger } from './adapters/browser/console-logger.ts';
import { createDompurifySanitiser } from './adapters/browser/dompurify-sanitiser.ts';
import { createMediaMotion } from './adapters/browser/media-motion.ts';
import { createSynthesisedPageTurn } from './adapters/browser/synthesised-page-turn.ts';
import { createSystemClock } from './adapters/browser/system-clock.ts';
import { createSystemTimers } from './adapters/browser/system-timers.ts';
import { createVisitorShare } from './adapters/browser/visitor-share.ts';
import { createBuiltInGallery } from './adapters/built-in-gallery/built-in-gallery.ts';
import type { Deployment } from './adapters/deployment/deployment.ts';
import { createHttpBannerFeed } from './adapters/http/banner-feed.ts';
import { createHttpGalleryFeed, parseGalleryFolders } from './adapters/http/gallery-feed.ts';
import { createHttpLegalProductFeed } from './adapters/http/legal-product-feed.ts';
import { createHttpNewsFeed, parseStoredArticles } from './adapters/http/news-feed.ts';
import { createHttpStaffFeed } from './adapters/http/staff-feed.ts';
import { createEmbeddedAddresses } from './adapters/image-addresses/embedded-addresses.ts';
import { createProxyAddresses } from './adapters/image-addresses/proxy-addresses.ts';
import { createWebStorageCache } from './adapters/web-storage/web-storage-cache.ts';
import type { BannerFeed } from './application/ports/banner-feed.ts';
import type { CacheStore } from './application/ports/cache-store.ts';
import type { Clock } from './application/ports/clock.ts';
import type { FallbackGallery } from './application/ports/fallback-gallery.ts';
import type { FileDownload } from './application/ports/file-download.ts';
import type { GalleryFeed } from './application/ports/gallery-feed.ts';
import type { ImageAddresses } from './application/ports/image-addresses.ts';
import type { LegalProductFeed } from './application/ports/legal-product-feed.ts';
import type { Logger } from './application/ports/logger.ts';
import type { MarkupSanitiser } from './application/ports/markup-sanitiser.ts';
import type { Motion } from './application/ports/motion.ts';
import type { NewsFeed } from './application/ports/news-feed.ts';
import type { PageTurnSound } from './application/ports/page-turn-sound.ts';
import type { Share } from './application/ports/share.ts';
import type { StaffFeed } from './application/ports/staff-feed.ts';
import type { Timers } from './application/ports/timers.ts';
import { createSite, type Site } from './application/site.ts';
import type { ContentSnapshot } from './application/snapshot.ts';
import type { CityConfig } from './domain/city-config.ts';
import type { GalleryFolder } from './domain/gallery/gallery.ts';
import type { Article } from './domain/news/article.ts';
import type { Dependencies } from './ui/dependencies.tsx';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);

const TOKENS = {
  clock: token<Clock>('Clock'),
  timers: token<Timers>('Timers'),
  logger: token<Logger>('Logger'),
  images: token<ImageAddresses>('ImageAddresses'),
  bannerFeed: token<BannerFeed>('BannerFeed'),
  galleryFeed: token<GalleryFeed>('GalleryFeed'),
  galleryCache: token<CacheStore<readonly GalleryFolder[]>>('GalleryCache'),
  fallbackGallery: token<FallbackGallery>('FallbackGallery'),
  legalProductFeed: token<LegalProductFeed>('LegalProductFeed'),
  staffFeed: token<StaffFeed>('StaffFeed'),
  newsFeed: token<NewsFeed>('NewsFeed'),
  articlesCache: token<CacheStore<readonly Article[]>>('ArticlesCache'),
  sanitiser: token<MarkupSanitiser>('MarkupSanitiser'),
  share: token<Share>('Share'),
  fileDownload: token<FileDownload>('FileDownload'),
  pageTurnSound: token<PageTurnSound>('PageTurnSound'),
  motion: token<Motion>('Motion'),
  site: token<Site>('Site'),
  dependencies: token<Dependencies>('Dependencies'),
};

type Token = keyof typeof TOKENS;
type Bound<K extends Token> = (typeof TOKENS)[K] extends ServiceIdentifier<infer T> ? T : never;

/** Adapters that stand in for those of production, by port. */
export type Replacements = { readonly [K in Exclude<Token, 'site' | 'dependencies'>]?: Bound<K> };

/** What the composition starts from. */
export interface Composition {
  readonly config: CityConfig;
  readonly deployment: Deployment;
  readonly snapshot: ContentSnapshot;
  readonly replacements?: Replacements;
}

/**
 * The composition root: ties every port to its adapter, and the machines to their ports. Nothing else imports
 * inversify, and only this file, main.tsx and qa/ import adapters.
 * @returns the dependencies that the interface is given; nothing in them has started
 */
export function composeDependencies({
  config,
  deployment,
  snapshot,
  replacements = {},
}: Composition): Dependencies {
  const container = new Container({ defaultScope: 'Singleton' });
  const { feeds } = deployment;

  container.bind(TOKENS.clock).toResolvedValue(createSystemClock);
  container.bind(TOKENS.timers).toResolvedValue(createSystemTimers);
  container.bind(TOKENS.logger).toResolvedValue(createConsoleLogger);
  container
    .bind(TOKENS.images)
    .toResolvedValue(() =>
      deployment.imageDelivery === 'proxy'
        ? createProxyAddresses(deployment.imageProxyUrl)
        : createEmbeddedAddresses(),
    );

  container
    .bind(TOKENS.bannerFeed)
    .toResolvedValue((logger) => createHttpBannerFeed({ url: feeds.banners, logger }), [TOKENS.logger]);
  container
    .bind(TOKENS.galleryFeed)
    .toResolvedValue((logger) => createHttpGalleryFeed({ url: feeds.gallery, logger }), [TOKENS.logger]);
  container
    .bind(TOKENS.legalProductFeed)
    .toResolvedValue(
      (logger) => createHttpLegalProductFeed({ url: feeds.legalProducts, logger }),
      [TOKENS.logger],
    );
  container
    .bind(TOKENS.staffFeed)
    .toResolvedValue((logger) => createHttpStaffFeed({ url: feeds.staff, logger }), [TOKENS.logger]);
  container
    .bind(TOKENS.newsFeed)
    .toResolvedValue((logger) => createHttpNewsFeed({ url: feeds.news, logger }), [TOKENS.logger]);

  container.bind(TOKENS.fallbackGallery).toResolvedValue(createBuiltInGallery);
  container.bind(TOKENS.galleryCache).toResolvedValue(
    (clock, logger) =>
      createWebStorageCache<readonly GalleryFolder[]>({
        storage: () => window.localStorage,
        key: 'gallery_cache',
        field: 'data',
        parse: (stored) => parseGalleryFolders(stored, logger),
        clock,
        logger,
      }),
    [TOKENS.clock, TOKENS.logger],
  );
  container.bind(TOKENS.articlesCache).toResolvedValue(
    (clock, logger) =>
      createWebStorageCache<readonly Article[]>({
        storage: () => window.localStorage,
        key: 'articles_cache',
        field: 'articles',
        parse: (stored) => parseStoredArticles(stored, logger),
        clock,
        logger,
      }),
    [TOKENS.clock, TOKENS.logger],
  );

  container.bind(TOKENS.sanitiser).toResolvedValue(createDompurifySanitiser, [TOKENS.images]);
  container.bind(TOKENS.share).toResolvedValue(() => createVisitorShare());

  container
    .bind(TOKENS.fileDownload)
    .toResolvedValue((logger) => createBlobDownload({ logger }), [TOKENS.logger]);
  container.bind(TOKENS.pageTurnSound).toResolvedValue(() => createSynthesisedPageTurn());
  container.bind(TOKENS.motion).toResolvedValue(createMediaMotion);

  container.bind(TOKENS.site).toResolvedValue(
    (
      bannerFeed,
      galleryFeed,
      galleryCache,
      fallbackGallery,
      legalProductFeed,
      staffFeed,
      newsFeed,
      articlesCache,
      sanitiser,
      share,
      fileDownload,
      pageTurnSound,
      motion,
      clock,
      timers,
    ) =>
      createSite(
        {
          bannerFeed,
          galleryFeed,
          galleryCache,
          fallbackGallery,
          legalProductFeed,
          staffFeed,
          newsFeed,
          articlesCache,
          sanitiser,
          share,
          fileDownload,
          pageTurnSound,
          motion,
          clock,
          timers,
          centreName: config.centre.name,
        },
        snapshot,
      ),
    [
      TOKENS.bannerFeed,
      TOKENS.galleryFeed,
      TOKENS.galleryCache,
      TOKENS.fallbackGallery,
      TOKENS.legalProductFeed,
      TOKENS.staffFeed,
      TOKENS.newsFeed,
      TOKENS.articlesCache,
      TOKENS.sanitiser,
      TOKENS.share,
      TOKENS.fileDownload,
      TOKENS.pageTurnSound,
      TOKENS.motion,
      TOKENS.clock,
      TOKENS.timers,
    ],
  );
  container.bind(TOKENS.dependencies).toResolvedValue(
    (site, images, clock, logger): Dependencies => ({
      site,
      images,
      clock,
      logger,
      config,
      handoff: { portalUrl: deployment.portalUrl, mapUrl: deployment.mapUrl },
    }),
    [TOKENS.site, TOKENS.images, TOKENS.clock, TOKENS.logger],
  );
  for (const [name, adapter] of Object.entries(replacements)) {
    container.rebind(TOKENS[name as Token] as ServiceIdentifier<unknown>).toConstantValue(adapter);
  }
  return container.get(TOKENS.dependencies);
}
