import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Deployment } from '../../src/adapters/deployment/deployment.ts';
import {
  bakedArticles,
  bakedBanners,
  bakedFolders,
  bakedProducts,
  wholeArticles,
} from '../../src/adapters/snapshot/baked-parts.ts';
import type { ContentSnapshot } from '../../src/application/snapshot.ts';
import type { Article } from '../../src/domain/news/article.ts';

/**
 * The feed content that the build knows: that of feeds which are files of this site. The same schemas read it
 * as in the browser; a feed elsewhere, or a file that does not hold one, is left out.
 * @param publicDir where the site's files stand
 */
export async function bakeSnapshot(publicDir: string, deployment: Deployment): Promise<ContentSnapshot> {
  const { feeds } = deployment;
  const bake = <T>(address: string, prepare: (json: unknown) => T) => known(publicDir, address, prepare);
  const parts = {
    banners: await bake(feeds.banners, bakedBanners),
    folders: await bake(feeds.gallery, bakedFolders),
    products: await bake(feeds.legalProducts, bakedProducts),
    articles: await bake(feeds.news, bakedArticles),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
}

/** All the articles that the build knows, whole and ready for display; undefined where their feed is elsewhere. */
export function knownArticles(publicDir: string, { feeds }: Deployment): Promise<Article[] | undefined> {
  return known(publicDir, feeds.news, wholeArticles);
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
