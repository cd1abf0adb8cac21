import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, isAbsolute, join, sep } from 'node:path';
import pLimit from 'p-limit';
import { documentOf } from './feed-documents.ts';
import { wishesOf } from './feed-items.ts';
import { readFolder } from './folder/read-folder.ts';
import { isZipWish, ZIP_WISH } from './folder/read-gallery.ts';
import { shownPath } from './folder/references.ts';
import { FEED_NAMES, type FeedItems, type FeedName, type ImageUse } from './items.ts';
import { type Mistake, sortedMistakes } from './mistakes.ts';
import { fileIdOf, slugOf, widthsFor } from './pictures/picture-plan.ts';
import {
  type BuiltPicture,
  createPictureStore,
  digestOf,
  type KnownFiles,
  type PictureFormat,
  writeWhole,
} from './pictures/picture-store.ts';
import { PictureError } from './pictures/probe-picture.ts';
import { makeZip } from './pictures/zip.ts';
import { documentFolder, feedFile, mediaFolder, type Places } from './places.ts';
import type { Progress } from './progress.ts';
import { isLocked, pullLock } from './pull/lock.ts';
import { settle } from './settle.ts';
import type { ContentSite, ImageWidths } from './site.ts';
import { readKnownFiles, writeKnownFiles } from './state.ts';

/** The result of building the folder. */
export interface ContentReport {
  readonly feeds: readonly { readonly name: FeedName; readonly items: number; readonly changed: boolean }[];
  readonly pictures: { readonly used: number; readonly drawn: number; readonly removed: number };
  readonly mistakes: readonly Mistake[];
}

/** How a build is run. */
export interface BuildOptions {
  /** The feeds that are made of the folder. */
  readonly names?: readonly FeedName[];
  /** The formats of the pictures. AVIF takes most of the time; a later build can add a format that is left out. */
  readonly formats?: readonly PictureFormat[];
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
 * Entries with mistakes are left out and reported, everything else is written; no file is ever written in part.
 * @throws ContentError where the folder is not there
 */
export async function buildContent(
  site: ContentSite,
  places: Places,
  options: BuildOptions = {},
): Promise<ContentReport> {
  const { names = FEED_NAMES, formats, progress = () => SILENT } = options;
  if (names.length > 0 && !existsSync(places.folder)) {
    throw new ContentError(
      `CONTENT_DIR takes the path of a content folder; there is none at ${places.folder}`,
    );
  }
  const known = readKnownFiles(places.state);
  const content = readFolder(site.rules, places.folder, names);
  const mistakes = [...content.mistakes];
  const drawn = await drawPictures(places, content.items, known, {
    widths: site.pictures.widths,
    formats,
    mistakes,
    progress,
  });
  const items: FeedItems = {
    ...content.items,
    gallery: await withArchives(places, content.items.gallery, drawn.pictures, known),
    'legal-products': await withDocuments(places, content.items['legal-products'], known),
  };
  const feeds = [];
  for (const name of names) feeds.push(await writeFeed(places, name, items, drawn.pictures));
  // While a pull runs, no document names its new pictures yet.
  const removed = isLocked(pullLock(places)) ? 0 : await removeUnused(places);
  writeKnownFiles(places.state, known, new Set([...known.keys()].filter((path) => existsSync(path))));
  return {
    feeds,
    pictures: { used: drawn.pictures.size, drawn: drawn.count, removed },
    mistakes: sortedMistakes(mistakes),
  };
}

type Pictures = ReadonlyMap<string, BuiltPicture>;

interface Drawing {
  readonly widths: ImageWidths;
  readonly formats: readonly PictureFormat[] | undefined;
  readonly mistakes: Mistake[];
  readonly progress: (pictures: number) => Progress;
}

async function drawPictures(
  places: Places,
  items: FeedItems,
  known: KnownFiles,
  { widths, formats, mistakes, progress }: Drawing,
): Promise<{ readonly pictures: Pictures; readonly count: number }> {
  const store = createPictureStore(mediaFolder(places), known, formats);
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
          const { isNew, ...picture } = await store.put(path, widthsFor(widths, uses));
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

const isFileOf = (root: string, key: string): boolean => isAbsolute(key) && key.startsWith(root + sep);

async function writeFeed(places: Places, name: FeedName, items: FeedItems, pictures: Pictures) {
  const find = (key: string) =>
    pictures.get(key) ?? (key === '' || isFileOf(places.folder, key) ? undefined : 'kept');
  const settled = settle(name, items[name], find);
  const document = documentOf(name, settled);
  const file = feedFile(places, name);
  const changed = (await textOf(file)) !== document;
  if (changed) {
    await mkdir(join(places.publicDir, 'content'), { recursive: true });
    await writeWhole(file, document);
  }
  return { name, items: settled.length, changed };
}

/** Makes the archives that albums ask for. */
async function withArchives(
  places: Places,
  folders: FeedItems['gallery'],
  pictures: Pictures,
  known: KnownFiles,
): Promise<FeedItems['gallery']> {
  const limit = pLimit(availableParallelism());
  return Promise.all(
    folders.map((folder) =>
      limit(async () => {
        const { zipFile, ...rest } = folder;
        if (zipFile === undefined || !isZipWish(zipFile.downloadUrl)) return folder;
        const photos = folder.images.filter(({ fileId }) => pictures.has(fileId));
        const name = slugOf(zipFile.downloadUrl.slice(ZIP_WISH.length));
        const named = photos.map(({ fileId, imageName }) => ({ path: fileId, name: imageName }));
        const address = photos.length > 0 && (await makeZip(mediaFolder(places), name, named, known));
        return address ? { ...rest, zipFile: { downloadUrl: address } } : rest;
      }),
    ),
  );
}

/** Copies the documents of the folder to where the site serves them, named by their content. */
async function withDocuments(
  places: Places,
  products: FeedItems['legal-products'],
  known: KnownFiles,
): Promise<FeedItems['legal-products']> {
  return Promise.all(
    products.map(async (product) => {
      if (!isFileOf(places.folder, product.url)) return product;
      const ending = extname(product.url).toLowerCase();
      const stem = basename(product.url, extname(product.url));
      const name = `${fileIdOf(stem, await digestOf(product.url, known))}${ending}`;
      const path = join(documentFolder(places), name);
      if (!existsSync(path)) {
        await mkdir(documentFolder(places), { recursive: true });
        const part = `${path}.${process.pid}.part`;
        await copyFile(product.url, part);
        await rename(part, path);
      }
      return { ...product, url: `/documents/${name}` };
    }),
  );
}

/** Removes pictures and documents that no feed names any more; returns how many. */
export async function removeUnused(places: Places): Promise<number> {
  const texts = await Promise.all(FEED_NAMES.map((name) => textOf(feedFile(places, name))));
  const named = (pattern: RegExp) =>
    new Set(texts.flatMap((text = '') => Array.from(text.matchAll(pattern), ([, id = '']) => id)));
  const pictures = await createPictureStore(mediaFolder(places), new Map()).keepOnly(
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

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    return [];
  }
}
