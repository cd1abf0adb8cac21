import type { MapPicture } from '../../../application/ports/map-engine.ts';

/**
 * Whether two pictures differ only in what the visitor marked: the chosen parcel, the measured line, the own position.
 * Then only one source has to change, and the style need not be compared.
 */
export function differInMarksAlone(before: MapPicture, after: MapPicture): boolean {
  return rest(before) === rest(after);
}

// Compared layers are drawn as two styles, each with its own marks.
function rest({ layers, dark, activity, compared }: MapPicture): string {
  return JSON.stringify([layers, dark, activity, compared]);
}
