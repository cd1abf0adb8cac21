import type { InspectorPlace } from '../../application/inspection/messages.ts';
import { keptTextsIn } from './kept-texts.ts';

const KEY = 'qa_inspector_place';
const PLACES: readonly InspectorPlace[] = ['below', 'beside', 'window'];

const ofTab = keptTextsIn(() => sessionStorage);

/** Where the inspector of this tab stood before a reload of the page; undefined where that is not known. */
export function readPlace(): InspectorPlace | undefined {
  const kept = ofTab.read(KEY);
  return PLACES.find((place) => place === kept);
}

/** Keeps it; a browser that refuses storage forgets it with the page. */
export function keepPlace(place: InspectorPlace): void {
  ofTab.keep(KEY, place);
}
