import * as sharedTexts from '../shared/texts.ts';
import * as texts from './texts.ts';

/** The guide as a file that is saved. */
export interface GuideDocument {
  readonly url: string;
  readonly name: string;
  readonly fallbackUrl: string;
}

/** Says to the service worker that the document is going to be read in parts. */
export const PARTS_HEADER = 'x-in-parts';

/**
 * Says what is saved as the guide (spec §2 Guide), under such a name as 'panduan-bupc.pdf'.
 * @param guideFile its address
 * @param abbreviation of the centre whose guide it is
 */
export function guideDocument({
  guideFile,
  abbreviation,
}: {
  guideFile: string;
  abbreviation: string;
}): GuideDocument {
  const name = `panduan-${abbreviation.toLowerCase().replace(/[^a-z\d]+/g, '-')}.pdf`;
  return { url: guideFile, name, fallbackUrl: guideFile };
}

/**
 * Names the guide after its centre, as in 'Panduan BUPC' (spec §2 Guide).
 * @param abbreviation of the centre whose guide it is
 */
export function guideTitle(abbreviation: string): string {
  return sharedTexts.guideOf(abbreviation);
}

/** How loud a page turns, from 0 to 1 (spec §9 Guide). */
export const TURN_VOLUME = 0.2;

/**
 * Says which page is shown (spec §2 Guide).
 * @param index zero-based
 */
export function pageLabel(index: number, pageCount: number): string {
  return texts.pagePosition({ number: index + 1, count: pageCount });
}

/** Says why the document could not be loaded (spec §8 Guide). */
export function loadFailureText(message: string): string {
  return texts.failedText(message);
}
