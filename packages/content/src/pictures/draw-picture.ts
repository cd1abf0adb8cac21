import { readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { said } from '../language.ts';
import { budgetOf, ENCODING } from './picture-plan.ts';
import { MAX_PIXELS, PictureError, probePicture, readable } from './probe-picture.ts';

/** A picture as pixels, at the greatest width needed. */
interface Pixels {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/**
 * Makes the files of a picture: rotated as its camera recorded, without EXIF, positions and colour profiles, never
 * enlarged. The picture is decoded once; each file is passed on before the next is made, so that only one is in memory.
 * @param path a file that probePicture accepts
 * @param files their names: '800.webp', '800.avif'; a WebP stays within the budget of its width
 * @param options width: the greatest in which the picture is needed at all, in pixels, so that a file is the same whichever others
 * are made with it; ending: see probePicture
 * @throws PictureError where the picture is broken
 */
export async function drawPicture(
  path: string,
  files: readonly string[],
  write: (name: string, data: Buffer) => Promise<void>,
  { width: greatest, ending }: { readonly width: number; readonly ending?: string | undefined },
): Promise<void> {
  const metadata = await probePicture(path, ending);
  const widths = [...new Set(files.map((name) => Number.parseInt(name, 10)))].sort((a, b) => b - a);
  try {
    const pixels = await pixelsOf(path, greatest);
    for (const width of widths) {
      const [avif, webp] = [`${width}.avif`, `${width}.webp`];
      if (files.includes(avif)) await write(avif, await avifOf(pixels, width));
      // Last: a folder with this file is complete for its width.
      if (files.includes(webp))
        await write(webp, (await asItIs(path, metadata, width)) ?? (await webpOf(pixels, width)));
    }
  } catch (error) {
    if (error instanceof PictureError || (error instanceof Error && 'code' in error)) throw error;
    throw new PictureError(
      said(
        'gambar ini rusak; simpan sekali lagi sebagai JPEG',
        'the picture is broken; save it again as JPEG',
      ),
    );
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

async function pixelsOf(path: string, width: number): Promise<Pixels> {
  const { data, info } = await resized(path, width).raw().toBuffer({ resolveWithObject: true });
  return { data, raw: info };
}

const shrunk = ({ data, raw }: Pixels, width: number) =>
  sharp(data, { raw }).resize({ width, withoutEnlargement: true });

const avifOf = (pixels: Pixels, width: number): Promise<Buffer> =>
  shrunk(pixels, width).avif(ENCODING.avif).toBuffer();

async function webpOf(pixels: Pixels, width: number): Promise<Buffer> {
  const { quality, effort, lowest, step } = ENCODING.webp;
  const budget = budgetOf(width) ?? Number.POSITIVE_INFINITY;
  const { data, info: raw } = await shrunk(pixels, width).raw().toBuffer({ resolveWithObject: true });
  for (let tried: number = quality; ; tried -= step) {
    const webp = await sharp(data, { raw }).webp({ quality: tried, effort }).toBuffer();
    if (webp.length <= budget || tried - step < lowest) return webp;
  }
}

/** A picture that already has the wanted form is copied: encoding it again could only make it worse. */
async function asItIs(path: string, metadata: Metadata, width: number): Promise<Buffer | undefined> {
  const { format, pages = 1, exif, icc, xmp, iptc, orientation = 1 } = metadata;
  const isPlain = format === 'webp' && pages === 1 && !exif && !icc && !xmp && !iptc && orientation === 1;
  if (!isPlain || metadata.width > width) return undefined;
  const data = await readable(() => readFile(path));
  return data.length <= (budgetOf(width) ?? 0) ? data : undefined;
}
