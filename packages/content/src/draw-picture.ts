import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { budgetOf, RECIPE } from './picture-plan.ts';
import { MAX_PIXELS, PictureError, probePicture } from './probe-picture.ts';

/**
 * Draws a picture in all widths: turned as its camera says, without EXIF, places and colour profiles, never enlarged. A
 * width gives a WebP within its budget, and an AVIF. Each width is handed on before the next one
 * is drawn, so that no more than one is held.
 * @param path a file that probePicture takes
 * @param widths in pixels
 * @param ending see probePicture
 * @throws PictureError where the picture is broken
 */
export async function drawPicture(
  path: string,
  widths: readonly number[],
  write: (name: string, data: Buffer) => Promise<void>,
  ending?: string,
): Promise<void> {
  const metadata = await probePicture(path, ending);
  try {
    for (const width of widths) {
      const webp = (await asItIs(path, metadata, width)) ?? (await webpOf(path, width));
      await write(`${width}.avif`, await resized(path, width).avif(RECIPE.avif).toBuffer());
      // Last: where it stands, the width is whole.
      await write(`${width}.webp`, webp);
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw error;
    throw new PictureError('the picture is broken; save it again as JPEG');
  }
}

/** Gives a picture as a JPEG for people to keep: turned, without EXIF and places, at most so wide, in pixels. */
export function jpegOf(path: string, width: number): Promise<Buffer> {
  return resized(path, width)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

const resized = (path: string, width: number) =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });

async function webpOf(path: string, width: number): Promise<Buffer> {
  const { quality, lowest, step } = RECIPE.webp;
  const budget = budgetOf(width) ?? Number.POSITIVE_INFINITY;
  const { data, info } = await resized(path, width).raw().toBuffer({ resolveWithObject: true });
  for (let tried = quality; ; tried -= step) {
    const webp = await sharp(data, { raw: info }).webp({ quality: tried }).toBuffer();
    if (webp.length <= budget || tried - step < lowest) return webp;
  }
}

/** A picture that is already what would be made of it stays as it is: writing it anew could only make it worse. */
async function asItIs(path: string, metadata: Metadata, width: number): Promise<Buffer | undefined> {
  const { format, pages = 1, exif, icc, xmp, iptc, orientation = 1 } = metadata;
  const isPlain = format === 'webp' && pages === 1 && !exif && !icc && !xmp && !iptc && orientation === 1;
  if (!isPlain || metadata.width > width) return undefined;
  const data = await readFile(path);
  return data.length <= (budgetOf(width) ?? 0) ? data : undefined;
}
