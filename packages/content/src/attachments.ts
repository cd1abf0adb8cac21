import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, isAbsolute, join, sep } from 'node:path';
import pLimit from 'p-limit';
import { writing } from './disk.ts';
import { isZipWish, ZIP_WISH } from './folder/read-gallery.ts';
import { shownPath } from './folder/references.ts';
import type { Album, Product } from './items.ts';
import { said } from './language.ts';
import type { Mistake } from './mistakes.ts';
import { fileIdOf, slugOf } from './pictures/picture-plan.ts';
import { type BuiltPicture, digestOf, type KnownFiles } from './pictures/picture-store.ts';
import { PictureError, readable } from './pictures/probe-picture.ts';
import { type Archive, archiveFile, archiveOf, hasArchive, makeArchive } from './pictures/zip.ts';
import { documentFolder, mediaFolder, type Places, pictureCache } from './places.ts';

/** The pictures that stand ready, by the paths of their files. */
export type Pictures = ReadonlyMap<string, BuiltPicture>;

/** What archives and documents are made with. */
export interface Attaching {
  readonly places: Places;
  readonly known: KnownFiles;
  readonly pictures: Pictures;
  readonly report: (mistake: Mistake) => void;
  /** Takes an archive that is to be made later; without it archives are made at once. */
  readonly defer: ((archive: Archive) => void) | undefined;
}

/** Says whether a key is the path of a file of the content folder. */
export const isFileOf = (root: string, key: string): boolean => isAbsolute(key) && key.startsWith(root + sep);

/** Makes the archives that albums ask for; an album whose archive cannot be made has none. */
export async function withArchives(
  attaching: Attaching,
  albums: readonly Album[],
): Promise<readonly Album[]> {
  const limit = pLimit(availableParallelism());
  return Promise.all(albums.map((album) => limit(() => withArchive(attaching, album))));
}

async function withArchive(
  { places, known, pictures, report, defer }: Attaching,
  album: Album,
): Promise<Album> {
  const { zipFile, ...rest } = album;
  if (zipFile === undefined || !isZipWish(zipFile.downloadUrl)) return album;
  const photos = album.images.filter(({ fileId }) => pictures.has(fileId));
  const [first] = photos;
  if (first === undefined) return rest;
  const name = slugOf(zipFile.downloadUrl.slice(ZIP_WISH.length));
  const named = photos.map(({ fileId, imageName }) => ({ path: fileId, name: imageName }));
  try {
    const archive = await archiveOf(name, named, known);
    const [folder, cache] = [mediaFolder(places), pictureCache(places)];
    if (!(await hasArchive(folder, archive, cache))) {
      if (defer) defer(archive);
      else await makeArchive(folder, archive, cache);
    }
    return { ...rest, zipFile: { downloadUrl: `/media/${archiveFile(archive)}` } };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const file = shownPath({ root: places.folder }, first.fileId);
    report({
      file,
      message: said(
        `arsip albumnya tidak dapat dibuat: ${error.message}`,
        `the archive of its album cannot be made: ${error.message}`,
      ),
    });
    return rest;
  }
}

/** Copies the documents of the folder to where the site serves them, named by their content; one that cannot be read is left out. */
export async function withDocuments(
  attaching: Attaching,
  products: readonly Product[],
): Promise<readonly Product[]> {
  const found = await Promise.all(products.map((product) => withDocument(attaching, product)));
  return found.flatMap((product) => product ?? []);
}

async function withDocument(
  { places, known, report }: Attaching,
  product: Product,
): Promise<Product | undefined> {
  const { url } = product;
  if (!isFileOf(places.folder, url)) return product;
  try {
    const digest = await readable(() => digestOf(url, known));
    const ending = extname(url).toLowerCase();
    const name = `${fileIdOf(basename(url, extname(url)), digest)}${ending}`;
    await copied(url, documentFolder(places), name);
    return { ...product, url: `/documents/${name}` };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    report({ file: shownPath({ root: places.folder }, url), message: error.message });
    return undefined;
  }
}

async function copied(from: string, folder: string, name: string): Promise<void> {
  const path = join(folder, name);
  if (existsSync(path)) return;
  const part = `${path}.${process.pid}.part`;
  try {
    await writing(folder, async () => {
      await mkdir(folder, { recursive: true });
      await copyFile(from, part);
      await rename(part, path);
    });
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}
