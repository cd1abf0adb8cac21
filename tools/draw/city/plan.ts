import { createRandom } from '../../random.ts';
import type { Size } from '../kit/canvas.ts';
import { centreOf, distanceTo } from '../kit/geometry.ts';
import { buildingsOn, parcelsOf, treesIn, useOf } from './lots.ts';
import { layBridges, layStreets } from './streets.ts';
import { createTerrain } from './terrain.ts';
import type { Block, Bridge, CityOptions, CityPlan, Terrain, Tree } from './types.ts';

/** Tells whether a tree stands on dry land and off the bridges. */
function canStand(tree: Tree, terrain: Terrain, bridges: readonly Bridge[], scale: number): boolean {
  if (terrain.dryness(tree.at) < tree.radius + 5 * scale) return false;
  return bridges.every(
    (bridge) => distanceTo([bridge.from, bridge.to], tree.at) > bridge.half + tree.radius * 1.5,
  );
}

/** Lays out a view of the city, from the streets down to single trees; the same for the same options. */
export function planCity(options: CityOptions, size: Size): CityPlan {
  const { scale, marked = 0 } = options;
  const random = createRandom(options.seed);
  const terrain = createTerrain(options, size);
  const { parts, cuts } = layStreets(options, size, terrain, random);
  const blocks: Block[] = parts
    .filter((shape) => terrain.dryness(centreOf(shape)) > -70 * scale)
    .map((shape) => ({ shape, use: useOf(shape, terrain, scale, random), tone: random() }));
  const parcels = blocks.flatMap((block) => parcelsOf(block, scale, marked, random));
  const bridges = layBridges(cuts, terrain, size, scale);
  const green = blocks.filter(({ use }) => use === 'park' || use === 'forest' || use === 'bank');
  return {
    size,
    scale,
    terrain,
    streets: cuts,
    blocks,
    parcels,
    buildings: parcels.flatMap((parcel) => buildingsOn(parcel, terrain, scale, random)),
    trees: [...green, ...parcels]
      .flatMap((land) => treesIn(land, scale, random))
      .filter((tree) => canStand(tree, terrain, bridges, scale)),
    bridges,
  };
}
