import type { FeedRules } from '@bupc/content/check/check-rules.ts';
import type { ItemFinding } from '@bupc/content/check/finding.ts';
import type { FeedItems } from '@bupc/content/feeds.ts';
import { repeatedFindings } from '../repeated.ts';

/** What the rules do with the banners. */
export const rules = (): FeedRules<FeedItems['banners']> => ({
  findings: (banners) => [
    ...(banners.length === 0 ? [EMPTY] : []),
    ...repeatedFindings(banners, ({ name }) => name, 'a banner of this name', 'name'),
  ],
});

const EMPTY: ItemFinding = {
  level: 'warning',
  kind: 'empty',
  message: "no banner; the page says 'No images available'",
};
