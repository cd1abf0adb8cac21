import type { Size } from '../kit/canvas.ts';
import { distanceTo, type Point } from '../kit/geometry.ts';
import { createNoise, type Noise } from '../kit/noise.ts';
import type { CityOptions, RiverOptions, Terrain } from './types.ts';

const STEP = 10;
const MARGIN = 60;

/** Gives the middle of a river as points about ten pixels apart, from beyond one edge to beyond the other. */
export function riverLine(river: RiverOptions, { width, height }: Size, noise: Noise): Point[] {
  const [length, reach] = river.downwards ? [height, width] : [width, height];
  const points: Point[] = [];
  for (let step = -MARGIN; step <= length + MARGIN; step += STEP) {
    const bend = Math.sin((step / length) * river.bends + river.phase) * river.swing;
    const wander = (noise(step / 260, 3.3) - 0.5) * 0.12;
    const fall = (step / length - 0.5) * (river.fall ?? 0);
    const side = reach * (river.at + bend + wander + fall);
    points.push(river.downwards ? [side, step] : [step, side]);
  }
  return points;
}

function shoreLine(sea: NonNullable<CityOptions['sea']>, { width, height }: Size, noise: Noise): Point[] {
  const points: Point[] = [];
  for (let x = -MARGIN; x <= width + MARGIN; x += STEP) {
    const bend = Math.sin((x / width) * 4 + sea.phase) * 0.05 + (noise(x / 140, 9.1) - 0.5) * 0.1;
    points.push([x, height * (sea.at + bend + (x / width - 0.5) * sea.tilt)]);
  }
  return points;
}

/** Gives the height of the shore under an x, by the nearest of its points. */
function shoreAt(shore: readonly Point[], x: number): number {
  const index = Math.max(0, Math.min(shore.length - 1, Math.round((x + MARGIN) / STEP)));
  return shore[index]?.[1] ?? Number.NEGATIVE_INFINITY;
}

/** Lays out the water, the hill and the countryside of a view. */
export function createTerrain(options: CityOptions, size: Size): Terrain {
  const { scale, hill, rural = 0 } = options;
  const noise = createNoise(options.seed + 7);
  const river = options.river ? riverLine(options.river, size, noise) : [];
  const shore = options.sea ? shoreLine(options.sea, size, noise) : [];
  const riverHalf = (options.river?.half ?? 0) * scale;
  return {
    river,
    riverHalf,
    shore,
    dryness: (at) => {
      const fromRiver = river.length > 0 ? distanceTo(river, at) - riverHalf : Number.POSITIVE_INFINITY;
      const fromSea =
        shore.length > 0 ? at[1] - shoreAt(shore, at[0]) - 24 * scale : Number.POSITIVE_INFINITY;
      return Math.min(fromRiver, fromSea);
    },
    height: ([x, y]) => {
      if (!hill) return 0;
      const dx = (x / size.width - hill.x) / hill.radius;
      const dy = ((y / size.height - hill.y) / hill.radius) * (size.height / size.width);
      const bumps = (noise(x / (190 * scale), y / (190 * scale)) - 0.5) * 0.5;
      return Math.max(0, 1 - Math.hypot(dx, dy)) * 1.15 + bumps - 0.08;
    },
    rural: ([x, y]) => rural + (noise(x / (420 * scale) + 5, y / (420 * scale) + 5, 2) - 0.5) * 1.2,
    trade: ([x, y]) => noise(x / (300 * scale) + 20, y / (300 * scale) + 20, 2),
  };
}
