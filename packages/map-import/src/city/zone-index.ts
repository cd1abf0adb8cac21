import Flatbush from 'flatbush';
import type { Polygon } from '../geometry.ts';
import { metresPerDegree } from './metres.ts';
import { doubleOverlap, type Triangle, trianglesOf } from './triangles.ts';

/** What a place has of a block. */
export interface BlockShare {
  /** The place of the block in the list. */
  readonly block: number;
  /** Square metres. */
  readonly area: number;
}

/** Finds how much of a shape lies in each block, the largest share first. */
export type ShareBlocks = (polygons: readonly Polygon[]) => BlockShare[];

/** Makes an index of blocks: their triangles are cut with those of a shape, which no shared edge disturbs. */
export function indexBlocks(blocks: readonly (readonly Polygon[])[]): ShareBlocks {
  const triangles: Triangle[] = [];
  const owners: number[] = [];
  blocks.forEach((polygons, block) => {
    for (const triangle of trianglesOf(polygons)) {
      triangles.push(triangle);
      owners.push(block);
    }
  });
  if (triangles.length === 0) return () => [];
  const index = new Flatbush(triangles.length);
  for (const triangle of triangles) index.add(...boxOf(triangle));
  index.finish();
  return (polygons) => {
    const [east, north] = metresPerDegree(polygons[0]?.[0]?.[0]?.[1] ?? 0);
    const areas = new Map<number, number>();
    for (const triangle of trianglesOf(polygons)) {
      for (const found of index.search(...boxOf(triangle))) {
        const overlap = doubleOverlap(triangle, triangles[found] as Triangle);
        if (overlap === 0) continue;
        const block = owners[found] as number;
        areas.set(block, (areas.get(block) ?? 0) + (overlap / 2) * east * north);
      }
    }
    const shares = [...areas].map(([block, area]): BlockShare => ({ block, area }));
    return shares.sort((a, b) => b.area - a.area || a.block - b.block);
  };
}

function boxOf([ax, ay, bx, by, cx, cy]: Triangle): [number, number, number, number] {
  return [Math.min(ax, bx, cx), Math.min(ay, by, cy), Math.max(ax, bx, cx), Math.max(ay, by, cy)];
}
