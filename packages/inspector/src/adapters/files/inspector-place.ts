import type { InspectorPlace } from '../../application/inspection/messages.ts';
import { keptTextsIn } from './kept-texts.ts';

const KEY = 'qa_inspector_place';

const ofTab = keptTextsIn(() => sessionStorage);

/** Where the inspector of this tab stood before a reload of the page; below where that is not known, or is no more. */
export function readPlace(): InspectorPlace {
  return ofTab.read(KEY) === 'window' ? 'window' : 'below';
}

/** Keeps it; a browser that refuses storage forgets it with the page. */
export function keepPlace(place: InspectorPlace): void {
  ofTab.keep(KEY, place);
}
