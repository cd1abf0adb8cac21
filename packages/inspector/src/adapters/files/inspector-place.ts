import { keptTextsIn } from '../../application/inspection/kept-texts.ts';
import type { InspectorPlace } from '../../application/inspection/messages.ts';

const KEY = 'qa_inspector_place';

export const ofTab = keptTextsIn(() => sessionStorage);

/** Where the inspector of this tab was before the page was reloaded; `below` where that is unknown or no longer exists. */
export function readPlace(): InspectorPlace {
  return ofTab.read(KEY) === 'window' ? 'window' : 'below';
}

/** Stores the place; where the browser refuses storage, it is lost with the page. */
export function keepPlace(place: InspectorPlace): void {
  ofTab.keep(KEY, place);
}
