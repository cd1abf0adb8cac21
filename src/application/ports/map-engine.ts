import type { Bounds, Polygon, Position } from '../../domain/map/geometry.ts';

/** What the map shows: its centre, and its zoom as MapLibre counts it. */
export interface MapView {
  readonly centre: Position;
  readonly zoom: number;
}

/** A layer on the map, the first on top. */
export interface ShownLayer {
  readonly id: string;
  /** From 0 to 1. */
  readonly opacity: number;
}

/** What the engine is to draw; plain data, drawn as a whole each time. */
export interface MapPicture {
  readonly layers: readonly ShownLayer[];
  readonly dark: boolean;
  /** The chosen parcel, and the part of it that setbacks leave. */
  readonly chosen?: { readonly shape: Polygon; readonly inside?: Polygon | undefined };
  /** Shades zones by an activity instead of their hues. */
  readonly activity?: { readonly allowed: readonly string[]; readonly conditional: readonly string[] };
  /** A chosen place that is no parcel. */
  readonly place?: Position;
  /** The middle of the street that stands in the search. */
  readonly street?: Position;
  readonly measured?: { readonly kind: 'length' | 'area'; readonly points: readonly Position[] };
  /** The visitor's own place. */
  readonly here?: Position;
  /** Two layers beside each other; `at` from 0 to 1 of the width. */
  readonly compared?: { readonly left: string; readonly right: string; readonly at: number };
}

/** The id under which a failure of the map's own tiles is told. */
export const BASE_LAYER = 'kota';

/** What the engine says; the map is lost where nothing of it can be drawn. */
export type MapEngineEvent =
  | { readonly type: 'map.drawn' }
  | { readonly type: 'map.moved'; readonly view: MapView; readonly bounds: Bounds }
  | { readonly type: 'map.clicked'; readonly at: Position }
  | { readonly type: 'layer.failed'; readonly id: string; readonly message: string }
  | { readonly type: 'map.lost'; readonly message: string };

/** Draws the map (spec §2 Map page). */
export interface MapEngine {
  /** Whether this browser can draw at all. */
  readonly canDraw: () => boolean;
  /** Draws into an element; `listen` hears what happens. @returns takes it away again */
  open(
    element: HTMLElement,
    view: MapView,
    picture: MapPicture,
    listen: (event: MapEngineEvent) => void,
  ): () => void;
  draw(picture: MapPicture): void;
  /** Goes to a view, or so that bounds fit. `padding` in CSS pixels: what of the map panels cover. */
  go(to: MapView | Bounds, padding: Padding, animated: boolean): void;
  /** @returns a picture of the map as it stands, as a data: address; nothing where none can be made */
  picture(): Promise<string | undefined>;
}

/** Pixels that panels cover at each side. */
export interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
