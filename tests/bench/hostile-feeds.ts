import { median, ms, timed } from '@bupc/bench/timing.ts';
import { parseGallery } from '../../src/adapters/http/gallery-feed.ts';
import { parseLegalProducts } from '../../src/adapters/http/legal-product-feed.ts';
import { parseNews } from '../../src/adapters/http/news-feed.ts';
import type { Logger } from '../../src/application/ports/logger.ts';
import { articleExcerpt } from '../../src/domain/news/excerpt.ts';

const ROUNDS = 5;
const silent: Logger = { event: () => undefined };
const times = <T>(count: number, item: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => item(index));

const folder = {
  folderId: 'a',
  folderName: 'b',
  images: times(1_000_000, (index) => ({ fileId: `f${index}` })),
};
const gallery = { success: true, data: { folders: [folder] } };
const products = times(200_000, (index) => ({ name: `Perda ${index}`, url: '/perda.pdf' }));
const bad = times(200_000, () => null);
const news = { articles: [{ id: 'a', content: '<b>k</b> '.repeat(1_100_000) }] };

const CASES: Readonly<Record<string, () => unknown>> = {
  '200,000 legal products': () => parseLegalProducts(products, silent),
  '200,000 bad ones': () => parseLegalProducts(bad, silent),
  'a folder of 1,000,000 photos': () => parseGallery(gallery, silent),
  'an article of 10 MB, and its excerpt': () =>
    parseNews(news, silent).map(({ content }) => articleExcerpt(content)),
};

/** Prints what feeds cost that hold far more than spec §9 Limits of feeds lets in. */
export function main(): void {
  console.table(
    Object.entries(CASES).map(([feed, run]) => ({ feed, time: ms(median(times(ROUNDS, () => timed(run)))) })),
  );
}
