import { type Bounds, boundsOf, type Polygon, type Position, type Shape } from '../geometry.ts';
import type { OnProgress } from '../progress.ts';
import type { Gdal } from '../read/gdal.ts';
import { Refusal } from '../refusal.ts';
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
import { type Kelurahan, kelurahanFinder, type NamedArea, numbered } from './kelurahan.ts';
import { areaOfAll } from './metres.ts';
import { type Ground, type Parcel, type ReadParcels, readParcels, twiceNumbered } from './parcels.ts';
import { indexBlocks } from './zone-index.ts';

/** All of a city: what its tiles show and its lists name. */
export interface City extends TileContent {
  readonly bounds: Bounds;
  readonly zones: readonly NamedZone[];
  readonly kelurahanAt: (at: Position) => number | undefined;
  /** Whether the land of its kelurahan is known. */
  readonly hasBoundaries: boolean;
}

/** Blocks nearer than this many degrees (some 6 m) become one at the far zooms; holes under 2,000 m² are filled. */
const FAR_GAPS = { width: 3e-5, hole: 2000 };
/** Half a metre. */
const EDGE_GAPS = { width: 5e-6, hole: 1000 };

/** Reads all roles of sumber.yaml and puts the city together. @throws Refusal */
export async function buildCity(
  roles: Roles,
  gdal: Gdal,
  source: Source,
  onProgress: OnProgress,
): Promise<City> {
  const { blocks, zones } = await zonesOf(roles, source.zona);
  const areas = await joinNamed(gdal, await kelurahanOf(roles, source.kelurahan));
  const hasBoundaries = areas.length > 0;
  const read = await parcelAreas(roles, source.persil);
  const land = polygonsOf(await shapesOf(roles, source.lahan, 'lahan', 'area'));
  const whole: NamedArea = { name: texts.WHOLE_CITY, district: '', code: '', polygons: [] };
  const all = hasBoundaries ? areas : [{ ...whole, polygons: await everything(gdal, blocks, read) }];
  const kelurahan = numbered(all);
  const kelurahanAt = kelurahanFinder(kelurahan);
  onProgress(texts.STEPS.parcels, 0);
  const shareBlocks = indexBlocks(blocks.map(({ polygons }) => polygons));
  const ground = { kelurahan, kelurahanAt, blocks, shareBlocks };
  const { parcels, covered } = joinParcels(roles, read, ground, onProgress);
  onProgress(texts.STEPS.join, 0);
  const joined = await joinBlocks(gdal, blocks);
  const waters = await watersOf(roles, source.air);
  const labels = await labelsOf(roles, source.label);
  return {
    bounds: boundsOf(kelurahan.map(({ polygons }) => areaShape(polygons))),
    ...{ kelurahan, kelurahanAt, hasBoundaries, zones, blocks, joined, parcels },
    open: blocks.filter(({ polygons }, index) => (covered[index] ?? 0) < 0.98 * areaOfAll(polygons)),
    land: land.length > 0 ? land : await joinLand(gdal, kelurahan),
    water: waters,
    streets: await streetsOf(roles, source.jalan),
    rails: await shapesOf(roles, source.rel, 'rel', 'line'),
    buildings: await shapesOf(roles, source.bangunan, 'bangunan', 'area'),
    labels: labels.length > 0 || !hasBoundaries ? labels : kelurahan.map(kelurahanLabel),
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

// A kelurahan may stand in the file in several parts, or be a field of the plan's blocks.
async function joinNamed(gdal: Gdal, areas: readonly NamedArea[]): Promise<NamedArea[]> {
  const keyOf = ({ name, district, code }: NamedArea) => JSON.stringify([name, district, code]);
  if (new Set(areas.map(keyOf)).size === areas.length) return [...areas];
  const parts = areas.map((area) => ({ key: keyOf(area), polygons: area.polygons }));
  return [...(await dissolve(gdal, parts, EDGE_GAPS))].map(([key, polygons]) => {
    const [name = '', district = '', code = ''] = JSON.parse(key) as string[];
    return { name, district, code, polygons };
  });
}

type ReadAreas = Awaited<ReturnType<typeof parcelAreas>>;

async function everything(gdal: Gdal, blocks: readonly Block[], read: ReadAreas): Promise<Polygon[]> {
  const areas = read.flatMap(({ areas: list }) => list.map(({ shape }) => shape.coordinates));
  const polygons = blocks.length > 0 ? blocks.map((block) => block.polygons) : areas;
  const joined = await dissolve(
    gdal,
    polygons.map((one) => ({ key: '', polygons: one })),
    FAR_GAPS,
  );
  return joined.get('') ?? [];
}

function joinParcels(
  { report }: Roles,
  read: ReadAreas,
  ground: Ground,
  onProgress: OnProgress,
): { parcels: Parcel[]; covered: Float64Array } {
  const parcels: Parcel[] = [];
  const covered = new Float64Array(ground.blocks.length);
  for (const { areas, entry, fields } of read) {
    const { berkas } = entry;
    const onDone = (done: number) => onProgress(texts.STEPS.parcels, done / areas.length);
    const found = readParcels(areas, fields, ground, onDone);
    const pairs = twiceNumbered(found.parcels);
    if (pairs.length > 0) throw new Refusal(texts.twice(berkas, pairs));
    tellParcels(berkas, found, report);
    if (entry.nomor === undefined) report.told.push(texts.runningNumbers(berkas));
    for (const [index, area] of found.covered.entries()) covered[index] = (covered[index] ?? 0) + area;
    for (const parcel of found.parcels) parcels.push(parcel);
  }
  return { parcels, covered };
}

function tellParcels(file: string, found: ReadParcels, report: Roles['report']): void {
  const { outside, unnumbered, zoneless, disagreeing } = found;
  const words = (list: readonly number[], say: (numbers: readonly number[]) => string) =>
    list.length > 0 ? [`${file}: ${say(list)}`] : [];
  report.leftOut.push(...words(outside, texts.outside));
  report.told.push(...words(unnumbered, texts.unnumbered), ...words(zoneless, texts.zonelessParcels));
  if (disagreeing.length > 0) report.told.push(`${file}: ${texts.disagreeing(disagreeing)}`);
}
