import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { createPictureStore, type KnownFiles } from '../pictures/picture-store.ts';

/** Draws a fetched picture in these widths, in pixels. Gives its file id; throws PictureError where it cannot be taken. */
export type Draw = (path: string, widths: readonly number[], name: string) => Promise<string>;

/**
 * Makes the function that makes the pictures of a run, no more at a time than there are processors, since making one
 * takes much more memory than downloading it.
 * @param media the folder for them
 */
export function createDrawer(media: string): Draw {
  const known: KnownFiles = new Map();
  const store = createPictureStore(media, known);
  const limit = pLimit(availableParallelism());
  return async (path, widths, name) => {
    try {
      return (await limit(() => store.put(path, widths, { name, ending: '' }))).fileId;
    } finally {
      // The downloaded file is deleted: there may be thousands.
      known.delete(path);
    }
  };
}
