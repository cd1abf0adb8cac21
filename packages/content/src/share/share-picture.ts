import type { Face, Mark } from '../sheets/sheet.ts';

/** The largest that a picture may weigh, in bytes; messengers leave out what is much larger. */
export const MOST_BYTES = 100_000;

/** What the picture of a shared page shows. */
export interface SharePicture {
  /** Its file name without the ending. */
  readonly name: string;
  readonly kind: 'panel' | 'story';
  readonly title: string;
  /** The words under the rule: those in bold, and those after them. */
  readonly foot: readonly [string, (string | undefined)?];
  /** Address of the picture beside, on this site. */
  readonly cover?: string | undefined;
}

/** What all pictures of an office have in common. */
export interface ShareLook {
  readonly nameLines: readonly string[];
  readonly mark: Mark;
  readonly face: Face;
}
