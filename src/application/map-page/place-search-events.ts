import type { FoundPlace } from '../../domain/map/place-search.ts';

/** What happens to the search for places. */
export type PlaceSearchEvent =
  | { readonly type: 'query.changed'; readonly query: string }
  | { readonly type: 'query.submitted' }
  | { readonly type: 'query.cleared' }
  | { readonly type: 'result.chosen'; readonly place: FoundPlace }
  | { readonly type: 'search.retried' };
