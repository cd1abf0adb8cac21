// What makes a site's content of a folder or of endpoints, checks it, and draws sheets and pictures of it.
export {
  type BuildOptions,
  buildContent,
  ContentError,
  type ContentReport,
  type DeferredContent,
} from './build-content.ts';
export type { CheckRules, FeedRules } from './check/check-rules.ts';
export { type Finding, type ItemFinding, KINDS, LEVELS, type Level, placeOf } from './check/finding.ts';
export { sortLinks } from './check/links.ts';
export { type CheckOptions, readOptions, UsageError } from './check/options.ts';
export { reportText } from './check/report-text.ts';
export { runCheck } from './check/run-check.ts';
export { deferredFiles } from './deferred-files.ts';
export { DiskError, diskProblem, writing } from './disk.ts';
export { BANNER } from './feeds/banners.ts';
export { LEGAL_PRODUCT } from './feeds/legal-products.ts';
export { PERSON } from './feeds/staff.ts';
export { FEED_NAMES, type FeedItems, type FeedName } from './feeds.ts';
export { type FolderContent, readFolder } from './folder/read-folder.ts';
export { ALBUM } from './folder/read-gallery.ts';
export { ARTICLE } from './folder/read-news.ts';
export { unusedFiles } from './folder/unused-files.ts';
export { lostLine } from './last-copy.ts';
export { budgetOf, fileIdOf, widthsFor } from './pictures/picture-plan.ts';
export { PICTURES, type Progress, writeProgress } from './progress.ts';
export { EndpointError, type PullConfig, readEndpoints } from './pull/endpoints.ts';
export { sourcesOf } from './pull/keys.ts';
export { pullLock } from './pull/lock.ts';
export { createPinnedFetch, pinnedFetch } from './pull/pinned-fetch.ts';
export type { Fetch, Ports } from './pull/ports.ts';
export { type PullOptions, type PullReport, pullContent } from './pull/pull-content.ts';
export { PullError } from './pull/pull-error.ts';
export type { PulledFeed } from './pull/pull-feed.ts';
export { openPulledState } from './pull/pulled-state.ts';
export { isWhole, pullReportLines } from './pull/report.ts';
export { withoutSecrets } from './pull/secrets.ts';
export { dataBlocks, shareHead } from './share/head.ts';
export { type PicturePlan, pictureAddress, writePictures } from './share/pictures.ts';
export { robots, sitemap } from './share/search-files.ts';
export { MOST_BYTES, type SharePicture } from './share/share-picture.ts';
export type { Face, LimitRow, Mark, SheetLook, ZoneSheet } from './sheets/sheet.ts';
export { writeSheets } from './sheets/write-sheets.ts';
export type { ContentSite } from './site.ts';
export { endpointVariable, folderFeeds, neverPulled } from './sources.ts';
export { textTable } from './table.ts';
