import type { AskedPlace } from '../../domain/map/asked-place.ts';
import type { SharedPage } from '../ports/share.ts';

/** What happens to the card of a place. */
export type PlaceEvent =
  | { readonly type: 'place.asked'; readonly place: AskedPlace }
  | { readonly type: 'place.closed' }
  | { readonly type: 'place.retried' }
  | { readonly type: 'share.requested'; readonly page: SharedPage };
