import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import { bakedItems, FEED_NAMES, FEEDS } from '../../src/adapters/http/feeds.ts';
import type { ContentSnapshot } from '../../src/application/machine-ports.ts';
import type { GalleryFolder } from '../../src/domain/gallery/gallery.ts';
import { prepareGallery } from '../../src/domain/gallery/prepare-gallery.ts';
import type { Article } from '../../src/domain/news/article.ts';
import { prepareArticles } from '../../src/domain/news/prepare-articles.ts';
import { readFeedFile } from './feed-files.ts';

/**
 * The feed content that the build knows: that of feeds which are files of this site. The same schemas read it
 * as in the browser; a feed elsewhere is left out.
 * @param publicDir where the site's files stand
 * @throws FeedFileError where a file does not hold its feed
 */
export async function bakeSnapshot(publicDir: string, deployment: Deployment): Promise<ContentSnapshot> {
  const parts = await Promise.all(
    FEED_NAMES.map(async (name) => [
      name,
      await readFeedFile(publicDir, name, deployment, (json) => bakedItems(name, json)),
    ]),
  );
  return Object.fromEntries(parts.filter(([, items]) => items !== undefined));
}

/**
 * Writes what the pages were rendered of to a file of its own: the application begins with it, the first picture of the
 * page does not wait for it.
 * @param dist the folder of the build
 * @returns its address, which changes with its content; undefined where there is nothing
 */
export async function writeSnapshot(dist: string, snapshot: ContentSnapshot): Promise<string | undefined> {
  if (Object.keys(snapshot).length === 0) return undefined;
  const text = JSON.stringify(snapshot);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const url = `/assets/snapshot-${hash}.json`;
  await writeFile(resolve(dist, `.${url}`), text);
  return url;
}

/**
 * All the articles that the build knows, whole and ready for display; undefined where their feed is elsewhere.
 * @throws FeedFileError where the file does not hold the feed
 */
export function knownArticles(publicDir: string, deployment: Deployment): Promise<Article[] | undefined> {
  return readFeedFile(publicDir, 'news', deployment, (json, logger) =>
    prepareArticles(FEEDS.news.parse(json, logger)),
  );
}

/**
 * All the folders that the build knows, ready for display; undefined where their feed is elsewhere.
 * @throws FeedFileError where the file does not hold the feed
 */
export function knownFolders(
  publicDir: string,
  deployment: Deployment,
): Promise<GalleryFolder[] | undefined> {
  return readFeedFile(publicDir, 'gallery', deployment, (json, logger) =>
    prepareGallery(FEEDS.gallery.parse(json, logger)),
  );
}
