import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import { bakedItems, FEED_NAMES, FEEDS } from '../../src/adapters/http/feeds.ts';
import type { ContentSnapshot } from '../../src/application/machines.ts';
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
 * All the articles that the build knows, whole and ready for display; undefined where their feed is elsewhere.
 * @throws FeedFileError where the file does not hold the feed
 */
export function knownArticles(publicDir: string, deployment: Deployment): Promise<Article[] | undefined> {
  return readFeedFile(publicDir, 'news', deployment, (json, logger) =>
    prepareArticles(FEEDS.news.parse(json, logger)),
  );
}
