import { statSync } from 'node:fs';
import { join } from 'node:path';
import { FEED_NAMES, type FeedItems, type FeedName, feedOf } from '../feeds.ts';
import { said } from '../language.ts';
import { type Mistake, sortedMistakes } from '../mistakes.ts';
import { OWN_FILES, ROOT_FILES } from '../own-files.ts';
import type { SiteRules } from '../site-rules.ts';
import { type ContentFolder, entriesIn } from './folder.ts';
import { guarded } from './guarded.ts';
import { isInside, linkProblem, linksIn } from './links.ts';
import { isHidden } from './names.ts';
import { shownPath } from './references.ts';
import {
  type Stray,
  strayAtTop,
  strayFolder,
  strayInMap,
  strayInNews,
  strayRegulation,
} from './stray-files.ts';
import { usedFiles } from './used-files.ts';

/** What is wrong with a feed of the folder. */
export interface FeedFault {
  /** Whether its list or its folder cannot be read, so that nobody knows its entries. */
  readonly isUnread: boolean;
  /** The mistake that hides its entries, else the first one. */
  readonly mistake: Mistake;
}

/** The items of the content folder; their pictures and documents are named by their paths. */
export interface FolderContent {
  readonly items: FeedItems;
  readonly mistakes: readonly Mistake[];
  /** What of its lists is not used, though nothing is lost by it: columns, sheets. */
  readonly notes: readonly Mistake[];
  /** Of each feed that has a mistake. */
  readonly faults: ReadonlyMap<FeedName, FeedFault>;
}

/**
 * Reads the folder that an office edits (docs/content.md). An entry with a mistake is left out, the rest stays; no file of it
 * makes this throw, and nothing is read that is not below the folder.
 * @param rules how the site reads it
 * @param root the folder
 * @param names the feeds that are wanted; the others come out empty
 */
export function readFolder(rules: SiteRules, root: string, names: readonly FeedName[]): FolderContent {
  const mistakes: Mistake[] = [];
  const notes: Mistake[] = [];
  const faults = new Map<FeedName, FeedFault>();
  /** The folder as the reader of a feed sees it; undefined for what is of no feed. */
  const seenBy = (name: FeedName | undefined): ContentFolder => {
    const take = (isUnread: boolean) => (mistake: Mistake) => {
      mistakes.push(mistake);
      if (name === undefined || faults.get(name)?.isUnread) return;
      if (isUnread || !faults.has(name)) faults.set(name, { isUnread, mistake });
    };
    const note = (mistake: Mistake) => void notes.push(mistake);
    return { root, rules, report: take(false), reportUnread: take(true), note };
  };
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    seenBy(undefined).report({
      file: shownPath({ root }, root),
      message: said(
        'folder ini tidak ada; buatlah, lihat docs/id/isi.md',
        'there is no such folder; make it, see docs/content.md',
      ),
    });
  }
  const read = <Name extends FeedName>(name: Name) => {
    if (!names.includes(name)) return [] as unknown as FeedItems[Name];
    const folder = seenBy(name);
    const file = shownPath(folder, join(root, name));
    return (guarded(file, folder.reportUnread, () => feedOf(name).read(folder)) ??
      []) as unknown as FeedItems[Name];
  };
  const items = Object.fromEntries(FEED_NAMES.map((name) => [name, read(name)])) as unknown as FeedItems;
  tellOfLinks(root, seenBy);
  tellOfStray(root, seenBy);
  return { items, mistakes: sortedMistakes(mistakes), notes: sortedMistakes(notes), faults };
}

type SeenBy = (name: FeedName | undefined) => ContentFolder;

const LINKED = said(
  'ialah tautan, dan tautan tidak disajikan di sini; letakkan berkas yang dituju di tempatnya',
  'is a link, which is not served here; put what it leads to in its place',
);
const isServed = (root: string, path: string): boolean =>
  [OWN_FILES, ROOT_FILES]
    .map((name) => join(root, name))
    .some((place) => place === path || isInside(place, path));

// Wherever they stand: what nothing reads today, an entry names tomorrow.
function tellOfLinks(root: string, seenBy: SeenBy): void {
  for (const path of linksIn(root, isHidden)) {
    const problem = linkProblem(root, path) ?? (isServed(root, path) ? LINKED : undefined);
    const file = shownPath({ root }, path);
    if (problem !== undefined)
      seenBy(undefined).report({ file, message: `${said('ini', 'this')} ${problem}` });
  }
}

// What stands where nothing reads it, and no entry names, is mostly misspelt, or saved in another form.
function tellOfStray(root: string, seenBy: SeenBy): void {
  const folder = seenBy(undefined);
  const tell = (path: string, stray: Stray) =>
    seenBy(stray.feed).report({ file: shownPath(folder, path), message: stray.message });
  const strays = entriesIn(folder, root).flatMap((name) => {
    const path = join(root, name);
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    const stray = isFolder ? strayFolder(name, folder.rules.nearestWord) : strayAtTop(name, folder.rules);
    return stray ? [{ path, stray }] : [];
  });
  if (strays.length > 0) {
    const used = [...usedFiles(itemsIn({ ...folder, report: ignore, reportUnread: ignore, note: ignore }))];
    for (const { path, stray } of strays) {
      if (!used.some((one) => one === path || isInside(path, one))) tell(path, stray);
    }
  }
  for (const [place, judge] of WITHIN) {
    for (const name of entriesIn(folder, join(root, place))) {
      const stray = judge(name);
      if (stray) tell(join(root, place, name), stray);
    }
  }
}

/** The folders whose texts and tables have names of their own, each with what judges these. */
const WITHIN = [
  ['news', strayInNews],
  ['peta', strayInMap],
  ['produk-hukum', strayRegulation],
] as const;

const ignore = (): void => undefined;

/** Reads all feeds of a folder. */
const itemsIn = (folder: ContentFolder): FeedItems =>
  Object.fromEntries(
    FEED_NAMES.map((name) => [name, guarded(name, ignore, () => feedOf(name).read(folder)) ?? []]),
  ) as unknown as FeedItems;
