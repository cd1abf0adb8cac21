import type { Polygon, Position, Ring } from './geometry.ts';

type Side = readonly [from: Position, to: Position];

/**
 * Whether a position lies in an area and not in one of its holes (spec §2 Map page). A ring counts as closed even where
 * its last position is not its first.
 */
export function pointInPolygon(point: Position, polygon: Polygon): boolean {
  let inside = false;
  for (const ring of polygon) {
    for (const [[ax, ay], [bx, by]] of sidesOf(ring)) {
      const crosses = ay > point[1] !== by > point[1];
      if (crosses && point[0] < ax + ((bx - ax) * (point[1] - ay)) / (by - ay)) inside = !inside;
    }
  }
  return inside;
}

/**
 * Whether two areas share anything: ground, an edge or one point. An area inside a hole of the other shares nothing.
 */
export function polygonsTouch(a: Polygon, b: Polygon): boolean {
  const [cornerA] = a[0] ?? [];
  const [cornerB] = b[0] ?? [];
  if (!cornerA || !cornerB || !boxesTouch(a, b)) return false;
  const sidesB = b.flatMap(sidesOf);
  if (a.flatMap(sidesOf).some((side) => sidesB.some((other) => sidesTouch(side, other)))) return true;
  // No edges cross: one is wholly inside the other or they are apart, and any corner decides which.
  return pointInPolygon(cornerA, b) || pointInPolygon(cornerB, a);
}

function sidesOf(ring: Ring): Side[] {
  return ring.map((from, index): Side => [from, ring[(index + 1) % ring.length] ?? from]);
}

function boxesTouch(a: Polygon, b: Polygon): boolean {
  const [westA, southA, eastA, northA] = boxOf(a);
  const [westB, southB, eastB, northB] = boxOf(b);
  return westA <= eastB && westB <= eastA && southA <= northB && southB <= northA;
}

function boxOf(polygon: Polygon): readonly [west: number, south: number, east: number, north: number] {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of polygon[0] ?? []) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return [west, south, east, north];
}

function sidesTouch([a, b]: Side, [c, d]: Side): boolean {
  const [sideC, sideD] = [turn(a, b, c), turn(a, b, d)];
  const [sideA, sideB] = [turn(c, d, a), turn(c, d, b)];
  if (sideC !== sideD && sideA !== sideB) return true;
  return (
    (sideC === 0 && isBetween(a, b, c)) ||
    (sideD === 0 && isBetween(a, b, d)) ||
    (sideA === 0 && isBetween(c, d, a)) ||
    (sideB === 0 && isBetween(c, d, b))
  );
}

// The direction of the turn at b on the way from a to c: 1 left, -1 right, 0 straight on.
function turn([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}

// For three positions on one line.
function isBetween([ax, ay]: Position, [bx, by]: Position, [x, y]: Position): boolean {
  return x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by);
}
