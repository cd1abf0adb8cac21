import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { PLAIN_TEXT, WHOLE_FONT } from './make-font.ts';

/** The weights that printed documents are set in. */
export const PAPER_WEIGHTS = { body: 450, bold: 800 } as const;

/** The names of those weights in a document. */
export type PaperFont = keyof typeof PAPER_WEIGHTS;

/**
 * Gives the site's face in one weight as TrueType, which a PDF embeds; no variable font can be embedded there.
 * @param name body or bold
 */
export async function paperFont(name: PaperFont): Promise<Buffer> {
  return subsetFont(await readFile(WHOLE_FONT), PLAIN_TEXT, {
    targetFormat: 'sfnt',
    variationAxes: { wght: PAPER_WEIGHTS[name] },
  });
}
