/** The sound of a turning page (spec §2 Guide). */
export interface PageTurnSound {
  /**
   * Plays it once; silent where the browser has no sound or refuses it. Never throws.
   * @param volume 0 to 1
   */
  play(volume: number): void;
}
