/**
 * The two builds of the library that reads the guide: the modern one, and the one for browsers that lack what it needs.
 */
export type PdfBuild = 'modern' | 'legacy';

/** The browser features that the modern build needs, by name; a test finds them in the build itself. */
export const NEEDED_BY_MODERN: readonly string[] = [
  'AbortSignal.any',
  'ArrayBuffer.prototype.transferToFixedLength',
  'Iterator.prototype.filter',
  'Iterator.prototype.toArray',
  'Map.prototype.getOrInsert',
  'Map.prototype.getOrInsertComputed',
  'Math.sumPrecise',
  'Promise.try',
  'Promise.withResolvers',
  'ReadableStream.prototype.@@asyncIterator',
  'Response.prototype.bytes',
  'RegExp.escape',
  'URL.parse',
  'Uint8Array.fromBase64',
  'Uint8Array.prototype.toBase64',
  'Uint8Array.prototype.toHex',
];

/**
 * Gives the build that a browser can run.
 * @param has whether the browser has a feature such as `Promise.try`
 */
export const pdfBuildFor = (has: (name: string) => boolean): PdfBuild =>
  NEEDED_BY_MODERN.every(has) ? 'modern' : 'legacy';
