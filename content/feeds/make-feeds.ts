import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { mediaPath, PUBLIC, write } from '../paths.ts';
import { bannerFeed } from './banners.ts';
import { galleryFeed } from './gallery.ts';
import { legalProductFeed } from './legal-products.ts';
import { newsFeed } from './news.ts';
import { staffFeed } from './staff.ts';

function sizeOnDisk(fileId: string, file: string): number {
  const path = mediaPath(fileId, file);
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run content:draw pictures" first`);
  return statSync(path).size;
}

/** Writes the five feeds; the sizes in the gallery are those of the pictures on disk. */
export function makeFeeds(): void {
  const feeds = {
    banners: bannerFeed(),
    gallery: galleryFeed(sizeOnDisk),
    'legal-products': legalProductFeed(),
    staff: staffFeed(),
    news: newsFeed(),
  };
  for (const [name, feed] of Object.entries(feeds)) {
    write(join(PUBLIC, 'content', `${name}.json`), `${JSON.stringify(feed, null, 2)}\n`);
  }
}
