import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { writing } from '../disk.ts';
import { said } from '../language.ts';
import { jpegOf } from './draw-picture.ts';
import { putIntoCache, takeCached } from './picture-cache.ts';
import { fileIdOf } from './picture-plan.ts';
import { digestOf, type KnownFiles } from './picture-store.ts';
import { PictureError, readable } from './probe-picture.ts';

/** The width of a photo in an archive, in pixels: enough to print it on a page. */
const WIDTH = 2000;
// The same photos give the same archive.
const MADE = new Date('2000-01-01T00:00:00Z');

/** A photo in an archive. */
export interface ZippedPhoto {
  readonly path: string;
  /** Its name there, with any ending. */
  readonly name: string;
}

/** An archive that is to be made. */
export interface Archive {
  /** The id of its folder in the media, made of its photos. */
  readonly id: string;
  /** Its name without its ending, of a-z, 0-9 and hyphens. */
  readonly name: string;
  readonly photos: readonly ZippedPhoto[];
}

/** The file of an archive in the media. */
export const archiveFile = ({ id, name }: Pick<Archive, 'id' | 'name'>): string => `${id}/${name}.zip`;

/**
 * Names the archive of an album by what is in it.
 * @throws PictureError where a photo cannot be read
 */
export async function archiveOf(
  name: string,
  photos: readonly ZippedPhoto[],
  known: KnownFiles,
): Promise<Archive> {
  const digests = await Promise.all(
    photos.map(async (photo) => `${photo.name} ${await readable(() => digestOf(photo.path, known))}`),
  );
  const digest = createHash('sha256')
    .update(JSON.stringify([WIDTH, digests]))
    .digest('hex');
  return { id: fileIdOf(name, digest), name, photos };
}

/** Says whether an archive stands, after it was taken from the cache. */
export async function hasArchive(folder: string, archive: Archive, cache: string): Promise<boolean> {
  const file = `${archive.name}.zip`;
  await takeCached(join(cache, archive.id), join(folder, archive.id), [file]);
  return isThere(join(folder, archiveFile(archive)));
}

/**
 * Makes an archive, of photos without EXIF and positions. It is written photo by photo, so that only one is in memory.
 * @param folder the media of the site
 * @param cache where it is stored for later builds
 * @throws PictureError where a photo cannot be read
 */
export async function makeArchive(folder: string, archive: Archive, cache: string): Promise<void> {
  const { id, name, photos } = archive;
  const place = join(folder, id);
  const path = join(folder, archiveFile(archive));
  await writing(place, () => mkdir(place, { recursive: true }));
  const zip = new yazl.ZipFile();
  const part = `${path}.${process.pid}.part`;
  try {
    const written = writing(place, () => pipeline(zip.outputStream, createWriteStream(part)));
    // It is looked at once all photos are in it.
    written.catch(() => undefined);
    for (const { path: photo, name: file } of photos) {
      const jpeg = await jpegIn(photo);
      const stem = basename(file).replace(/\.[a-z]{3,4}$/i, '');
      zip.addReadStreamLazy(`${stem}.jpg`, { mtime: MADE, compress: false }, (give) =>
        give(null, Readable.from([jpeg])),
      );
    }
    zip.end();
    await written;
    await rename(part, path);
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    throw error;
  }
  await putIntoCache(join(cache, id), place, [`${name}.zip`]);
}

async function jpegIn(photo: string): Promise<Buffer> {
  try {
    return await jpegOf(photo, WIDTH);
  } catch (error) {
    throw new PictureError(
      said(
        'gambar ini rusak; simpan sekali lagi sebagai JPEG',
        'the picture is broken; save it again as JPEG',
      ),
      { cause: error },
    );
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
