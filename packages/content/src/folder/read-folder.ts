import { statSync } from 'node:fs';
import { join } from 'node:path';
import { FEED_NAMES, type FeedItems, type FeedName, feedOf } from '../feeds.ts';
import { type Mistake, sortedMistakes } from '../mistakes.ts';
import type { SiteRules } from '../site-rules.ts';
import { type ContentFolder, entriesIn } from './folder.ts';
import { guarded } from './guarded.ts';
import { linkProblem, linksIn } from './links.ts';
import { isHidden } from './names.ts';
import { shownPath } from './references.ts';

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
  /** Of each feed that has a mistake. */
  readonly faults: ReadonlyMap<FeedName, FeedFault>;
}

// What stands at the top of the folder, the shortest name first, as people are told of it.
const LISTS = FEED_NAMES.flatMap((name) => feedOf(name).list ?? []).sort((a, b) => a.length - b.length);
const LIST_FILE = new RegExp(`^(${LISTS.join('|')})\\.(?:ya?ml|csv)$`);

/**
 * Reads the folder that an office edits (docs/content.md). An entry with a mistake is left out, the rest stays; no file of it
 * makes this throw, and nothing is read that is not below the folder.
 * @param rules how the site reads it
 * @param root the folder
 * @param names the feeds that are wanted; the others come out empty
 */
export function readFolder(rules: SiteRules, root: string, names: readonly FeedName[]): FolderContent {
  const mistakes: Mistake[] = [];
  const faults = new Map<FeedName, FeedFault>();
  /** The folder as the reader of a feed sees it; undefined for what is of no feed. */
  const seenBy = (name: FeedName | undefined): ContentFolder => {
    const take = (isUnread: boolean) => (mistake: Mistake) => {
      mistakes.push(mistake);
      if (name === undefined || faults.get(name)?.isUnread) return;
      if (isUnread || !faults.has(name)) faults.set(name, { isUnread, mistake });
    };
    return { root, rules, report: take(false), reportUnread: take(true) };
  };
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    seenBy(undefined).report({
      file: shownPath({ root }, root),
      message: 'there is no such folder; make it, see docs/content.md',
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
  return { items, mistakes: sortedMistakes(mistakes), faults };
}

type SeenBy = (name: FeedName | undefined) => ContentFolder;

// Wherever they stand: what nothing reads today, an entry names tomorrow.
function tellOfLinks(root: string, seenBy: SeenBy): void {
  for (const path of linksIn(root, isHidden)) {
    const problem = linkProblem(root, path);
    const file = shownPath({ root }, path);
    if (problem !== undefined) seenBy(undefined).report({ file, message: `this ${problem}` });
  }
}

// Texts and lists at the top of the folder that nothing reads are mostly misspelt.
function tellOfStray(root: string, seenBy: SeenBy): void {
  const folder = seenBy(undefined);
  for (const name of entriesIn(folder, root)) {
    if (!/\.(?:ya?ml|csv|md|markdown)$/i.test(name) || /^readme\./i.test(name) || LIST_FILE.test(name))
      continue;
    if (folder.rules.otherFiles.includes(name)) continue;
    const near = folder.rules.nearestWord(name, [
      ...LISTS.flatMap((list) => [`${list}.yaml`, `${list}.csv`]),
      ...folder.rules.otherFiles,
    ]);
    const hint = near
      ? `name it ${near}`
      : `articles stand in news, lists are ${LISTS.map((list) => `${list}.yaml`).join(' and ')}`;
    const [, list] = LIST_FILE.exec(near ?? '') ?? [];
    // Its entries are missing in the feed that it was meant for.
    seenBy(FEED_NAMES.find((feed) => feed === list)).report({
      file: shownPath(folder, join(folder.root, name)),
      message: `nothing reads this file; ${hint}`,
    });
  }
}
