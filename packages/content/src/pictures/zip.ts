import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { writing } from '../disk.ts';
import { jpegOf } from './draw-picture.ts';
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

/**
 * Makes the archive of an album, of photos without EXIF and positions; an existing one is not made again. It is written
 * photo by photo, so that only one is in memory.
 * @param folder the media of the site
 * @param name the archive's name without its ending, of a-z, 0-9 and hyphens
 * @returns its address on this site
 * @throws PictureError where a photo cannot be read
 */
export async function makeZip(
  folder: string,
  name: string,
  photos: readonly ZippedPhoto[],
  known: KnownFiles,
): Promise<string> {
  const digests = await Promise.all(
    photos.map(async (photo) => `${photo.name} ${await readable(() => digestOf(photo.path, known))}`),
  );
  const digest = createHash('sha256')
    .update(JSON.stringify([WIDTH, digests]))
    .digest('hex');
  const id = fileIdOf(name, digest);
  const path = join(folder, id, `${name}.zip`);
  if (!(await isThere(path))) {
    const place = join(folder, id);
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
  }
  return `/media/${id}/${name}.zip`;
}

async function jpegIn(photo: string): Promise<Buffer> {
  try {
    return await jpegOf(photo, WIDTH);
  } catch (error) {
    throw new PictureError('the picture is broken; save it again as JPEG', { cause: error });
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
