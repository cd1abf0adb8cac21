import type { FeedItems, FeedRules, ItemFinding } from '@bupc/content';
import { said } from '@bupc/content/files';
import { repeatedFindings } from '../repeated.ts';

/** What the rules do with the banners. */
export const rules = (): FeedRules<FeedItems['banners']> => ({
  findings: (banners) => [
    ...(banners.length === 0 ? [EMPTY] : []),
    ...repeatedFindings(
      banners,
      ({ name }) => name,
      said('gambar dengan nama ini', 'a banner of this name'),
      'name',
    ),
  ],
});

const EMPTY: ItemFinding = {
  level: 'warning',
  kind: 'empty',
  message: said(
    "tidak ada gambar pembuka; halaman menulis 'No images available'",
    "no banner; the page says 'No images available'",
  ),
};
