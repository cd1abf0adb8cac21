import type { Bounds, Polygon, Position } from '../../domain/map/geometry.ts';
import type { MapView, Padding } from '../../domain/map/map-view.ts';

/** A layer on the map, the first on top. */
export interface ShownLayer {
  readonly id: string;
  /** From 0 to 1. */
  readonly opacity: number;
}

/** What the engine draws; plain data, handed over whole each time. */
export interface MapPicture {
  readonly layers: readonly ShownLayer[];
  readonly dark: boolean;
  /** The chosen parcel, and the area inside its setbacks. */
  readonly chosen?: { readonly outline: readonly Polygon[]; readonly inside?: readonly Polygon[] };
  /** Shades zones by an activity instead of their hues. */
  readonly activity?: {
    readonly allowed: readonly string[];
    readonly limited: readonly string[];
    readonly conditional: readonly string[];
  };
  /** A chosen position that is not a parcel. */
  readonly tapped?: Position;
  /** The street or the position that was searched for. */
  readonly searched?: Position;
  /** The parcels nearest to a chosen position that is none, by the letters that mark them. */
  readonly near?: readonly { readonly letter: string; readonly at: Position }[];
  readonly measured?: { readonly kind: 'length' | 'area'; readonly points: readonly Position[] };
  /** The visitor's own position. */
  readonly here?: Position;
  /** Two layers beside each other; `at` from 0 to 1 of the width. */
  readonly compared?: { readonly left: string; readonly right: string; readonly at: number };
}

/** The id that reports a failure of the map's own tiles. */
export const BASE_LAYER = 'kota';

/** The events of the engine; the map is lost where nothing of it can be drawn. */
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
  /** Draws into an element of the page; `listen` receives its events. @returns removes it again */
  open(
    element: object,
    view: MapView,
    picture: MapPicture,
    listen: (event: MapEngineEvent) => void,
  ): () => void;
  draw(picture: MapPicture): void;
  /** Moves to a view, or so that bounds fit. `padding` in CSS pixels: what panels cover of the map. */
  go(to: MapView | Bounds, padding: Padding, animated: boolean): void;
  /** @returns a picture of the present map, as a data: address; undefined where none can be made */
  picture(): Promise<string | undefined>;
  /** Gives the same at once, for a browser that prints by itself; undefined also where the map is dark, which paper is not. */
  pictureNow(): string | undefined;
}
