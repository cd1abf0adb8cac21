import type { ZonePattern } from '../../../domain/map/map-config.ts';

/** An image for MapLibre. */
export interface MapImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Pixels of an image for one of CSS. */
export const IMAGE_RATIO = 2;

type Inside = (x: number, y: number) => boolean;

// In CSS pixels, each repeated after 16: what of the tile the pattern covers.
const PATTERNS: Readonly<Record<Exclude<ZonePattern, 'none'>, Inside>> = {
  rising: (x, y) => (x + y) % 8 < 1.6,
  falling: (x, y) => (x - y + 16) % 8 < 1.6,
  upright: (x) => x % 8 < 1.4,
  level: (_, y) => y % 8 < 1.4,
  grid: (x, y) => x % 8 < 1.2 || y % 8 < 1.2,
  plus: (x, y) =>
    (Math.abs(x - 8) < 0.8 && Math.abs(y - 8) < 3.5) || (Math.abs(y - 8) < 0.8 && Math.abs(x - 8) < 3.5),
  dots: (x, y) => near(x, y, 4, 4) || near(x, y, 12, 12),
  dashes: (x, y) => (isDash(x, y - 4) && x < 8) || (isDash(x, y - 12) && x >= 8),
};

const near = (x: number, y: number, cx: number, cy: number) => (x - cx) ** 2 + (y - cy) ** 2 < 2.2;
const isDash = (x: number, y: number) => Math.abs(y) < 0.8 && x % 8 > 1 && x % 8 < 6;

/** Names of images: the style asks for them by these, and {@link drawImage} makes them. */
export const imageId = {
  pattern: (pattern: ZonePattern, colour: string) => `pola ${pattern} ${colour}`,
  hatch: (colour: string) => `arsir ${colour}`,
  lines: (colour: string) => `garis ${colour}`,
  marker: (fill: string, edge: string) => `patok ${fill} ${edge}`,
  ring: (fill: string, edge: string) => `cincin ${fill} ${edge}`,
  pin: (fill: string, edge: string) => `jarum ${fill} ${edge}`,
  tile: (fill: string, edge: string) => `huruf ${fill} ${edge}`,
};

/**
 * Draws an image by its name.
 * @param id as {@link imageId} gives it, with colours as #rrggbb
 * @returns undefined for any other name
 */
export function drawImage(id: string): MapImage | undefined {
  const [kind, first = '', second = ''] = id.split(' ');
  if (kind === 'pola') {
    const inside = PATTERNS[first as keyof typeof PATTERNS];
    return inside && paint(16, (x, y) => (inside(x, y) ? [...rgb(second), 56] : NOTHING));
  }
  if (kind === 'arsir') return paint(13, (x, y) => ((x + y) % 13 < 1.7 ? [...rgb(first), 190] : NOTHING));
  if (kind === 'garis') return paint(12, (_, y) => (y % 6 < 1.5 ? [...rgb(first), 190] : NOTHING));
  if (kind === 'patok')
    return paint(15, (x, y) => diamond(Math.abs(x - 7.5) + Math.abs(y - 7.5), first, second));
  if (kind === 'cincin') return paint(30, (x, y) => ring(Math.hypot(x - 15, y - 15), first, second));
  if (kind === 'jarum') return paint(34, (x, y) => pin(x - 17, y, first, second));
  if (kind === 'huruf') return paint(30, (x, y) => tile(x, y, first, second));
  return undefined;
}

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const NOTHING: Colour = [0, 0, 0, 0];
// Of each pixel, so that slanted edges are smooth.
const SAMPLES = [1 / 6, 3 / 6, 5 / 6];

function diamond(distance: number, fill: string, edge: string): Colour {
  if (distance > 7) return NOTHING;
  return [...rgb(distance > 5 ? edge : fill), 255];
}

function ring(distance: number, fill: string, edge: string): Colour {
  if (distance > 14) return NOTHING;
  if (distance > 11) return [...rgb(edge), 255];
  return [...rgb(distance > 8.5 ? '#ffffff' : fill), 255];
}

// A drop around a point 13 from the top, its tip at the foot of the image.
function pin(x: number, y: number, fill: string, edge: string): Colour {
  const head = Math.hypot(x, y - 13);
  const isIn = (by: number) =>
    head < 12 - by || (y > 13 && y < 34 - by * 2 && Math.abs(x) < ((34 - by * 2 - y) / 21) * (12 - by));
  if (!isIn(0)) return NOTHING;
  return [...rgb(!isIn(1.8) || head < 4.5 ? edge : fill), 255];
}

function tile(x: number, y: number, fill: string, edge: string): Colour {
  const inset = Math.min(x, y, 30 - x, 30 - y, (22 - x + y) * Math.SQRT1_2);
  if (inset < 0) return NOTHING;
  return [...rgb(inset < 1.5 ? edge : fill), 255];
}

function rgb(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1, 7), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function paint(side: number, colourAt: (x: number, y: number) => Colour): MapImage {
  const size = side * IMAGE_RATIO;
  const data = new Uint8ClampedArray(size * size * 4);
  for (let index = 0; index < size * size; index += 1) {
    const [left, top] = [index % size, Math.floor(index / size)];
    const samples = SAMPLES.flatMap((dy) =>
      SAMPLES.map((dx) => colourAt((left + dx) / IMAGE_RATIO, (top + dy) / IMAGE_RATIO)),
    );
    data.set(mean(samples), index * 4);
  }
  return { width: size, height: size, data };
}

// Of colours the share that their alpha gives them.
function mean(samples: readonly Colour[]): number[] {
  const alpha = samples.reduce((sum, sample) => sum + sample[3], 0);
  if (alpha === 0) return [0, 0, 0, 0];
  const channel = (at: 0 | 1 | 2) => samples.reduce((sum, sample) => sum + sample[at] * sample[3], 0) / alpha;
  return [channel(0), channel(1), channel(2), alpha / samples.length];
}
