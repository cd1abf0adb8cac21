import { said } from '../language.ts';

/** The endings of each format that is taken. */
export const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  jpeg: ['.jpg', '.jpeg', '.jpe', '.jfif'],
  png: ['.png'],
  webp: ['.webp'],
  gif: ['.gif'],
  tiff: ['.tif', '.tiff'],
  heif: ['.avif'],
};

/** What to do with a HEIC. */
export const HEIC = said(
  'HEIC tidak dapat dibaca di sini; simpan sebagai JPEG',
  'HEIC cannot be read here; save it as JPEG',
);

/** The endings of files that are taken as pictures. */
export const PICTURE_ENDINGS: readonly string[] = Object.values(ENDINGS).flat();

/** The endings of pictures that people have but that cannot be taken, with what to do instead. */
export const REFUSED_ENDINGS: ReadonlyMap<string, string> = new Map([
  ['.svg', said('SVG dapat memuat skrip; simpan sebagai PNG', 'an SVG may hold scripts; save it as PNG')],
  ['.svgz', said('SVG dapat memuat skrip; simpan sebagai PNG', 'an SVG may hold scripts; save it as PNG')],
  ['.heic', HEIC],
  ['.heif', HEIC],
  [
    '.bmp',
    said('BMP tidak dapat dibaca di sini; simpan sebagai PNG', 'BMP cannot be read here; save it as PNG'),
  ],
  [
    '.psd',
    said('ini bukan gambar jadi; simpan sebagai JPEG', 'this is no finished picture; save it as JPEG'),
  ],
]);
