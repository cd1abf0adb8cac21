import type { FormerNumber } from '../shared/parcel/old-numbers.ts';
import type { Polygon, Position } from './geometry.ts';
import type { Ground } from './ground.ts';

/** A parcel of the map's tiles. */
export interface Parcel {
  readonly id: string;
  readonly zone: string;
  /** In square metres. */
  readonly area: number;
  readonly address: string;
  /** The part of it that is at the place. */
  readonly shape: Polygon;
  /** Its other parts; absent where it is one. */
  readonly others?: readonly Polygon[];
  /** Its zones with their square metres, the largest first, '' where the plan has none; absent where it lies in one. */
  readonly parts?: readonly { readonly zone: string; readonly area: number }[];
}

/** A parcel near a place that has none. */
export interface NearParcel {
  /** 'A' for the nearest; it marks the parcel on the map and in the list. */
  readonly letter: string;
  readonly id: string;
  readonly zone: string;
  readonly address: string;
  /** Whole metres from the place to its edge. */
  readonly metres: number;
  /** A position inside it. */
  readonly at: Position;
}

/** A special area that touches a place. */
export interface SpecialHit {
  readonly layer: string;
  readonly title: string;
  readonly advice: string;
}

/** The data of a place (spec §2 Map page). */
export interface PlaceFacts {
  readonly at: Position;
  /** Absent on a street, in water, outside the city. */
  readonly parcel?: Parcel;
  /** The zone of ground that has no parcel number, such as a green river bank. */
  readonly zone?: string;
  /** The street or the water there, where no parcel is. */
  readonly ground?: Ground;
  /** The parcels nearest to a place without one. */
  readonly nearest?: readonly NearParcel[];
  readonly kelurahan?: string;
  readonly district?: string;
  readonly special: readonly SpecialHit[];
  /** Names of special layers that could not be read. */
  readonly unknown: readonly string[];
  /** What is to be said of the number that it was asked for by. */
  readonly former?: FormerNumber;
}
