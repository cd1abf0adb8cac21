import { open, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { said } from '../language.ts';
import { ENDINGS, HEIC, REFUSED_ENDINGS } from './picture-endings.ts';

/** The most that a picture may weigh, in bytes, before it is looked at. */
export const MAX_PICTURE_BYTES = 60 * 1024 * 1024;
/** The most pixels a picture may have: more than any camera of an office, less than memory would notice. */
export const MAX_PIXELS = 64_000_000;

/** Thrown for a file that cannot be taken as a picture; its message says why and what to do. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
}

const megapixels = (pixels: number): string => `${Math.round(pixels / 1_000_000)} megapixels`;

/**
 * Looks at a file before it is drawn: reads no more of it than its header.
 * @param ending the ending of its name, when the path has none of its own; undefined takes that of the path, '' none
 * @throws PictureError where it is no picture that can be taken, or none that its ending says
 */
export async function probePicture(path: string, ending = extname(path).toLowerCase()): Promise<Metadata> {
  const refused = REFUSED_ENDINGS.get(ending);
  if (refused !== undefined) throw new PictureError(refused);
  const { size } = await readable(() => stat(path));
  if (size === 0)
    throw new PictureError(
      said(
        'berkas ini kosong (0 bita); simpan gambarnya sekali lagi',
        'the file is empty (0 bytes); save the picture again',
      ),
    );
  if (size > MAX_PICTURE_BYTES) {
    throw new PictureError(
      said(
        `berkas ini ${Math.round(size / 1_048_576)} MB, paling besar ${MAX_PICTURE_BYTES / 1_048_576}`,
        `the file has ${Math.round(size / 1_048_576)} MB; at most ${MAX_PICTURE_BYTES / 1_048_576} are taken`,
      ),
    );
  }
  const metadata = await headerOf(path);
  if (metadata.compression === 'hevc') throw new PictureError(HEIC);
  const endings = ENDINGS[metadata.format ?? ''];
  if (endings === undefined) {
    throw new PictureError(
      REFUSED_ENDINGS.get(`.${metadata.format}`) ??
        said('ini bukan gambar; simpan sebagai JPEG', 'this is no picture; save it as JPEG'),
    );
  }
  const pixels = metadata.width * metadata.height;
  if (pixels > MAX_PIXELS) {
    throw new PictureError(
      said(
        `gambar ini ${megapixels(pixels)} (${metadata.width} × ${metadata.height}), paling besar ${megapixels(MAX_PIXELS)}`,
        `the picture has ${megapixels(pixels)} (${metadata.width} × ${metadata.height}); at most ${megapixels(MAX_PIXELS)} are taken`,
      ),
    );
  }
  if (ending !== '' && !endings.includes(ending)) {
    throw new PictureError(
      said(
        `isinya ${metadata.format?.toUpperCase()}; akhiri namanya dengan ${endings[0]}`,
        `this is ${metadata.format?.toUpperCase()}; let its name end with ${endings[0]}`,
      ),
    );
  }
  return metadata;
}

/** The pixels of a picture as it is shown. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Gives the pixels of a picture, turned as its camera recorded.
 * @throws PictureError where it is no picture
 */
export async function pixelSizeOf(path: string): Promise<PixelSize> {
  const { width, height, orientation = 1 } = await headerOf(path);
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/**
 * Reads a file that is to be a picture.
 * @throws PictureError where the system does not let it be read
 */
export async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new PictureError(
      said(
        `berkas ini tidak dapat dibaca (${error.code}); periksa haknya`,
        `the file cannot be read (${error.code}); look at its rights`,
      ),
      { cause: error },
    );
  }
}

async function headerOf(path: string): Promise<Metadata> {
  try {
    // The limit is ours, so the message is written here and not by sharp.
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    throw new PictureError(
      (await isHeic(path))
        ? HEIC
        : said(
            'ini bukan gambar, atau gambar rusak; simpan sekali lagi sebagai JPEG',
            'this is no picture, or a broken one; save it again as JPEG',
          ),
    );
  }
}

// The formats of photos from phones, whatever the name of the file.
async function isHeic(path: string): Promise<boolean> {
  const file = await readable(() => open(path));
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0);
    return /^ftyp(?:hei|hev|mif|msf)/.test(buffer.toString('latin1', 4));
  } finally {
    await file.close();
  }
}
