import type { Point } from './layout.ts';

const CORNER = 6;

/** Writes a line through points as the path of an SVG, its corners rounded. */
export function roundedRoute(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const turns = rest.map((point, index) => {
    const before = points[index] ?? first;
    const after = rest[index + 1];
    if (after === undefined) return `L${at(point)}`;
    const radius = Math.min(CORNER, distance(before, point) / 2, distance(point, after) / 2);
    return `L${at(towards(point, before, radius))}Q${at(point)} ${at(towards(point, after, radius))}`;
  });
  return `M${at(first)}${turns.join('')}`;
}

const round = (length: number): number => Math.round(length * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  return {
    x: from.x + ((to.x - from.x) * length) / whole,
    y: from.y + ((to.y - from.y) * length) / whole,
  };
}
