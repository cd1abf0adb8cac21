import type { VectorTileFeature, VectorTileLayer } from '@mapbox/vector-tile';
import * as v from 'valibot';
import type { Bounds, Polygon, Position } from '../../../domain/map/geometry.ts';
import { pointInPolygon } from '../../../domain/map/overlap.ts';
import { text } from './rows.ts';
import { boxOnTile, type GridPosition, type Tile } from './tile-grid.ts';

const LINE = 2;
const POLYGON = 3;

/** The attributes of a feature. */
export type Properties = Readonly<Record<string, unknown>>;

/** An area of a tile. */
export interface FoundArea {
  readonly properties: Properties;
  readonly shape: Polygon;
  /** The other parts of the same feature. */
  readonly others: readonly Polygon[];
}

/** Reads an attribute as text; '' where it is missing. */
export const textOf = (properties: Properties, name: string): string => v.parse(text, properties[name]);

/** Finds the first area of a layer at a position whose attributes are accepted. */
export function areaAt(
  layer: VectorTileLayer | undefined,
  place: GridPosition,
  accepts: (properties: Properties) => boolean,
): FoundArea | undefined {
  for (const feature of featuresOf(layer, POLYGON)) {
    if (!accepts(feature.properties) || !isNear(feature, place, 1)) continue;
    const parts = polygonsOf(feature, place);
    const shape = parts.find((polygon) => pointInPolygon(place.at, polygon));
    if (shape) {
      return { properties: feature.properties, shape, others: parts.filter((part) => part !== shape) };
    }
  }
  return undefined;
}

/**
 * Gives the areas of a layer; one of several parts each part by itself.
 * @param within those alone whose boxes touch these bounds
 */
export function areasIn(
  layer: VectorTileLayer | undefined,
  tile: Tile,
  within?: Bounds,
): Omit<FoundArea, 'others'>[] {
  return [...featuresOf(layer, POLYGON)]
    .filter((feature) => within === undefined || touches(feature, tile, within))
    .flatMap((feature) =>
      polygonsOf(feature, tile).map((shape) => ({ properties: feature.properties, shape })),
    );
}

/** Gives the lines of a layer whose boxes touch bounds. */
export function linesIn(layer: VectorTileLayer | undefined, tile: Tile, within: Bounds) {
  return [...featuresOf(layer, LINE)]
    .filter((feature) => touches(feature, tile, within))
    .flatMap((feature) => linesOf(feature, tile));
}

/** Gives the lines of a layer whose boxes lie within some units of the tile from a position. */
export function linesNear(layer: VectorTileLayer | undefined, place: GridPosition, units: number) {
  return [...featuresOf(layer, LINE)]
    .filter((feature) => isNear(feature, place, units))
    .flatMap((feature) => linesOf(feature, place));
}

function linesOf(feature: VectorTileFeature, { x, y, z }: Tile) {
  const { geometry } = feature.toGeoJSON(x, y, z);
  const lines =
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : [];
  return lines.map((line) => ({ properties: feature.properties as Properties, line: positionsOf(line) }));
}

function touches(feature: VectorTileFeature, tile: Tile, within: Bounds): boolean {
  const box = boxOnTile(within, tile);
  if (box === undefined) return false;
  const [left = 0, top = 0, right = 0, bottom = 0] = feature.bbox().map((units) => units / feature.extent);
  const { first, last } = box;
  return left <= last[0] && right >= first[0] && top <= last[1] && bottom >= first[1];
}

function* featuresOf(layer: VectorTileLayer | undefined, type: number): Generator<VectorTileFeature> {
  for (let index = 0; index < (layer?.length ?? 0); index += 1) {
    const feature = layer?.feature(index);
    if (feature?.type === type) yield feature;
  }
}

function isNear(feature: VectorTileFeature, { inTile: [right, down] }: GridPosition, units: number): boolean {
  const [left = 0, top = 0, end = 0, bottom = 0] = feature.bbox();
  const isBetween = (value: number, from: number, to: number) =>
    value * feature.extent >= from - units && value * feature.extent <= to + units;
  return isBetween(right, left, end) && isBetween(down, top, bottom);
}

function polygonsOf(feature: VectorTileFeature, { x, y, z }: Tile): Polygon[] {
  const { geometry } = feature.toGeoJSON(x, y, z);
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  return polygons.map((polygon) => polygon.map(positionsOf));
}

const positionsOf = (line: readonly (readonly number[])[]): Position[] =>
  line.map(([lon = 0, lat = 0]): Position => [lon, lat]);
