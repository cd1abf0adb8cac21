/** What a browser tells of its visitor's wish for less data; undefined where it cannot tell. */
export interface DataSavingHints {
  /** The browser's data saver is on. */
  readonly saveData: boolean | undefined;
  /** The system asks pages for less data. */
  readonly prefersReduced: boolean;
}

/** Whether the visitor wants to be sent less (spec §2 Data saver). */
export const savesData = ({ saveData, prefersReduced }: DataSavingHints): boolean =>
  saveData === true || prefersReduced;

/** Whether what moves begins by itself: for nobody who wants less motion or less data. */
export const beginsByItself = (isMotionReduced: boolean, isSaving: boolean): boolean =>
  !isMotionReduced && !isSaving;

/**
 * Gives the widths that a picture is offered in: the smallest alone to whoever saves data.
 * @param widths ascending
 */
export const offeredWidths = <Width>(widths: readonly Width[], isSaving: boolean): readonly Width[] =>
  isSaving ? widths.slice(0, 1) : widths;
