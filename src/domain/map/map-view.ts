import type { Position } from './geometry.ts';

/** The view of the map: the position of its middle (`centre`), and its zoom as MapLibre counts it. */
export interface MapView {
  readonly centre: Position;
  readonly zoom: number;
}

/** Pixels that panels cover at each side. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
