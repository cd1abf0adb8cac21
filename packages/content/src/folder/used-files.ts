import { FEED_NAMES, type FeedItems, wishesOf } from '../feeds.ts';

/** Gives the paths of the files that entries name: pictures and documents. */
export function usedFiles(items: FeedItems): ReadonlySet<string> {
  const pictures = FEED_NAMES.flatMap((name) => wishesOf(name, items[name]).map(({ key }) => key));
  return new Set([...pictures, ...items['legal-products'].map(({ url }) => url)]);
}
