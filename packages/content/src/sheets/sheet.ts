/** A limit of a zone: its name, what that means, and how much it is. */
export interface LimitRow {
  readonly name: string;
  readonly meaning: string;
  readonly value: string;
}

/** How far a zone lets an activity be. */
export type SheetPermission = 'allowed' | 'limited' | 'conditional' | 'forbidden';

/** An activity, with what it has to keep to where it is allowed with conditions. */
export interface SheetActivity {
  readonly name: string;
  readonly condition?: string;
}

/** A pattern as the map paints it: RGBA pixels of one tile, and how wide the tile is on paper, in points. */
export interface PatternTile {
  readonly pixels: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly side: number;
}

/** What the sheet of a zone says, in the words that stand on it. */
export interface ZoneSheet {
  /** The document's title; heads every page after the first. */
  readonly title: string;
  /** The name of its file: 'r-2.pdf'. */
  readonly file: string;
  readonly code: string;
  readonly name: string;
  /** 'Zona R-2, kelompok Perumahan' */
  readonly group: string;
  /** Where its rules stand. */
  readonly source: string;
  readonly colour: string;
  readonly pattern?: PatternTile;
  readonly limits: {
    readonly heading: string;
    /** Said before the table. */
    readonly note?: string;
    readonly rows: readonly LimitRow[];
  };
  readonly activities: {
    readonly heading: string;
    readonly groups: readonly {
      readonly permission: SheetPermission;
      readonly heading: string;
      readonly list: readonly SheetActivity[];
    }[];
  };
  /** Said last: what may add to these rules. */
  readonly more?: string;
}

/** The emblem of an office as paths on a square of 56: its ground, the parcels on it, its folded corner. */
export interface Mark {
  readonly ground: string;
  readonly parcels: string;
  readonly corner: string;
}

/** A variable font, and the characters that documents are set in. */
export interface Face {
  /** The path of a WOFF2 file with a weight axis. */
  readonly file: string;
  readonly characters: string;
}

/** What all sheets of an office have in common. */
export interface SheetLook {
  readonly author: string;
  /** One to three. */
  readonly nameLines: readonly string[];
  readonly mark: Mark;
  readonly face: Face;
  /** As in the `lang` of a document: 'id-ID'. */
  readonly language: string;
  /** Over the date, in the corner of the first page. */
  readonly kind: string;
  readonly date: string;
  /** At the foot of each page, in bold, then in plain. */
  readonly foot: readonly [strong: string, plain: string];
  /** 'Halaman 1 dari 2' */
  readonly pageOf: (page: number, total: number) => string;
}
