import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { write } from '../paths.ts';

/** The whole face, from the root of the project. */
export const WHOLE_FONT =
  'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/** Where the font of a page's first view stands, from the root of the project. */
export const PLAIN_FONT = 'src/ui/styles/fonts/jakarta-plain.woff2';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** What Indonesian and the texts of the site are written with; any other character brings the whole font. */
export const PLAIN_TEXT = `${ASCII}\u00a0§©°²³·×Éé–—‘’“”•…`;

/** The weights of the site's styles. */
export const WEIGHTS = { min: 400, max: 800 } as const;

/** The features that browsers turn on by themselves, and the figures of one width. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

/** Gives the font of a page's first view as WOFF2: the face in the characters and weights that nearly every page needs. */
export async function plainFont(): Promise<Buffer> {
  return subsetFont(await readFile(WHOLE_FONT), PLAIN_TEXT, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
}

/** Writes the font of a page's first view. */
export async function makeFont(): Promise<void> {
  write(PLAIN_FONT, await plainFont());
}
