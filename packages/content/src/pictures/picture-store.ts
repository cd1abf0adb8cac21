import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isSiteFileId } from '../addresses.ts';
import { writing } from '../disk.ts';
import { namesIn } from '../names-in.ts';
import { drawPicture } from './draw-picture.ts';
import { putIntoCache, takeCached } from './picture-cache.ts';
import { fileIdOf } from './picture-plan.ts';
import { type PixelSize, pixelSizeOf, probePicture, readable } from './probe-picture.ts';

/** A picture whose files are in the site's media. */
export interface BuiltPicture {
  readonly fileId: string;
  /** Bytes of each of its files, by name: '800.webp'. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Pixels of the files that were asked for now, by name; absent for a picture from elsewhere. */
  readonly pixels?: ReadonlyMap<string, PixelSize>;
}

/** The size, time and digest of a file when it was last read, so that it need not be read again. */
export interface KnownFile {
  readonly size: number;
  readonly mtimeMs: number;
  readonly digest: string;
}

/** Remembers files by their path. */
export type KnownFiles = Map<string, KnownFile>;

/** The formats of pictures; browsers that do not take AVIF have the WebP. */
const FORMATS = ['avif', 'webp'];

/** A picture of which files are still to be drawn. */
export interface DeferredPicture {
  readonly path: string;
  readonly fileId: string;
  /** Their names: '800.avif'. */
  readonly files: readonly string[];
  /** The greatest width in which the picture is needed, in pixels. */
  readonly width: number;
}

/** One more file of a picture that is wider than `over`, at most so wide, in pixels. */
export interface WholeFile {
  readonly over: number;
  readonly width: number;
}

/** How a store makes pictures. */
export interface StoreOptions {
  /** A folder of files drawn before, by the id of their picture: they are read from it, and new ones are added. */
  readonly cache?: string | undefined;
  /** Takes what is drawn later; without it everything is drawn at once. */
  readonly defer?: ((picture: DeferredPicture) => void) | undefined;
}

/** A store of finished pictures, named by their content: a picture in it is never made again. */
export interface PictureStore {
  /**
   * Makes the missing files of a picture.
   * @param options now: the files that are drawn in any case; whole: one more WebP, for saving; name: replaces the file's own name where that is not meaningful;
   * ending: see probePicture
   * @returns the picture's files, and whether one was made
   * @throws PictureError where it cannot be read
   */
  put(
    path: string,
    widths: readonly number[],
    options?: {
      readonly now?: readonly string[];
      readonly whole?: WholeFile | undefined;
      readonly name?: string;
      readonly ending?: string;
    },
  ): Promise<BuiltPicture & { readonly isNew: boolean }>;
  /** Removes the pictures that the store made and that are not named; returns how many. */
  pruneExcept(fileIds: ReadonlySet<string>): Promise<number>;
}

/**
 * Makes a store in a folder.
 * @param folder has a folder for each picture: {fileId}/{width}.webp
 * @param known files that were read before; new ones are added
 */
export function createPictureStore(
  folder: string,
  known: KnownFiles,
  { cache, defer }: StoreOptions = {},
): PictureStore {
  const underWay = new Map<string, Promise<unknown>>();

  async function draw(
    fileId: string,
    path: string,
    widths: readonly number[],
    {
      now = [],
      whole,
      ending,
    }: {
      readonly now?: readonly string[];
      readonly whole?: WholeFile | undefined;
      readonly ending?: string | undefined;
    },
  ) {
    const place = join(folder, fileId);
    const width = Math.max(...widths);
    const largest =
      whole !== undefined && (await isWiderThan(path, whole.over, ending)) ? [`${whole.width}.webp`] : [];
    const measured = [...now, ...largest];
    const shownFiles = widths.flatMap((width) => FORMATS.map((format) => `${width}.${format}`));
    const wanted = [...new Set([...shownFiles, ...largest])];
    if (cache !== undefined) await takeCached(join(cache, fileId), place, wanted);
    const there = await sizesIn(place);
    const undrawn = wanted.filter((name) => !there.has(name));
    const deferred = defer ? undrawn.filter((name) => !measured.includes(name)) : [];
    if (deferred.length > 0) {
      // The build reports what is no picture, whoever draws it later.
      await probePicture(path, ending);
      defer?.({ path, fileId, files: deferred, width });
    }
    const isLargest = (name: string) => largest.includes(name);
    const missing = undrawn.filter((name) => !deferred.includes(name));
    if (missing.length === 0) return { fileId, ...(await described(place, measured)), isNew: false };
    await writing(place, () => mkdir(place, { recursive: true }));
    try {
      const write = (file: string, data: Buffer) => writeWhole(join(place, file), data);
      const [saved, shown] = [missing.filter(isLargest), missing.filter((name) => !isLargest(name))];
      if (shown.length > 0) await drawPicture(path, shown, write, { width, ending });
      if (saved.length > 0 && whole !== undefined)
        await drawPicture(path, saved, write, { width: whole.width, ending });
    } catch (error) {
      if (there.size === 0) await rm(place, { recursive: true, force: true });
      throw error;
    }
    if (cache !== undefined) await putIntoCache(join(cache, fileId), place, missing);
    return { fileId, ...(await described(place, measured)), isNew: true };
  }

  return {
    async put(path, widths, { now, whole, name = basename(path, extname(path)), ending } = {}) {
      const fileId = fileIdOf(name, await readable(() => digestOf(path, known)));
      // Copies of one picture would write the same files: handled one after the other, later ones find the files made.
      const before = underWay.get(fileId) ?? Promise.resolve();
      const drawn = before
        .catch(() => undefined)
        .then(() => draw(fileId, path, widths, { ...(now && { now }), whole, ending }));
      underWay.set(fileId, drawn);
      try {
        return await drawn;
      } finally {
        if (underWay.get(fileId) === drawn) underWay.delete(fileId);
      }
    },

    async pruneExcept(fileIds) {
      const gone = (await namesIn(folder)).filter((name) => isSiteFileId(name) && !fileIds.has(name));
      for (const name of gone) await rm(join(folder, name), { recursive: true, force: true });
      return gone.length;
    },
  };
}

/**
 * Writes a file so that it is there whole or not at all, whatever happens meanwhile.
 * @throws DiskError where its folder cannot be written to
 */
export async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  // Two builds may write at once, each to a temporary file of its own.
  const part = `${path}.${process.pid}.part`;
  try {
    await writing(dirname(path), async () => {
      await writeFile(part, data);
      await rename(part, path);
    });
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Gives the SHA-256 of a file, hexadecimal; one that is known, unchanged, is not read. */
export async function digestOf(path: string, known: KnownFiles): Promise<string> {
  const { size, mtimeMs } = await stat(path);
  const before = known.get(path);
  if (before?.size === size && before.mtimeMs === mtimeMs) return before.digest;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  const digest = hash.digest('hex');
  known.set(path, { size, mtimeMs, digest });
  return digest;
}

/** Gives the sizes of all files of a picture, and the pixels of those named. */
async function described(
  place: string,
  names: readonly string[],
): Promise<Pick<BuiltPicture, 'sizes' | 'pixels'>> {
  const pixels = await Promise.all(
    names.map(async (name) => [name, await pixelSizeOf(join(place, name))] as const),
  );
  return { sizes: await sizesIn(place), pixels: new Map(pixels) };
}

async function isWiderThan(path: string, width: number, ending: string | undefined): Promise<boolean> {
  // Says what is wrong with it where it is no picture.
  await probePicture(path, ending);
  return (await pixelSizeOf(path)).width > width;
}

async function sizesIn(place: string): Promise<Map<string, number>> {
  const names = (await namesIn(place)).filter((name) => !name.endsWith('.part'));
  const sizes = await Promise.all(
    names.map(async (name) => [name, (await stat(join(place, name))).size] as const),
  );
  return new Map(sizes);
}
