import type { Polygon } from '../geometry.ts';
import type { Gdal } from '../read/gdal.ts';
import type { Lines } from '../report.ts';
import * as texts from '../texts.ts';
import type { Block } from './blocks.ts';
import { dissolve } from './dissolve.ts';
import { lengthOf, metresPerDegree } from './metres.ts';
import type { Ground } from './parcels.ts';
import { doubleArea, trianglesOf } from './triangles.ts';
import { indexBlocks, type ShareBlocks } from './zone-index.ts';

/** Where a block stands in the office's files. */
export interface BlockPlace {
  readonly file: string;
  /** Of its feature, from 1. */
  readonly number: number;
}

/** Metres: two blocks that are drawn so far across one line are meant to meet in it. */
const SAME_LINE = 0.5;
/** Positions beyond which a block is not asked for others, since its long triangles meet too many; smaller ones are asked for it. */
const MANY = 2000;

/**
 * Makes the ground on which parcels are asked for their zones. Ground that two blocks of a zone cover counts once; where blocks of
 * different zones do, nobody can say which holds, and it is reported.
 * @param places of the blocks, in their order
 */
export async function blockGround(
  gdal: Gdal,
  report: Lines,
  blocks: readonly Block[],
  places: readonly BlockPlace[],
): Promise<Pick<Ground, 'blocks' | 'shareBlocks'>> {
  const shareBlocks = indexBlocks(blocks.map(({ polygons }) => polygons));
  const pairs = overlaps(blocks, shareBlocks);
  const zoneOf = (index: number) => (blocks[index] as Block).zone;
  const others = pairs.filter(({ a, b }) => zoneOf(a) !== zoneOf(b)).sort((x, y) => y.area - x.area);
  const named = (index: number) => ({ ...(places[index] as BlockPlace), zone: zoneOf(index) });
  if (others.length > 0)
    report.notes.push(
      texts.overlappingZones(others.map(({ a, b, area }) => ({ a: named(a), b: named(b), area }))),
    );
  const same = pairs.filter(({ a, b }) => zoneOf(a) === zoneOf(b));
  if (same.length === 0) return { blocks, shareBlocks };
  const twice = new Set(same.flatMap(({ a, b }) => [a, b]));
  report.mended.push(texts.overlappingBlocks([...twice].sort((a, b) => a - b).map(named)));
  const parts = [...twice].map((index) => ({
    key: zoneOf(index),
    polygons: (blocks[index] as Block).polygons,
  }));
  const joined = await dissolve(gdal, parts, { width: 0, hole: 0 });
  const once = [
    ...blocks.filter((_, index) => !twice.has(index)),
    ...[...joined].map(([zone, polygons]) => ({ zone, polygons })),
  ];
  return { blocks: once, shareBlocks: indexBlocks(once.map(({ polygons }) => polygons)) };
}

interface Overlap {
  /** Places of two blocks in the list, the first the smaller number. */
  readonly a: number;
  readonly b: number;
  /** Square metres. */
  readonly area: number;
}

/** Finds blocks that have ground in common, beyond a line between them that was drawn twice; parts of one block may have, too. */
function overlaps(blocks: readonly Block[], shareBlocks: ShareBlocks): Overlap[] {
  const edges = blocks.map(({ polygons }) => edgeOf(polygons));
  const isLarge = blocks.map(
    ({ polygons }) => polygons.flat().reduce((sum, { length }) => sum + length, 0) > MANY,
  );
  return blocks.flatMap(({ polygons }, a) => {
    if (isLarge[a]) return [];
    return shareBlocks(polygons)
      .filter(({ block }) => block > a || isLarge[block] || (block === a && polygons.length > 1))
      .map((share) => (share.block === a ? { block: a, area: share.area - ownArea(polygons) } : share))
      .filter(({ block, area }) => {
        const edge = Math.min(edges[a] ?? 0, edges[block] ?? 0);
        return area >= 1 && area > (SAME_LINE * edge) / 4;
      })
      .map(({ block, area }) => ({ a, b: block, area: Math.round(area) }));
  });
}

// Measured as shares are: at the latitude of the first position.
function ownArea(polygons: readonly Polygon[]): number {
  const [east, north] = metresPerDegree(polygons[0]?.[0]?.[0]?.[1] ?? 0);
  const sum = trianglesOf(polygons).reduce((all, triangle) => all + doubleArea(triangle), 0);
  return (sum / 2) * east * north;
}

const edgeOf = (polygons: readonly Polygon[]): number =>
  polygons.flat().reduce((sum, ring) => sum + lengthOf(ring), 0);
