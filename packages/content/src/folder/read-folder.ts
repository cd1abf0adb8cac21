import { existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedItems, FeedName } from '../items.ts';
import { type Mistake, sortedMistakes } from '../mistakes.ts';
import type { SiteRules } from '../site.ts';
import type { ContentFolder } from './folder.ts';
import { readGallery } from './read-gallery.ts';
import { readLegalProducts } from './read-legal-products.ts';
import { readBanners, readStaff } from './read-lists.ts';
import { readNews } from './read-news.ts';
import { namesIn, shownPath } from './references.ts';

/** The items of the content folder; their pictures and documents are named by their paths. */
export interface FolderContent {
  readonly items: FeedItems;
  readonly mistakes: readonly Mistake[];
}

const READERS: { readonly [Name in FeedName]: (folder: ContentFolder) => FeedItems[Name] } = {
  banners: readBanners,
  gallery: readGallery,
  'legal-products': readLegalProducts,
  staff: readStaff,
  news: readNews,
};

/**
 * Reads the folder that an office edits (docs/content.md). An entry with a mistake is left out, the rest stays.
 * @param rules how the site reads it
 * @param root the folder
 * @param names the feeds that are wanted; the others come out empty
 */
export function readFolder(rules: SiteRules, root: string, names: readonly FeedName[]): FolderContent {
  const mistakes: Mistake[] = [];
  const folder: ContentFolder = { root, rules, report: (mistake) => mistakes.push(mistake) };
  if (!existsSync(root) || !lstatSync(root).isDirectory()) {
    folder.report({
      file: shownPath(folder, root),
      message: 'there is no such folder; make it, see docs/content.md',
    });
  }
  const read = <Name extends FeedName>(name: Name) =>
    (names.includes(name) ? READERS[name](folder) : []) as unknown as FeedItems[Name];
  const items: FeedItems = {
    banners: read('banners'),
    gallery: read('gallery'),
    'legal-products': read('legal-products'),
    staff: read('staff'),
    news: read('news'),
  };
  tellOfStray(folder);
  return { items, mistakes: sortedMistakes(mistakes) };
}

// Texts and lists at the top of the folder that nothing reads are mostly misspelt.
function tellOfStray(folder: ContentFolder): void {
  for (const name of namesIn(folder.root)) {
    if (!/\.(?:ya?ml|csv|md|markdown)$/i.test(name) || /^readme\./i.test(name) || LISTS.test(name)) continue;
    const near = folder.rules.nearestWord(name, [
      'staff.yaml',
      'staff.csv',
      'legal-products.yaml',
      'legal-products.csv',
    ]);
    const hint = near
      ? `name it ${near}`
      : 'articles stand in news, lists are staff.yaml and legal-products.yaml';
    folder.report({
      file: shownPath(folder, join(folder.root, name)),
      message: `nothing reads this file; ${hint}`,
    });
  }
}

const LISTS = /^(?:staff|legal-products)\.(?:ya?ml|csv)$/;
