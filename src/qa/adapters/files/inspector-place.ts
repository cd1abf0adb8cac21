import type { InspectorPlace } from '../../application/inspection/messages.ts';

const KEY = 'qa_inspector_place';
const PLACES: readonly InspectorPlace[] = ['below', 'beside', 'window'];

/** Where the inspector of this tab stood before a reload of the page; undefined where that is not known. */
export function readPlace(): InspectorPlace | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    return PLACES.find((place) => place === kept);
  } catch {
    return undefined;
  }
}

/** Keeps it; a browser that refuses storage forgets it with the page. */
export function keepPlace(place: InspectorPlace): void {
  try {
    sessionStorage.setItem(KEY, place);
  } catch {
    // The inspector works all the same.
  }
}
