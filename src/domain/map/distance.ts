import type { Polygon, Position } from './geometry.ts';
import { localMetres, type Point } from './local-metres.ts';
import { pointInPolygon } from './overlap.ts';

/** Gives the metres from a position to the nearest point of a line; Infinity for a line without points. */
export function metresToLine(at: Position, line: readonly Position[]): number {
  const points = line.map(localMetres(at).toMetres);
  return points.reduce((least, to, index) => Math.min(least, toSide(points[index - 1] ?? to, to)), Infinity);
}

/** Gives the metres from a position to an area; 0 inside it. */
export function metresToArea(at: Position, area: Polygon): number {
  if (pointInPolygon(at, area)) return 0;
  return area.reduce((least, ring) => Math.min(least, metresToLine(at, ring)), Infinity);
}

// From the origin, where the position is.
function toSide([ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / long));
  return Math.hypot(ax + part * dx, ay + part * dy);
}
