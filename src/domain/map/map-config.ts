import type { Bounds, Position } from './geometry.ts';

/** How a zone is drawn beside its hue, so that nobody needs the hue (spec §2 Map page). */
export type ZonePattern =
  | 'none'
  | 'falling'
  | 'rising'
  | 'upright'
  | 'plus'
  | 'grid'
  | 'dots'
  | 'level'
  | 'dashes';

/** A zone of the detailed plan, with what may be built there (spec §2 Map page). */
export interface Zone {
  /** As the plan writes it, 'R-2'; unique. */
  readonly code: string;
  readonly name: string;
  /** The row of the legend that it stands in. */
  readonly group: string;
  readonly light: string;
  readonly dark: string;
  readonly pattern: ZonePattern;
  /** KDB: the part of the land that may be built on, in percent. */
  readonly coverage: number;
  /** KLB: all floors beside the land. */
  readonly floorRatio: number;
  /** KDH: the part of the land that stays green, in percent. */
  readonly green: number;
  readonly storeys: number;
  /** The top of the roof, in metres. */
  readonly height: number;
  /** GSB, in metres: from the street, from behind, from each side. */
  readonly setback: Setback;
  /** Where the regulation says so: 'pasal 42 dan lampiran 11'. */
  readonly clause: string;
}

/** Metres that a building keeps from the edges of its land. */
export interface Setback {
  readonly front: number;
  readonly rear: number;
  readonly side: number;
}

/** Something that people do on land: a shop, a boarding house. */
export interface Activity {
  readonly id: string;
  readonly name: string;
  /** Other words for it. */
  readonly words: readonly string[];
  /** Zones that allow it. */
  readonly allowed: readonly string[];
  /** Zones that allow it with conditions, and which. All other zones forbid it. */
  readonly conditional: Readonly<Record<string, string>>;
}

/** Where a layer's data comes from. */
export type LayerSource =
  | { readonly kind: 'tiles'; readonly layer: string }
  | { readonly kind: 'geojson'; readonly url: string }
  | { readonly kind: 'pmtiles'; readonly url: string; readonly layer: string }
  | { readonly kind: 'xyz'; readonly url: string }
  | { readonly kind: 'wms'; readonly url: string; readonly layers: string };

/** A row of a layer's legend. */
export interface LegendRow {
  readonly label: string;
  readonly look: LayerLook;
}

/** How features of a layer are drawn. */
export type LayerLook =
  | { readonly kind: 'area'; readonly colour: string }
  | { readonly kind: 'hatch'; readonly colour: string }
  | {
      readonly kind: 'line';
      readonly colour: string;
      readonly width: number;
      readonly dash?: readonly number[];
    }
  | { readonly kind: 'point'; readonly colour: string };

/** A layer of the catalogue as the map shows it (spec §2 Map page). */
export interface LayerConfig {
  /** The id that the catalogue has for it, 'rtrw-pola-ruang'. */
  readonly id: string;
  readonly source: LayerSource;
  /** The state of the data, ISO 8601. */
  readonly date: string;
  /** Whom it comes from, in words: 'Perwali 31/2021'. */
  readonly origin: string;
  /** The attribute by which its features differ; a legend row is chosen where its label equals it. */
  readonly attribute?: string;
  readonly legend: readonly LegendRow[];
}

/** A layer that is not chosen but looked up for a place: flood, heritage, strategic area. */
export interface SpecialLayer {
  readonly id: string;
  /** 'Rawan banjir' */
  readonly name: string;
  readonly url: string;
  readonly look: LayerLook;
  /** The attributes of a feature that hold its name and what follows from it. */
  readonly title: string;
  readonly advice: string;
}

/** The regulation that zones come from. */
export interface MapRegulation {
  readonly title: string;
  readonly about: string;
  /** ISO 8601. */
  readonly date: string;
  /** Words by which the site's own search finds it. */
  readonly found: string;
}

/** The map of a city (docs/map.md). */
export interface MapConfig {
  readonly bounds: Bounds;
  readonly centre: Position;
  /** PMTiles of the base map, blocks and parcels. */
  readonly tiles: string;
  /** The folder of the lists by which places are found, with a slash at its end. */
  readonly index: string;
  /** The folder of the layers' pictures. */
  readonly pictures: string;
  /** The folder of the zones' sheets, a PDF for each named by its code in lower case; absent where there are none. */
  readonly sheets?: string;
  readonly attribution: string;
  /** The attributes of a parcel. */
  readonly attributes: {
    readonly parcel: string;
    readonly zone: string;
    readonly area: string;
    readonly address: string;
  };
  readonly regulation: MapRegulation;
  readonly layers: readonly LayerConfig[];
  readonly special: readonly SpecialLayer[];
  readonly zones: readonly Zone[];
  readonly activities: readonly Activity[];
}
