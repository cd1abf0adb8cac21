import type { Bounds, Position } from './geometry.ts';

/** A kelurahan of the map: `indeks/kota.json` is a list of them (docs/map.md). */
export interface Kelurahan {
  /** Two to thirteen digits; the numbers of its parcels begin with them and a point. */
  readonly id: string;
  readonly name: string;
  readonly district: string;
  readonly centre: Position;
  readonly bounds: Bounds;
  readonly parcels: number;
  /** Parcels of each zone, by code. */
  readonly zones: Readonly<Record<string, number>>;
}

/** A street: `indeks/jalan.json` is a list of them. */
export interface Street {
  readonly name: string;
  readonly centre: Position;
  /** Ids of the kelurahan in which it has parcels. */
  readonly kelurahan: readonly string[];
}

/** A parcel of the index: `indeks/persil-{kelurahan}.json` is a list of them. */
export interface ParcelEntry {
  /** '05.0148' */
  readonly id: string;
  /** 'Jalan Nakhoda VI 14' */
  readonly address: string;
  readonly zone: string;
  /** In square metres. */
  readonly area: number;
  /** A position inside it. */
  readonly at: Position;
}
