import type { Polygon, Position } from './geometry.ts';

/** A parcel as the map's tiles hold it. */
export interface Parcel {
  readonly id: string;
  readonly zone: string;
  /** In square metres. */
  readonly area: number;
  readonly address: string;
  readonly shape: Polygon;
}

/** A special area that touches a place. */
export interface SpecialHit {
  readonly layer: string;
  readonly title: string;
  readonly advice: string;
}

/** What the data says of a place (spec §2 Map page). */
export interface PlaceFacts {
  readonly at: Position;
  /** None on a street, in water, outside the city. */
  readonly parcel?: Parcel;
  /** The zone of ground that the plan numbers no parcel on, such as a green bank of the river. */
  readonly zone?: string;
  readonly kelurahan?: string;
  readonly district?: string;
  readonly special: readonly SpecialHit[];
  /** Special layers that did not answer, by their names. */
  readonly unknown: readonly string[];
}
