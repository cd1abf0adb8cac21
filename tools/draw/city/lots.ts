import { between, type Random } from '../../random.ts';
import {
  areaOf,
  centreOf,
  contains,
  type Frame,
  frameOf,
  inset,
  type Polygon,
  pointIn,
} from '../kit/geometry.ts';
import { subdivide } from '../kit/subdivide.ts';
import { BLOCK_AREA } from './streets.ts';
import type { Block, Building, Parcel, Terrain, Tree, Use } from './types.ts';

const PARCEL_AREA: Partial<Record<Use, number>> = { trade: 2300, public: 5200, field: BLOCK_AREA * 0.4 };

/** Decides what a block is used for, by the water, the hill and the countryside round it. */
export function useOf(shape: Polygon, terrain: Terrain, scale: number, random: Random): Use {
  const centre = centreOf(shape);
  const chance = random();
  if (terrain.height(centre) > 0.3) return 'forest';
  if (terrain.dryness(centre) < 26 * scale) return 'bank';
  if (terrain.rural(centre) > 0.5) return chance < 0.85 ? 'field' : 'home';
  if (chance < 0.06) return 'park';
  if (terrain.trade(centre) > 0.6) return chance < 0.7 ? 'trade' : 'home';
  return chance > 0.93 ? 'public' : 'home';
}

/** Cuts a block into parcels; green blocks stay whole and give none. */
export function parcelsOf(block: Block, scale: number, marked: number, random: Random): Parcel[] {
  if (block.use === 'park' || block.use === 'forest' || block.use === 'bank') return [];
  const area = (PARCEL_AREA[block.use] ?? 900) * scale * scale;
  const { parts } = subdivide(inset(block.shape, 2.2 * scale), {
    random,
    limit: () => area * (0.8 + random() * 0.6),
    halfGap: () => 0,
    turn: () => (block.use === 'field' ? 0.12 : 0.05),
  });
  return parts.map((shape) => {
    const green = block.use !== 'field' && random() < 0.05;
    return { shape, use: green ? 'park' : block.use, tone: random(), marked: !green && random() < marked };
  });
}

function rectangle(frame: Frame, u: Frame['u'], v: Frame['v']): Building['corners'] {
  return [
    pointIn(frame, u[0], v[0]),
    pointIn(frame, u[1], v[0]),
    pointIn(frame, u[1], v[1]),
    pointIn(frame, u[0], v[1]),
  ];
}

const heightOf = (use: Use, random: Random): number =>
  use === 'trade' ? between(random, 1.1, 2.6) : use === 'public' ? 1.5 : between(random, 0.8, 1.2);

type Reach = readonly [low: number, high: number];

const shorten = ([low, high]: Reach, share: number): Reach => {
  const cut = ((high - low) * (1 - share)) / 2;
  return [low + cut, high - cut];
};

/** Finds a rectangle for a building that keeps off the edges of its parcel, also of a pointed one. */
function siteOn(parcel: Parcel, frame: Frame, random: Random): { u: Reach; v: Reach } | undefined {
  const { u, v } = frame;
  const [du, dv] = [u[1] - u[0], v[1] - v[0]];
  const margin = between(random, 0.1, 0.19);
  const full = {
    u: [u[0] + du * margin * (1 + random()), u[1] - du * margin * (1 + random())] as const,
    v: [v[0] + dv * margin * (1 + random()), v[1] - dv * margin * (1 + random() * 0.8)] as const,
  };
  const [x, y] = centreOf(parcel.shape);
  const middle = [
    x * frame.along[0] + y * frame.along[1],
    x * frame.across[0] + y * frame.across[1],
  ] as const;
  const half = Math.sqrt(areaOf(parcel.shape)) * 0.28;
  const sites = [
    full,
    { u: shorten(full.u, 0.72), v: shorten(full.v, 0.72) },
    { u: [middle[0] - half, middle[0] + half] as const, v: [middle[1] - half, middle[1] + half] as const },
  ];
  return sites.find((site) =>
    rectangle(frame, site.u, site.v).every((corner) => contains(parcel.shape, corner)),
  );
}

/** Puts a building on a parcel, some of them with a lower wing; none near water or where it would not fit. */
export function buildingsOn(parcel: Parcel, terrain: Terrain, scale: number, random: Random): Building[] {
  if (parcel.use === 'park' || parcel.use === 'field' || random() > 0.94) return [];
  const { use } = parcel;
  const frame = frameOf(parcel.shape);
  const [height, tone] = [heightOf(use, random), random()];
  const site = siteOn(parcel, frame, random);
  if (!site) return [];
  const { u, v } = site;
  if (u[1] - u[0] < 6 * scale || v[1] - v[0] < 6 * scale) return [];
  const corners = rectangle(frame, u, v);
  if (![centreOf(parcel.shape), ...corners].every((at) => terrain.dryness(at) > 12 * scale)) return [];
  if (use !== 'home' || random() > 0.4) return [{ corners, use, height, tone }];
  const waist = v[0] + (v[1] - v[0]) * between(random, 0.5, 0.65);
  const start = random() < 0.5 ? u[0] : (u[0] + u[1]) / 2;
  const wing = rectangle(frame, [start, start + (u[1] - u[0]) / 2], [(v[0] + waist) / 2, v[1]]);
  const main = { corners: rectangle(frame, u, [v[0], waist]), use, height, tone };
  return [{ corners: wing, use, height: height * 0.85, tone }, main];
}

/** Plants trees: many in forests, some in parks and on banks, one in a corner of most parcels. */
export function treesIn(land: Block, scale: number, random: Random): Tree[] {
  const { u, v, ...axes } = frameOf(land.shape);
  const green = land.use === 'park' || land.use === 'forest' || land.use === 'bank';
  if (!green) {
    const corner = land.shape[Math.floor(random() * land.shape.length)];
    if (!corner || land.use === 'field' || random() > 0.72) return [];
    const centre = centreOf(land.shape);
    const x = corner[0] + (centre[0] - corner[0]) * 0.3;
    const y = corner[1] + (centre[1] - corner[1]) * 0.3;
    return [{ yard: true, at: [x, y], radius: between(random, 2.8, 6) * scale, tone: random() }];
  }
  const each = (land.use === 'forest' ? 170 : 430) * scale * scale;
  const trees = Array.from({ length: Math.floor(areaOf(land.shape) / each) }, () => ({
    yard: false,
    at: pointIn({ u, v, ...axes }, between(random, ...u), between(random, ...v)),
    radius: between(random, 4, 9) * scale,
    tone: random(),
  }));
  return trees.filter(({ at }) => land.use === 'forest' || contains(land.shape, at));
}
