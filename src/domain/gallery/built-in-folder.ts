/** A folder of the built-in gallery as the office's file names it (spec §9 Gallery). */
export interface BuiltInFolder {
  readonly id: string;
  readonly name: string;
  readonly caption: string;
  /** The day of its making: '2024-11-18'. */
  readonly created: string;
  /** The folders of its photos below /media, newest first. */
  readonly photos: readonly string[];
}
