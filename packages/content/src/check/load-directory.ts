import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FeedItems, type FeedName, wishesOf } from '../feeds.ts';
import { said } from '../language.ts';
import { PullError } from '../pull/pull-error.ts';
import type { ContentSite } from '../site.ts';
import { type LoadedFeed, placedByIndex } from './loaded-feed.ts';
import { lookAt, type PageOptions } from './look-at.ts';
import { goneDocument, type ReadDocument, readDocument } from './read-document.ts';

/** Reads a feed of a folder with built feeds: content/{name}.json, with its pictures in media. */
export function loadDirectory<Name extends FeedName>(
  folder: string,
  name: Name,
  options: PageOptions,
): LoadedFeed<Name> {
  const read = documentIn(options.site, folder, name);
  const { items } = read;
  return {
    name,
    source: 'directory',
    isGone: read.isGone ?? false,
    received: read.received,
    items,
    findings: read.findings,
    wishes: wishesOf(name, withImageIds(options.site, name, items)),
    look: (key, uses) => lookAt(key, uses, options),
    shown: () => items,
    place: placedByIndex(name, read.indices),
  };
}

function documentIn<Name extends FeedName>(
  site: ContentSite,
  folder: string,
  name: Name,
): ReadDocument<Name> {
  try {
    return readDocument(site, name, readFileSync(join(folder, 'content', `${name}.json`), 'utf8'));
  } catch (error) {
    if (error instanceof PullError) return goneDocument(name, `content/${name}.json is ${error.message}`);
    if (!(error instanceof Error && 'code' in error)) throw error;
    return goneDocument(
      name,
      said(
        `content/${name}.json tidak dapat dibaca (${error.code})`,
        `content/${name}.json cannot be read (${error.code})`,
      ),
    );
  }
}

/** The page asks for the picture of an article by another id than its own, see articleImageId. */
function withImageIds<Name extends FeedName>(
  { pictures }: ContentSite,
  name: Name,
  items: FeedItems[Name],
): FeedItems[Name] {
  if (name !== 'news') return items;
  const articles = items as FeedItems['news'];
  return articles.map((article) => ({
    ...article,
    images: article.images.map((image) => ({ ...image, id: pictures.articleImageId(image) })),
  })) as unknown as FeedItems[Name];
}
