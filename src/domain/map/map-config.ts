import type { Bounds, Position } from './geometry.ts';

/** The pattern of a zone in addition to its hue, so that the hue alone is never needed (spec §2 Map page). */
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
  /** The row of the legend that it belongs to. */
  readonly group: string;
  readonly light: string;
  readonly dark: string;
  readonly pattern: ZonePattern;
  /** Whether the office's table of activities says nothing of it. */
  readonly isUnruled?: true;
  /** Whether the map has no land of it: it may be one of an older plan, and is no answer to where something is permitted. */
  readonly isLandless?: true;
  /** Absent until the office has written them. */
  readonly buildingLimits?: ZoneLimits;
  /** The paragraph of the regulation: 'pasal 42 dan lampiran 11'; '' where the office names none. */
  readonly clause: string;
}

/** What may be built in a zone (spec §2 Map page). */
export interface ZoneLimits {
  /** KDB: the part of the land that may be built on, in percent. */
  readonly coverage: number;
  /** KLB: all floors together in relation to the land. */
  readonly floorRatio: number;
  /** KDH: the part of the land that stays green, in percent. */
  readonly green: number;
  readonly storeys: number;
  /** The top of the roof, in metres. */
  readonly height: number;
  /** GSB, in metres: from the street, from behind, from each side. */
  readonly setback: Setback;
}

/** Metres between a building and the edges of its land. */
export interface Setback {
  readonly front: number;
  readonly rear: number;
  readonly side: number;
}

/** Something that people do on land: a shop, a boarding house. */
export interface Activity {
  readonly id: string;
  readonly name: string;
  /** Synonyms. */
  readonly words: readonly string[];
  /** Zones that allow it. */
  readonly allowed: readonly string[];
  /** Zones that allow it within limits, such as a largest area, with them. */
  readonly limited: Readonly<Record<string, string>>;
  /** Zones that allow it with conditions, with the conditions. All other zones forbid it. */
  readonly conditional: Readonly<Record<string, string>>;
}

/** The source of a layer's data. */
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
  /** Its id in the catalogue, 'rtrw-pola-ruang'. */
  readonly id: string;
  readonly source: LayerSource;
  /** The date of the data, ISO 8601. */
  readonly date: string;
  /** Who published it, in words: 'Perwali 31/2021'. */
  readonly origin: string;
  /** The attribute that distinguishes its features; a feature gets the legend row whose label equals its value. */
  readonly attribute?: string;
  readonly legend: readonly LegendRow[];
}

/** A layer that visitors do not choose but that is looked up for each place: flood, heritage, strategic area. */
export interface SpecialLayer {
  readonly id: string;
  /** 'Rawan banjir' */
  readonly name: string;
  readonly url: string;
  readonly look: LayerLook;
  /** The attributes with a feature's name and its consequence. */
  readonly title: string;
  readonly advice: string;
  /** What rules it, where its text is here. */
  readonly rule?: RuleLink;
}

/** A link to what rules a zone or a special layer. */
export interface RuleLink {
  /** 'Pasal 6' */
  readonly words: string;
  readonly href: string;
}

/** The regulation that defines the zones. */
export interface MapRegulation {
  readonly title: string;
  readonly about: string;
  /** ISO 8601. */
  readonly date: string;
  /** Words under which the site's search finds it. */
  readonly found: string;
  /** The last part of its address, where its text stands on this site: 'perwali-31-2021'. */
  readonly slug?: string;
}

/** What a map has data of: the page leaves out what is missing. */
export interface MapContents {
  readonly parcels: boolean;
  readonly streets: boolean;
  readonly kelurahan: boolean;
}

/** The map of a city (docs/map.md). */
export interface MapConfig {
  readonly bounds: Bounds;
  readonly centre: Position;
  /** PMTiles of the base map, blocks and parcels. */
  readonly tiles: string;
  /** The folder of the index files, by which places are found; ends with a slash. */
  readonly index: string;
  /** The folder of the layers' pictures; absent where there are none. */
  readonly pictures?: string;
  /**
   * The folder of the zones' sheets, one PDF each, named by the zone's code in lower case; absent where there are none.
   */
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
  readonly has: MapContents;
  /** Present where numbers of parcels have changed hands, or have been given anew (docs/map.md). */
  readonly oldNumbers?: {
    /** The date of the map's data, ISO 8601; '' where the office has not written it. */
    readonly date: string;
  };
  readonly layers: readonly LayerConfig[];
  readonly special: readonly SpecialLayer[];
  readonly zones: readonly Zone[];
  readonly activities: readonly Activity[];
  /** The needs of the office (docs/content.md): what a parcel is chosen for, and where activities lead. */
  readonly needs: readonly { readonly id: string; readonly name: string }[];
}
