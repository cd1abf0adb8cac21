import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Face } from './sheet.ts';

/** The weights that documents and pictures are set in. */
const WEIGHTS = { body: 450, bold: 800 } as const;

/** The names of those weights. */
export type PaperFont = keyof typeof WEIGHTS;

const made = new WeakMap<Face, Map<PaperFont, Promise<Buffer>>>();

/**
 * Gives a face in one weight as TrueType, which a PDF embeds; no variable font can be embedded there.
 * @param name body or bold
 */
export function paperFont(face: Face, name: PaperFont): Promise<Buffer> {
  const fonts = made.get(face) ?? new Map<PaperFont, Promise<Buffer>>();
  made.set(face, fonts);
  const font = fonts.get(name) ?? cutFont(face, name);
  fonts.set(name, font);
  return font;
}

async function cutFont({ file, characters }: Face, name: PaperFont): Promise<Buffer> {
  return subsetFont(await readFile(file), characters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: WEIGHTS[name] },
  });
}
