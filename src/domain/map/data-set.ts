import { MAP_DATA } from '../shared/map-data-address.ts';
import type { Bounds } from './geometry.ts';

/** Under which terms data may be used, as the office writes it. */
export interface Licence {
  /** 'CC BY 4.0' */
  readonly name: string;
  /** Where it can be read. */
  readonly url?: string;
}

/** What an office says of the data of a layer or table beside what the map shows (docs/map.md). */
export interface DataTerms {
  /** ISO 8601. */
  readonly date?: string;
  readonly licence?: Licence;
  /** Whether it may be downloaded; absent for yes. */
  readonly download?: boolean;
}

/** What an office says of the data of its map. */
export interface MapTerms {
  /** Of all data that have none of their own. */
  readonly licence?: Licence;
  /** The day of what was imported, ISO 8601; special layers that name none have it. */
  readonly imported?: string;
  /** By the names under which data are downloaded: 'rtrw-jalan', 'khusus-banjir', 'zona'. */
  readonly sets: Readonly<Record<string, DataTerms>>;
}

/** A file that can be downloaded (contract "Map data"). */
export interface DataFile {
  readonly kind: 'geojson' | 'csv';
  readonly address: string;
  readonly bytes: number;
}

/** Why nothing can be downloaded: the office wants it so, the data are on another host, or no import has made a file of them. */
export type NoDownload = 'off' | 'elsewhere' | 'unmade';

/** Data of the map as the page of the data lists them (spec §2 Map data). What is absent is unknown. */
export interface DataSet {
  /** The name of its files: 'rtrw-jalan'. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly date?: string;
  readonly origin: string;
  readonly licence?: Licence;
  /** Features of a layer, rows of a table. */
  readonly count?: number;
  readonly files: readonly DataFile[];
  /** Only where there are no files. */
  readonly missing?: NoDownload;
}

/** Data that belong together. */
export interface DataGroup {
  readonly name: string;
  readonly sets: readonly DataSet[];
}

/** All data of a map, and where it is. */
export interface MapData {
  readonly groups: readonly DataGroup[];
  readonly bounds: Bounds;
}

/** Gives the address of a download, which lasts as long as the data have their name (contract "Map data"). */
export const dataAddress = (id: string, kind: DataFile['kind']): string => `${MAP_DATA}/${id}.${kind}`;
