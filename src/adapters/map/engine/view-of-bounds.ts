import type { Bounds } from '../../../domain/map/geometry.ts';
import type { MapView, Padding } from '../../../domain/map/map-view.ts';

const TILE_PX = 512;
/** The closest zoom for fitting bounds: the smallest parcel with the street before it. */
const NEAREST = 18.5;

/**
 * Gives the view in which bounds fit into the part of the map that no panel covers.
 * @param size of the map, in CSS pixels
 */
export function viewOfBounds(
  [west, south, east, north]: Bounds,
  size: { readonly width: number; readonly height: number },
  padding: Padding,
): MapView {
  const [top, bottom] = [mercator(north), mercator(south)];
  const width = Math.max(1, size.width - padding.left - padding.right);
  const height = Math.max(1, size.height - padding.top - padding.bottom);
  const zoom = Math.min(
    Math.log2(width / (TILE_PX * Math.max((east - west) / 360, Number.EPSILON))),
    Math.log2(height / (TILE_PX * Math.max(bottom - top, Number.EPSILON))),
    NEAREST,
  );
  return { centre: [(west + east) / 2, latitude((top + bottom) / 2)], zoom };
}

// From 0 in the north to 1 in the south.
function mercator(lat: number): number {
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) / (2 * Math.PI);
}

function latitude(y: number): number {
  return (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90;
}
