import type { Size } from '../kit/canvas.ts';
import type { Point, Polygon } from '../kit/geometry.ts';
import type { Cut } from '../kit/subdivide.ts';
import type { PaletteName } from './palettes.ts';

/** A river across the picture; shares are of its width or height. */
export interface RiverOptions {
  /** Where its middle runs: share of the height, or of the width when it runs downwards. */
  readonly at: number;
  readonly swing: number;
  /** How many radians of the bend fit in the picture, and where the bend starts. */
  readonly bends: number;
  readonly phase: number;
  /** Half its width in pixels at scale 1. */
  readonly half: number;
  readonly downwards?: boolean;
  /** How far it falls from left to right, as a share of the height. */
  readonly fall?: number;
}

/** What a view of the city shows. */
export interface CityOptions {
  readonly palette: PaletteName;
  readonly seed: number;
  /** How near it is seen; 1 shows a house of about 20 pixels. */
  readonly scale: number;
  /** How far the streets turn, in radians. */
  readonly angle: number;
  readonly river?: RiverOptions;
  /** Sea along the top: where the shore runs, and how far it falls from left to right. */
  readonly sea?: { readonly at: number; readonly phase: number; readonly tilt: number };
  /** Forest on a hill, with contours; shares of the picture. */
  readonly hill?: { readonly x: number; readonly y: number; readonly radius: number };
  /** More fields (above 0) or fewer (below). */
  readonly rural?: number;
  /** Share of parcels that are marked in gold. */
  readonly marked?: number;
  /** Colours other than those of the palette. */
  readonly water?: { readonly body: string; readonly edge: string; readonly bank: string };
}

/** What a block of the city is used for. */
export type Use = 'home' | 'trade' | 'public' | 'park' | 'forest' | 'bank' | 'field';

/** A block between streets; `tone` (0 to 1) picks among its colours or kinds. */
export interface Block {
  readonly shape: Polygon;
  readonly use: Use;
  readonly tone: number;
}

/** A piece of land within a block. */
export interface Parcel extends Block {
  readonly marked: boolean;
}

/** A building: the corners of its rectangle, and how high it is (1 is a house). */
export interface Building {
  readonly corners: readonly [Point, Point, Point, Point];
  readonly use: Use;
  readonly height: number;
  readonly tone: number;
}

/** A tree, radius in pixels; `yard` is one beside a house. */
export interface Tree {
  readonly yard: boolean;
  readonly at: Point;
  readonly radius: number;
  readonly tone: number;
}

/** Where water and hills are. */
export interface Terrain {
  readonly river: readonly Point[];
  readonly riverHalf: number;
  readonly shore: readonly Point[];
  /** Pixels from the nearest water; negative in it. */
  readonly dryness: (at: Point) => number;
  /** Above 0.3 is forest. */
  readonly height: (at: Point) => number;
  /** Above 0.5 is fields. */
  readonly rural: (at: Point) => number;
  /** Above 0.6 is trade. */
  readonly trade: (at: Point) => number;
}

/** Everything that stands in a view of the city, before a colour is chosen. */
export interface CityPlan {
  readonly size: Size;
  readonly scale: number;
  readonly terrain: Terrain;
  readonly streets: readonly Cut[];
  readonly blocks: readonly Block[];
  readonly parcels: readonly Parcel[];
  readonly buildings: readonly Building[];
  readonly trees: readonly Tree[];
  readonly bridges: readonly Bridge[];
}

/** A street over the river, half its width in pixels. */
export interface Bridge {
  readonly from: Point;
  readonly to: Point;
  readonly half: number;
}
