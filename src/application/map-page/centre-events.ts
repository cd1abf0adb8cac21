import type { Position } from '../../domain/map/geometry.ts';

/** What happens to the map's centre. */
export type CentreEvent = { readonly type: 'centre.moved'; readonly at: Position };
