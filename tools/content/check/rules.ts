import type { CheckRules } from '@bupc/content/check/check-rules.ts';
import type { FeedItems } from '@bupc/content/items.ts';
import type { HandoffTargets } from '../../../src/domain/navigation/handoff.ts';
import { galleryFindings } from './gallery-rules.ts';
import { LINKS } from './links.ts';
import { bannerFindings, legalProductFindings, staffFindings } from './list-rules.ts';
import { newsFindings } from './news-rules.ts';
import type { Seen } from './report-schema.ts';
import { seenOf } from './seen.ts';
import { type KnownSite, pathProblem } from './site-addresses.ts';

/**
 * Makes the rules of the page that a check asks.
 * @param centreName the planning centre's name, used in the defaults of profiles
 * @param targets what stands behind the paths that are handed on
 */
export function checkRules(centreName: string, targets: HandoffTargets): CheckRules<Seen> {
  return {
    findings: {
      banners: bannerFindings,
      gallery: galleryFindings,
      'legal-products': legalProductFindings,
      staff: (items) => staffFindings(items, centreName),
      news: newsFindings,
    },
    links: LINKS,
    pathProblem: (address, { items, hasFile }) =>
      pathProblem(address, { targets, hasFile, ids: idsOf(items) }),
    seen: (items) => seenOf(items, centreName),
  };
}

function idsOf({ gallery, news }: Partial<FeedItems>): KnownSite['ids'] {
  return {
    ...(gallery && { galeri: new Set(gallery.map(({ folderId }) => folderId)) }),
    ...(news && { artikel: new Set(news.map(({ id }) => id)) }),
  };
}
