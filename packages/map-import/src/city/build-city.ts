import { type Bounds, boundsOf, type Polygon, type Position, type Shape } from '../geometry.ts';
import type { OnProgress } from '../progress.ts';
import type { Gdal } from '../read/gdal.ts';
import {
  kelurahanOf,
  labelsOf,
  parcelAreas,
  polygonsOf,
  type Roles,
  shapesOf,
  streetsOf,
  watersOf,
  zonesOf,
} from '../roles.ts';
import type { Source } from '../source/source.ts';
import * as texts from '../texts.ts';
import type { Label, TileContent } from '../tiles/tile-layers.ts';
import type { Block, NamedZone } from './blocks.ts';
import { dissolve } from './dissolve.ts';
import { type JoinedParcels, joinParcels } from './join-parcels.ts';
import { type Kelurahan, kelurahanFinder, numbered, uncoded } from './kelurahan.ts';
import { kelurahanAreas } from './kelurahan-areas.ts';
import { blockGround } from './overlapping-blocks.ts';

/** All of a city: what its tiles show and its lists name. */
export interface City extends TileContent {
  readonly bounds: Bounds;
  readonly zones: readonly NamedZone[];
  readonly kelurahanAt: (at: Position) => number | undefined;
  /** Whether the land of its kelurahan is known. */
  readonly hasBoundaries: boolean;
  /** Whether some parcels have numbers that the office has not given. */
  readonly hasGivenNumbers: boolean;
  /** Files of parcels that have a column of old numbers. */
  readonly oldNumbered: JoinedParcels['oldNumbered'];
}

/** Blocks nearer than this many degrees (some 20 m, half a pixel) become one at the far zooms; holes under 5,000 m² are filled. */
const FAR_GAPS = { width: 1e-4, hole: 5000 };
/** Half a metre. */
const EDGE_GAPS = { width: 5e-6, hole: 1000 };

/** Reads all roles of sumber.yaml and builds the city. @throws Refusal */
export async function buildCity(
  roles: Roles,
  gdal: Gdal,
  source: Source,
  onProgress: OnProgress,
): Promise<City> {
  const { blocks, zones, places } = await zonesOf(roles, source.zona);
  const named = await kelurahanOf(roles, source.kelurahan);
  const read = await parcelAreas(roles, source.persil);
  const land = polygonsOf(await shapesOf(roles, source.lahan, 'lahan', 'area'));
  const sources = { named, blocks, parcels: read };
  const { areas, hasBoundaries, hasNames } = await kelurahanAreas(gdal, sources);
  const kelurahan = numbered(areas);
  const { without, repeated } = uncoded(areas);
  if (without.length + repeated.length > 0) roles.report.notes.push(texts.uncoded(without, repeated));
  const kelurahanAt = kelurahanFinder(kelurahan);
  onProgress(texts.STEPS.parcels, 0);
  const zoned = await blockGround(gdal, roles.report, blocks, places);
  const ground = { kelurahan, kelurahanAt, ...zoned };
  const { parcels, hasGivenNumbers, oldNumbered } = joinParcels(roles.report, read, ground, onProgress);
  onProgress(texts.STEPS.join, 0);
  const joined = await joinBlocks(gdal, blocks);
  const waters = await watersOf(roles, source.air);
  const labels = await labelsOf(roles, source.label);
  return {
    bounds: boundsOf(kelurahan.map(({ polygons }) => areaShape(polygons))),
    ...{
      kelurahan,
      kelurahanAt,
      hasBoundaries,
      zones,
      blocks,
      joined,
      parcels,
      hasGivenNumbers,
      oldNumbered,
    },
    land: land.length > 0 ? land : await joinLand(gdal, kelurahan),
    water: waters,
    streets: await streetsOf(roles, source.jalan),
    rails: await shapesOf(roles, source.rel, 'rel', 'line'),
    buildings: await shapesOf(roles, source.bangunan, 'bangunan', 'area'),
    labels: labels.length > 0 || !hasNames ? labels : kelurahan.map(kelurahanLabel),
  };
}

const areaShape = (coordinates: Polygon[]): Shape => ({ type: 'MultiPolygon', coordinates });

const kelurahanLabel = ({ name, centre }: Kelurahan): Label => ({ kind: 'kelurahan', name, at: centre });

async function joinLand(gdal: Gdal, kelurahan: readonly Kelurahan[]): Promise<Polygon[]> {
  const parts = kelurahan.map(({ polygons }) => ({ key: '', polygons }));
  return (await dissolve(gdal, parts, EDGE_GAPS)).get('') ?? [];
}

async function joinBlocks(gdal: Gdal, blocks: readonly Block[]): Promise<Block[]> {
  const parts = blocks.map(({ zone, polygons }) => ({ key: zone, polygons }));
  const joined = await dissolve(gdal, parts, FAR_GAPS);
  return [...joined].flatMap(([zone, polygons]) =>
    polygons.map((polygon) => ({ zone, polygons: [polygon] })),
  );
}
