import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { createPictureStore, digestOf, type KnownFiles } from '../picture-store.ts';

/** Draws a fetched picture in these widths, in pixels. Gives its file id; throws PictureError where it cannot be taken. */
export type Draw = (path: string, widths: readonly number[], name: string) => Promise<string>;

/**
 * Makes what draws the pictures of a run: no more at a time than there are processors, since one that is drawn takes much
 * more memory than one that comes; those of the same content one after the other, since they would write the same files.
 * @param media where they are to stand
 */
export function createDrawer(media: string): Draw {
  const known: KnownFiles = new Map();
  const store = createPictureStore(media, known);
  const limit = pLimit(availableParallelism());
  const drawing = new Map<string, Promise<unknown>>();
  return async (path, widths, name) => {
    const digest = await digestOf(path, known);
    const before = drawing.get(digest);
    const drawn = (async () => {
      await before?.catch(() => undefined);
      return limit(() => store.put(path, widths, name, ''));
    })();
    drawing.set(digest, drawn);
    try {
      return (await drawn).fileId;
    } finally {
      if (drawing.get(digest) === drawn) drawing.delete(digest);
      // The file goes, and there will be thousands of them.
      known.delete(path);
    }
  };
}
