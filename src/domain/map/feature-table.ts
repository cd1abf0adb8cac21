import { type CsvCell, csvText } from '../shared/csv.ts';
import { type DataGeometry, wktOf } from './wkt.ts';

/** A feature of a layer's file. */
export interface DataFeature {
  readonly properties: Readonly<Record<string, unknown>> | null;
  readonly geometry: DataGeometry | null;
}

/**
 * Writes the features of a layer as a table: a column for each attribute in the order in which they first stand, then the place, as
 * longitude and latitude where all are points, else as well-known text (contract "Map data"). `npm run map:import` reads either.
 */
export function featureTable(features: readonly DataFeature[]): string {
  const names = [...new Set(features.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  const arePoints = features.every(({ geometry }) => geometry === null || geometry.type === 'Point');
  const places = arePoints ? ['bujur', 'lintang'] : ['wkt'];
  const headings = names.map((name) => (places.includes(name) ? `${name}_atribut` : name));
  const rows = features.map(({ properties, geometry }) => [
    ...names.map((name) => cellOf(properties?.[name])),
    ...(arePoints ? pointCells(geometry) : [geometry ? wktOf(geometry) : undefined]),
  ]);
  return csvText([[...headings, ...places], ...rows]);
}

const pointCells = (geometry: DataGeometry | null): CsvCell[] => {
  const [lon, lat] = geometry?.coordinates ?? [];
  return [lon, lat].map((value) => (typeof value === 'number' ? value : undefined));
};

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string' || typeof value === 'number') return value;
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}
