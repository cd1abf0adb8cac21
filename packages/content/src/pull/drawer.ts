import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { createPictureStore, type KnownFiles } from '../pictures/picture-store.ts';

/** Draws a fetched picture in these widths, in pixels. Gives its file id; throws PictureError where it cannot be taken. */
export type Draw = (path: string, widths: readonly number[], name: string) => Promise<string>;

/**
 * Makes what draws the pictures of a run: no more at a time than there are processors, since one that is drawn takes much
 * more memory than one that comes.
 * @param media where they are to stand
 */
export function createDrawer(media: string): Draw {
  const known: KnownFiles = new Map();
  const store = createPictureStore(media, known);
  const limit = pLimit(availableParallelism());
  return async (path, widths, name) => {
    try {
      return (await limit(() => store.put(path, widths, name, ''))).fileId;
    } finally {
      // The file goes, and there will be thousands of them.
      known.delete(path);
    }
  };
}
