import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import { bakedItems, FEED_NAMES, FEEDS } from '../../src/adapters/http/feeds.ts';
import type { ContentSnapshot } from '../../src/application/machines.ts';
import type { Article } from '../../src/domain/news/article.ts';
import { prepareArticles } from '../../src/domain/news/prepare-articles.ts';

/**
 * The feed content that the build knows: that of feeds which are files of this site. The same schemas read it
 * as in the browser; a feed elsewhere, or a file that does not hold one, is left out.
 * @param publicDir where the site's files stand
 */
export async function bakeSnapshot(publicDir: string, { feeds }: Deployment): Promise<ContentSnapshot> {
  const parts = await Promise.all(
    FEED_NAMES.map(async (name) => [
      name,
      await known(publicDir, feeds[name], (json) => bakedItems(name, json)),
    ]),
  );
  return Object.fromEntries(parts.filter(([, items]) => items !== undefined));
}

/** All the articles that the build knows, whole and ready for display; undefined where their feed is elsewhere. */
export function knownArticles(publicDir: string, { feeds }: Deployment): Promise<Article[] | undefined> {
  const silent = { event: () => undefined };
  return known(publicDir, feeds.news, (json) => prepareArticles(FEEDS.news.parse(json, silent)));
}

async function known<T>(
  publicDir: string,
  address: string,
  prepare: (json: unknown) => T,
): Promise<T | undefined> {
  if (!address.startsWith('/')) return undefined;
  try {
    return prepare(JSON.parse(await readFile(resolve(publicDir, `.${address}`), 'utf8')));
  } catch {
    return undefined;
  }
}
