import type { FeedName } from '../../../src/adapters/http/feeds.ts';
import type { FeedItems } from '../feed-items.ts';
import type { ItemFinding } from './finding.ts';
import { galleryFindings } from './gallery-rules.ts';
import { bannerFindings, legalProductFindings, staffFindings } from './list-rules.ts';
import { newsFindings } from './news-rules.ts';

/** What the rules need to know besides the items. */
export interface CheckContext {
  /** The planning centre's name, used in the defaults of profiles. */
  readonly centreName: string;
}

const CHECKS: {
  readonly [Name in FeedName]: (items: FeedItems[Name], context: CheckContext) => ItemFinding[];
} = {
  banners: bannerFindings,
  gallery: galleryFindings,
  'legal-products': legalProductFindings,
  staff: (items, { centreName }) => staffFindings(items, centreName),
  news: newsFindings,
};

/**
 * Says what the page's own rules do with the items of a feed, and what a visitor would miss in them. Pictures and links are
 * looked at elsewhere, since they have to be asked for.
 * @param items as the reader of the feed gives them
 */
export function checkItems<Name extends FeedName>(
  name: Name,
  items: FeedItems[Name],
  context: CheckContext,
): ItemFinding[] {
  return CHECKS[name](items, context);
}
