import type { Bounds } from '../../domain/map/geometry.ts';
import type { MapView } from '../../domain/map/map-view.ts';

/** What happens to the drawn map. */
export type CanvasEvent =
  | { readonly type: 'map.opened' }
  | { readonly type: 'map.refused'; readonly reason: string }
  | { readonly type: 'map.drawn' }
  | { readonly type: 'map.moved'; readonly view: MapView; readonly bounds: Bounds }
  | { readonly type: 'map.lost'; readonly message: string };
