import * as texts from './texts.ts';

/** The guide document (spec §2 Guide): its address, and the name it is saved under. */
export const GUIDE = {
  file: '/panduanbupc.pdf',
  downloadName: 'panduan-bupc.pdf',
  /** Says to the service worker that the document is going to be read in parts. */
  partsHeader: 'x-in-parts',
} as const;

/**
 * Names the guide after its centre, as in 'Panduan BUPC' (spec §2 Guide).
 * @param abbreviation of the centre whose guide it is
 */
export function guideTitle(abbreviation: string): string {
  return texts.panduan(abbreviation);
}

/** How loud a page turns, from 0 to 1 (spec §9 Guide). */
export const TURN_VOLUME = 0.2;

/**
 * Says which page is shown (spec §2 Guide).
 * @param index zero-based
 */
export function pageLabel(index: number, pageCount: number): string {
  return texts.halamanDari(index + 1, pageCount);
}

/** Says why the document could not be loaded (spec §8 Guide). */
export function loadFailureText(message: string): string {
  return texts.gagalMemuatPdf(message);
}
