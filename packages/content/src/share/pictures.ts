import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ShareLook, SharePicture } from './share-picture.ts';

/** Where the pictures of shared pages stand in the build, under names that stay: messengers ask for them again much later. */
export const PICTURE_FOLDER = '/share';

// Raise this number with each change of draw.ts, so that cached pictures are drawn again.
const DRAWING = 1;

/** How pictures are made. */
export interface PicturePlan {
  readonly look: ShareLook;
  /** The land beside the gold panel: an address of this site. */
  readonly land: string | undefined;
  /** The folders that hold the files of the site, the first that has one counts. */
  readonly folders: readonly string[];
  /** Where drawn pictures are cached by their content, so that a second build is quick. */
  readonly cache: string;
}

/** The address of a picture from the root. */
export const pictureAddress = (name: string): string => `${PICTURE_FOLDER}/${name}.jpg`;

/**
 * Writes the pictures of shared pages into a build; those that were drawn before come from the cache.
 * @returns how many had to be drawn
 */
export async function writePictures(
  dist: string,
  pictures: readonly SharePicture[],
  plan: PicturePlan,
): Promise<number> {
  await mkdir(resolve(dist, `.${PICTURE_FOLDER}`), { recursive: true });
  await mkdir(plan.cache, { recursive: true });
  let drawn = 0;
  for (const picture of pictures) {
    const cover = await firstFile(plan, picture.kind === 'panel' ? plan.land : picture.cover);
    const { name: _, cover: __, ...seen } = picture;
    const hash = createHash('sha256').update(JSON.stringify([DRAWING, plan.look.nameLines, seen]));
    if (cover) hash.update(cover);
    const cached = resolve(plan.cache, `${hash.digest('hex').slice(0, 32)}.jpg`);
    let file: Buffer | undefined = await readFile(cached).catch(() => undefined);
    if (file === undefined) {
      // Its fonts and its canvas are not needed where nothing is drawn.
      const { drawShare } = await import('./draw.ts');
      file = await drawShare(picture, { look: plan.look, cover });
      await writeFile(cached, file);
      drawn += 1;
    }
    await writeFile(resolve(dist, `.${pictureAddress(picture.name)}`), file);
  }
  return drawn;
}

/** Reads a file of the site; undefined for an address elsewhere and for a file that is not there. */
async function firstFile({ folders }: PicturePlan, address: string | undefined): Promise<Buffer | undefined> {
  if (!address?.startsWith('/')) return undefined;
  for (const folder of folders) {
    const file = await readFile(resolve(folder, `.${decodeURI(address)}`)).catch(() => undefined);
    if (file) return file;
  }
  return undefined;
}
