import { between, type Random } from '../../random.ts';
import {
  areaOf,
  centreOf,
  clip,
  frameOf,
  type HalfPlane,
  opposite,
  type Point,
  type Polygon,
} from './geometry.ts';

/** A straight cut through a shape, with half the width of the gap that it leaves, in pixels. */
export interface Cut {
  readonly line: HalfPlane;
  readonly within: Polygon;
  readonly halfGap: number;
}

/** How a shape is cut into parts. */
export interface SplitRule {
  readonly random: Random;
  /** A part below this many square pixels is not cut again. */
  readonly limit: (part: Polygon) => number;
  /** Half the gap, in pixels, that a cut through this part leaves. */
  readonly halfGap: (part: Polygon, area: number) => number;
  /** How far a cut may turn from square, in radians, after this many cuts. */
  readonly turn: (depth: number) => number;
  /** Tells whether a part is worth cutting on; the others are dropped. */
  readonly wanted?: (part: Polygon) => boolean;
}

/** Gives a cut square to the longest side of a shape, near its middle, turned by at most half of `turn`. */
export function cutLine(shape: Polygon, random: Random, turn: number): HalfPlane {
  const { along, across, u, v } = frameOf(shape);
  const lengthwise = u[1] - u[0] >= v[1] - v[0];
  const axis = lengthwise ? along : across;
  const [low, high] = lengthwise ? u : v;
  const angle = (random() - 0.5) * turn;
  const nx = axis[0] * Math.cos(angle) - axis[1] * Math.sin(angle);
  const ny = axis[0] * Math.sin(angle) + axis[1] * Math.cos(angle);
  const centre = centreOf(shape);
  const shift = between(random, low + (high - low) * 0.4, low + (high - low) * 0.6);
  const step = shift - (centre[0] * axis[0] + centre[1] * axis[1]);
  const base: Point = [centre[0] + axis[0] * step, centre[1] + axis[1] * step];
  return { nx, ny, d: base[0] * nx + base[1] * ny };
}

/** Cuts a convex shape again and again until every part is below the limit of the rule. */
export function subdivide(shape: Polygon, rule: SplitRule): { parts: Polygon[]; cuts: Cut[] } {
  const parts: Polygon[] = [];
  const cuts: Cut[] = [];
  const split = (part: Polygon, depth: number): void => {
    if (part.length < 3 || rule.wanted?.(part) === false) return;
    const area = areaOf(part);
    if (area < rule.limit(part)) {
      parts.push(part);
      return;
    }
    const line = cutLine(part, rule.random, rule.turn(depth));
    const halfGap = rule.halfGap(part, area);
    const back = opposite(line);
    cuts.push({ line, within: part, halfGap });
    split(clip(part, { ...line, d: line.d + halfGap }), depth + 1);
    split(clip(part, { ...back, d: back.d + halfGap }), depth + 1);
  };
  split(shape, 0);
  return { parts, cuts };
}
