import type { MapPicture } from '../../../application/ports/map-engine.ts';

/**
 * Whether two pictures differ in nothing but what the visitor marked: the chosen parcel, what is measured, the own place.
 * Then one source changes, and neither the style nor what is read has to be compared.
 */
export function differInMarksAlone(before: MapPicture, after: MapPicture): boolean {
  return rest(before) === rest(after);
}

// What is compared is drawn as two styles; its marks come with them.
function rest({ layers, dark, activity, compared }: MapPicture): string {
  return JSON.stringify([layers, dark, activity, compared]);
}
