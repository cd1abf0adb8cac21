import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { type Attaching, isFileOf, type Pictures, withArchives, withDocuments } from './attachments.ts';
import { writing } from './disk.ts';
import { documentOf, FEED_NAMES, type FeedItems, type FeedName, settle, wishesOf } from './feeds.ts';
import { type FeedFault, readFolder } from './folder/read-folder.ts';
import { shownPath } from './folder/references.ts';
import type { ImageUse } from './items.ts';
import { said } from './language.ts';
import { builtCounts, type LostFeed, lastCopies, lostFeed, rememberCopies, shrunkFeed } from './last-copy.ts';
import { type Mistake, sortedMistakes } from './mistakes.ts';
import { namesIn } from './names-in.ts';
import { copyOwnFiles } from './own-files.ts';
import { evictOld } from './pictures/picture-cache.ts';
import { firstFiles, SAVED_WIDTH, widthsFor } from './pictures/picture-plan.ts';
import {
  type BuiltPicture,
  createPictureStore,
  type DeferredPicture,
  type KnownFiles,
  writeWhole,
} from './pictures/picture-store.ts';
import { PictureError } from './pictures/probe-picture.ts';
import type { Archive } from './pictures/zip.ts';
import { documentFolder, feedFile, mediaFolder, type Places, pictureCache } from './places.ts';
import type { Progress } from './progress.ts';
import { isLocked, pullLock } from './pull/lock.ts';
import { hasShrunk } from './pull/shrink.ts';
import type { ContentSite } from './site.ts';
import type { ImageWidths } from './site-rules.ts';
import { readKnownFiles, writeKnownFiles } from './state.ts';

/** A feed of the folder, its document written. */
export interface WrittenFeed {
  readonly name: FeedName;
  /** Those of its document, also where that is the last copy; where too much is gone and no copy stays, those that it had. */
  readonly items: number;
  readonly changed: boolean;
  /** Where mistakes left nothing of it, or more than half is gone: its document was not written. */
  readonly lost?: LostFeed;
}

/** What a build of the folder did. */
export interface ContentReport {
  readonly feeds: readonly WrittenFeed[];
  readonly pictures: { readonly used: number; readonly drawn: number; readonly removed: number };
  readonly mistakes: readonly Mistake[];
}

/** What a build leaves to be made later, see deferredFiles. */
export interface DeferredContent {
  readonly pictures: DeferredPicture[];
  readonly archives: Archive[];
}

/** How a build is run. */
export interface BuildOptions {
  /** The feeds that are made of the folder. */
  readonly names?: readonly FeedName[];
  /** Takes what is left for later: all pictures and archives that neither a feed nor a first look needs. */
  readonly deferred?: DeferredContent;
  /**
   * Whether a feed may lose more than half of what it had: 'shown' shows that to who writes, and the next build asks still.
   */
  readonly mayShrink?: boolean | 'shown';
  /** Called for each picture. */
  readonly progress?: (pictures: number) => Progress;
}

const SILENT: Progress = { step: () => undefined, end: () => undefined };

/** Thrown where there is no content to build from. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/**
 * Builds the feeds and pictures of the folder that an office edits (docs/content.md). Only what has changed is drawn.
 * What has a mistake is left out and named, everything else is written; a file is there whole or not at all. A feed of which
 * mistakes left nothing keeps its last copy.
 * @throws ContentError where the folder is not there, DiskError where something cannot be written
 */
export async function buildContent(
  site: ContentSite,
  places: Places,
  options: BuildOptions = {},
): Promise<ContentReport> {
  const { names = FEED_NAMES, deferred, mayShrink = false, progress = () => SILENT } = options;
  if (names.length > 0 && !existsSync(places.folder)) {
    throw new ContentError(
      said(
        `CONTENT_DIR menyebut folder isi; di ${places.folder} tidak ada`,
        `CONTENT_DIR takes the path of a content folder; there is none at ${places.folder}`,
      ),
    );
  }
  const unreadable = copyOwnFiles(places);
  const known = readKnownFiles(places.state);
  const content = readFolder(site.rules, places.folder, names);
  const mistakes = [...content.mistakes, ...unreadable];
  const drawn = await drawPictures(places, content.items, known, {
    widths: site.pictures.widths,
    deferred,
    mistakes,
    progress,
  });
  const report = (mistake: Mistake) => void mistakes.push(mistake);
  const attached: Attaching = {
    places,
    known,
    pictures: drawn.pictures,
    report,
    defer: deferred && ((archive) => void deferred.archives.push(archive)),
  };
  const items: FeedItems = {
    ...content.items,
    gallery: await withArchives(attached, content.items.gallery),
    'legal-products': await withDocuments(attached, content.items['legal-products']),
  };
  const copies = lastCopies(places);
  const counts = builtCounts(places);
  const feeds: WrittenFeed[] = [];
  for (const name of names) {
    const fault = content.faults.get(name) ?? faultOfFiles(places, content.items, name, mistakes);
    feeds.push(
      await writeFeed(places, name, {
        ...{ items, pictures: drawn.pictures, fault, mayShrink: mayShrink !== false },
        before: copies.get(name),
        had: counts.get(name),
      }),
    );
  }
  await rememberCopies(
    places,
    feeds.filter(
      ({ name, items: now, lost }) =>
        lost === undefined && !(mayShrink === 'shown' && hasShrunk(counts.get(name) ?? 0, now)),
    ),
  );
  // What a pull has drawn is named by no document until it is done.
  const removed = isLocked(pullLock(places)) ? 0 : await removeUnused(places);
  await evictOld(pictureCache(places), Date.now());
  writeKnownFiles(places.state, known, new Set([...known.keys()].filter((path) => existsSync(path))));
  return {
    feeds,
    pictures: { used: drawn.pictures.size, drawn: drawn.count, removed },
    mistakes: sortedMistakes(mistakes),
  };
}

interface Drawing {
  readonly widths: ImageWidths;
  readonly deferred: DeferredContent | undefined;
  readonly mistakes: Mistake[];
  readonly progress: (pictures: number) => Progress;
}

async function drawPictures(
  places: Places,
  items: FeedItems,
  known: KnownFiles,
  { widths, deferred, mistakes, progress }: Drawing,
): Promise<{ readonly pictures: Pictures; readonly count: number }> {
  const store = createPictureStore(mediaFolder(places), known, {
    cache: pictureCache(places),
    defer: deferred && ((picture) => void deferred.pictures.push(picture)),
  });
  const wanted = usesByPath(items, places.folder);
  const progressLine = progress(wanted.size);
  const limit = pLimit(availableParallelism());
  const pictures = new Map<string, BuiltPicture>();
  let count = 0;
  await Promise.all(
    [...wanted].map(([path, uses]) =>
      limit(async () => {
        const file = shownPath({ root: places.folder }, path);
        try {
          const { isNew, ...picture } = await store.put(path, widthsFor(widths, uses), {
            now: firstFiles(widths, uses),
            whole: uses.has('gallery') ? { over: widths.gallery.src, width: SAVED_WIDTH } : undefined,
          });
          pictures.set(path, picture);
          if (isNew) count += 1;
          progressLine.step(file, isNew);
        } catch (error) {
          if (!(error instanceof PictureError)) throw error;
          mistakes.push({ file, message: error.message });
          progressLine.step(file, false);
        }
      }),
    ),
  );
  progressLine.end();
  return { pictures, count };
}

function usesByPath(items: FeedItems, root: string): Map<string, Set<ImageUse>> {
  const uses = new Map<string, Set<ImageUse>>();
  for (const name of FEED_NAMES) {
    for (const wish of wishesOf(name, items[name])) {
      if (!isFileOf(root, wish.key)) continue;
      uses.set(wish.key, new Set([...(uses.get(wish.key) ?? []), ...wish.uses]));
    }
  }
  return uses;
}

/** What a feed is written from. */
interface Settling {
  readonly items: FeedItems;
  readonly pictures: Pictures;
  readonly fault: FeedFault | undefined;
  readonly before: number | undefined;
  /** How many items it had when it was last built. */
  readonly had: number | undefined;
  readonly mayShrink: boolean;
}

async function writeFeed(
  places: Places,
  name: FeedName,
  { items, pictures, fault, before, had, mayShrink }: Settling,
): Promise<WrittenFeed> {
  const find = (key: string) =>
    pictures.get(key) ?? (key === '' || isFileOf(places.folder, key) ? undefined : 'unchanged');
  const settled = settle(name, items[name], find);
  const lost =
    lostFeed(fault, settled.length, before) ??
    (mayShrink ? undefined : shrunkFeed(settled.length, { had, before, fault }));
  if (lost !== undefined)
    return { name, items: before ?? (lost.fate === 'shrunk' ? (had ?? 0) : 0), changed: false, lost };
  const document = documentOf(name, settled);
  const file = feedFile(places, name);
  const changed = (await textOf(file)) !== document;
  if (changed) {
    const folder = join(places.publicDir, 'content');
    await writing(folder, () => mkdir(folder, { recursive: true }));
    await writeWhole(file, document);
  }
  return { name, items: settled.length, changed };
}

/** Finds the first mistake of a picture or a document that a feed asks for. */
function faultOfFiles(
  places: Places,
  items: FeedItems,
  name: FeedName,
  mistakes: readonly Mistake[],
): FeedFault | undefined {
  const wishes = wishesOf(name, items[name]).map(({ key }) => key);
  const documents = name === 'legal-products' ? items['legal-products'].map(({ url }) => url) : [];
  const files = new Set([...wishes, ...documents].map((path) => shownPath({ root: places.folder }, path)));
  const mistake = mistakes.find(({ file }) => files.has(file));
  return mistake && { isUnread: false, mistake };
}

/** Removes pictures and documents that no feed names any more; returns how many. */
export async function removeUnused(places: Places): Promise<number> {
  const texts = await Promise.all(FEED_NAMES.map((name) => textOf(feedFile(places, name))));
  const named = (pattern: RegExp) =>
    new Set(texts.flatMap((text = '') => Array.from(text.matchAll(pattern), ([, id = '']) => id)));
  const pictures = await createPictureStore(mediaFolder(places), new Map()).pruneExcept(
    named(/\/media\/([a-z0-9.-]+)\//g),
  );
  const documents = named(/\/documents\/([a-z0-9.-]+)/g);
  const gone = (await namesIn(documentFolder(places))).filter((name) => !documents.has(name));
  for (const name of gone) await rm(join(documentFolder(places), name), { recursive: true, force: true });
  return pictures + gone.length;
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}
