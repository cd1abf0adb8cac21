import type { Random } from '../../random.ts';
import type { Size } from '../kit/canvas.ts';
import { areaOf, centreOf, contains, type Point, type Polygon } from '../kit/geometry.ts';
import { type Cut, subdivide } from '../kit/subdivide.ts';
import type { Bridge, CityOptions, Terrain } from './types.ts';

/** Square pixels of a block at scale 1. */
export const BLOCK_AREA = 15000;
const MAIN_STREET = 6;
const REACH = 80;

/** A square over the whole picture and beyond, turned by the angle of the streets. */
function ground({ width, height }: Size, angle: number): Polygon {
  const half = Math.hypot(width, height) * 0.75;
  const corners: Point[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
  return corners.map(([x, y]) => [
    width / 2 + x * Math.cos(angle) - y * Math.sin(angle),
    height / 2 + x * Math.sin(angle) + y * Math.cos(angle),
  ]);
}

function touches(shape: Polygon, { width, height }: Size): boolean {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  const inX = Math.max(...xs) > -REACH && Math.min(...xs) < width + REACH;
  return inX && Math.max(...ys) > -REACH && Math.min(...ys) < height + REACH;
}

/** Cuts the ground into blocks with streets between; the first cuts are the widest streets. */
export function layStreets(
  options: CityOptions,
  size: Size,
  terrain: Terrain,
  random: Random,
): { parts: Polygon[]; cuts: Cut[] } {
  const { scale, angle } = options;
  const block = BLOCK_AREA * scale * scale;
  return subdivide(ground(size, angle), {
    random,
    limit: (part) => block * (terrain.rural(centreOf(part)) > 0.55 ? 3.2 : 1) * (0.7 + random() * 0.7),
    halfGap: (part, area) => {
      const blocks = area / block;
      const lane = terrain.rural(centreOf(part)) > 0.5 ? 0.62 : 1;
      return (blocks > 40 ? 9.5 : blocks > 12 ? 6.5 * lane : blocks > 4 ? 4.5 * lane : 3.25 * lane) * scale;
    },
    turn: (depth) => (depth < 3 ? 0.7 : depth < 5 ? 0.28 : 0.07),
    wanted: (part) => touches(part, size),
  });
}

/** Tells whether a street is wide enough for a centre line, lamps and bridges. */
export function isMain(street: Cut, scale: number): boolean {
  return street.halfGap >= MAIN_STREET * scale;
}

/** Gives the points of a street in steps of some pixels, within the picture and its own piece of ground. */
export function alongStreet(street: Cut, size: Size, step: number): Point[] {
  const { nx, ny, d } = street.line;
  const reach = Math.hypot(size.width, size.height) * 1.5;
  const points: Point[] = [];
  for (let t = -reach; t < reach; t += step) {
    const at: Point = [nx * d - ny * t, ny * d + nx * t];
    if (touches([at], size) && contains(street.within, at)) points.push(at);
  }
  return points;
}

/** Finds where main streets cross the river from bank to bank, at most seven bridges apart from each other. */
export function layBridges(streets: readonly Cut[], terrain: Terrain, size: Size, scale: number): Bridge[] {
  const bridges: Bridge[] = [];
  if (terrain.river.length === 0) return bridges;
  const margin = 11 * scale;
  for (const street of streets) {
    if (!isMain(street, scale) || areaOf(street.within) < BLOCK_AREA * scale * scale * 6) continue;
    const points = alongStreet(street, size, 4);
    const depths = points.map((at) => terrain.dryness(at));
    const start = depths.findIndex((depth, index) => depth < margin && (depths[index - 1] ?? -1) >= margin);
    const length = depths.slice(start + 1).findIndex((depth) => depth >= margin);
    const from = points[start];
    const to = points[start + 1 + length];
    if (start < 0 || length < 0 || !from || !to) continue;
    if (length * 4 > terrain.riverHalf * 4.2 + margin * 2) continue;
    const far = bridges.every(
      (bridge) => Math.hypot(bridge.from[0] - from[0], bridge.from[1] - from[1]) > 90 * scale,
    );
    if (far && bridges.length < 7) bridges.push({ from, to, half: street.halfGap });
  }
  return bridges;
}
