import type { Position } from '../../domain/map/geometry.ts';

/** What happens to the setbacks of a parcel. */
export type SetbackEvent = { readonly type: 'setback.asked'; readonly at: Position };
