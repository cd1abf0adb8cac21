import type { CheckRules, FeedItems, FeedRules } from '@bupc/content';
import { byFeed } from '../../../src/adapters/http/feeds.ts';
import type { HandoffTargets } from '../../../src/domain/navigation/handoff.ts';
import { eachFeed } from '../../each-feed.ts';
import type { OfficeRules } from './office-rules.ts';
import type { Seen } from './report-schema.ts';
import { seenOf } from './seen.ts';
import { type KnownSite, pathProblem } from './site-addresses.ts';

const RULES = eachFeed(
  import.meta.glob<(office: OfficeRules) => FeedRules<never>>('./feeds/*.ts', {
    eager: true,
    import: 'rules',
  }),
);

/** Makes the rules for the items of each feed. */
export const feedRules = (office: OfficeRules) =>
  byFeed((name) => RULES[name](office)) as CheckRules<unknown>['feeds'];

/**
 * Makes the rules of the page that a check asks.
 * @param targets what stands behind the paths that are handed on
 */
export function checkRules(office: OfficeRules, targets: HandoffTargets): CheckRules<Seen> {
  return {
    feeds: feedRules(office),
    pathProblem: (address, { items, hasFile }) =>
      pathProblem(address, { targets, hasFile, ids: idsOf(items) }),
    seen: (items) => seenOf(items, office),
  };
}

function idsOf({ gallery, news }: Partial<FeedItems>): KnownSite['ids'] {
  return {
    ...(gallery && { galeri: new Set(gallery.map(({ folderId }) => folderId)) }),
    ...(news && { artikel: new Set(news.map(({ id }) => id)) }),
  };
}
