import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeferredContent } from './build-content.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { putIntoCache } from './pictures/picture-cache.ts';
import { writeWhole } from './pictures/picture-store.ts';
import { PictureError } from './pictures/probe-picture.ts';
import { archiveFile, makeArchive } from './pictures/zip.ts';

/** Files of the media that are still to be made, together. */
export interface DeferredFiles {
  /** Their paths in the media: 'peta.abcdefghijkl/800.avif'. */
  readonly names: readonly string[];
  /** Makes them. Throws PictureError that names the picture where it is broken. */
  readonly make: () => Promise<void>;
}

/**
 * Lists what a build deferred, so that whoever waits for one picture does not wait for the others. The WebP of all come first:
 * every browser shows them.
 * @param media the folder in which they are made
 * @param cache where they are stored for later builds
 */
export function deferredFiles(
  { pictures, archives }: DeferredContent,
  { media, cache }: { readonly media: string; readonly cache: string },
): DeferredFiles[] {
  const drawn = (ending: string) =>
    pictures.flatMap(({ path, fileId, files, width }) => {
      const ours = files.filter((file) => file.endsWith(ending));
      const place = join(media, fileId);
      const make = async () => {
        await mkdir(place, { recursive: true });
        // The build that deferred it has looked at its name.
        const write = (name: string, data: Buffer) => writeWhole(join(place, name), data);
        await drawPicture(path, ours, write, { width, ending: '' }).catch((error: unknown) => {
          throw error instanceof PictureError ? new PictureError(`${path}: ${error.message}`) : error;
        });
        await putIntoCache(join(cache, fileId), place, ours);
      };
      return ours.length === 0 ? [] : [{ names: ours.map((file) => `${fileId}/${file}`), make }];
    });
  const zipped = archives.map((archive) => ({
    names: [archiveFile(archive)],
    make: () => makeArchive(media, archive, cache),
  }));
  return [...drawn('.webp'), ...zipped, ...drawn('.avif')];
}
