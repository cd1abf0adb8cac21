import { basename, isAbsolute } from 'node:path';
import { type FeedItems, type FeedName, settle, wishesOf } from '../feeds.ts';
import { readFolder } from '../folder/read-folder.ts';
import { isZipWish } from '../folder/read-gallery.ts';
import { shownPath } from '../folder/references.ts';
import { said } from '../language.ts';
import { builtCounts, type LostFeed, lastCopies, lostFeed, shrunkFeed, shrunkWords } from '../last-copy.ts';
import { slugOf } from '../pictures/picture-plan.ts';
import { PictureError, probePicture } from '../pictures/probe-picture.ts';
import type { Places } from '../places.ts';
import type { Finding, ItemFinding } from './finding.ts';
import { folderPlaces } from './folder-places.ts';
import { type LoadedFeed, type PictureState, STAND_IN } from './loaded-feed.ts';
import { lookAt, type PageOptions } from './look-at.ts';

/** A feed of the folder, and the paths of this site that building it will make. */
export interface FolderFeed<Name extends FeedName> extends LoadedFeed<Name> {
  readonly made: ReadonlySet<string>;
}

/** Reads a feed of the content folder as npm run content would, without drawing anything. */
export function loadFolder<Name extends FeedName>(
  places: Places,
  name: Name,
  options: PageOptions & { readonly mayShrink?: boolean },
): FolderFeed<Name> {
  const { folder: root } = places;
  const { items: all, mistakes, faults } = readFolder(options.site.rules, root, [name]);
  const read = all[name];
  const before = lastCopies(places).get(name);
  const had = builtCounts(places).get(name);
  const fault = faults.get(name);
  const lost =
    lostFeed(fault, read.length, before) ??
    (options.mayShrink ? undefined : shrunkFeed(read.length, { had, before, fault }));
  const isFile = (key: string) => isAbsolute(key) && key.startsWith(root);
  const { items: named, made } = withMadeFiles(name, read, isFile);
  const found = folderPlaces({ root, rules: options.site.rules }, name, read);
  const find = (isMissing: (key: string) => boolean) => (key: string) =>
    isMissing(key) ? undefined : isFile(key) ? STAND_IN : ('unchanged' as const);
  const settled = (isMissing: (key: string) => boolean) => settle(name, named, find(isMissing));
  return {
    name,
    source: 'folder',
    isGone: lost !== undefined && lost.fate !== 'shrunk',
    received: Math.max(found.received, read.length),
    items: settled(() => false),
    findings: [
      ...(lost === undefined ? [] : [lostFinding(name, before ?? had ?? 0, lost)]),
      ...mistakes.map((mistake): Finding => ({ level: 'error', kind: 'dropped', feed: name, ...mistake })),
    ],
    wishes: wishesOf(name, read),
    look: (key, uses) => (isFile(key) ? lookAtFile(root, key) : lookAt(key, uses, options)),
    shown: settled,
    place: (finding) => placed(name, found.place(finding), finding),
    made,
  };
}

function lostFinding(feed: FeedName, items: number, lost: LostFeed): Finding {
  if (lost.fate === 'shrunk')
    return { level: 'error', kind: 'feed', feed, message: shrunkWords(items, lost) };
  const { fate } = lost;
  const message =
    fate === 'stale'
      ? said(
          `tidak ada yang terbaca; salinan terakhir (${items} isi) tetap dipakai sampai itu diperbaiki`,
          `nothing of it can be read; a build keeps the last copy (${items} ${items === 1 ? 'item' : 'items'}) until that is corrected`,
        )
      : said(
          'tidak ada yang terbaca, dan salinan terakhirnya tidak ada; situs tidak dibuat sampai itu diperbaiki',
          'nothing of it can be read, and there is no last copy; a build stops until that is corrected',
        );
  return { level: 'error', kind: 'feed', feed, message };
}

function placed(
  feed: FeedName,
  place: Pick<Finding, 'file' | 'line'> | undefined,
  { item, nth: _, ...rest }: ItemFinding,
): Finding {
  const index = place === undefined && item !== undefined ? { index: item } : {};
  return { feed, ...rest, ...index, ...place };
}

/** Gives the archives and documents that a build will make the addresses that they will have, but for their content. */
function withMadeFiles<Name extends FeedName>(
  name: Name,
  read: FeedItems[Name],
  isFile: (key: string) => boolean,
): { readonly items: FeedItems[Name]; readonly made: ReadonlySet<string> } {
  const made = new Set<string>();
  const making = (path: string): string => {
    made.add(path);
    return path;
  };
  const items = read.map((item) => {
    if (name === 'legal-products') {
      const product = item as FeedItems['legal-products'][number];
      return isFile(product.url)
        ? { ...product, url: making(`/documents/${encodeURIComponent(basename(product.url))}`) }
        : product;
    }
    if (name !== 'gallery') return item;
    const folder = item as FeedItems['gallery'][number];
    const archive = folder.zipFile?.downloadUrl ?? '';
    if (!isZipWish(archive)) return folder;
    return { ...folder, zipFile: { downloadUrl: making(`/media/${slugOf(archive)}.zip`) } };
  });
  return { items: items as unknown as FeedItems[Name], made };
}

async function lookAtFile(root: string, path: string): Promise<PictureState> {
  try {
    await probePicture(path);
    return 'had';
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return { level: 'error', message: `${shownPath({ root }, path)}: ${error.message}` };
  }
}
