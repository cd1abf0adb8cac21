/** A browser's hints that its visitor wants less data; undefined where it gives none. */
export interface DataSavingHints {
  /** The browser's data saver is on. */
  readonly saveData: boolean | undefined;
  /** The system asks pages for less data. */
  readonly prefersReduced: boolean;
}

/** Whether the visitor asks for less data (spec §2 Data saver). */
export const savesData = ({ saveData, prefersReduced }: DataSavingHints): boolean =>
  saveData === true || prefersReduced;

/** Whether moving content starts by itself: not for visitors who ask for less motion or less data. */
export const beginsByItself = (isMotionReduced: boolean, isSaving: boolean): boolean =>
  !isMotionReduced && !isSaving;

/**
 * Gives the widths in which a picture is offered: only the smallest to visitors who save data.
 * @param widths ascending
 */
export const offeredWidths = <Width>(widths: readonly Width[], isSaving: boolean): readonly Width[] =>
  isSaving ? widths.slice(0, 1) : widths;
