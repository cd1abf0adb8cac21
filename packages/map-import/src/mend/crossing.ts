import Flatbush from 'flatbush';
import type { Polygon, Position } from '../geometry.ts';

/** Edges from which on an index of them is faster than comparing each with each. */
const MANY = 40;

type Edge = readonly [a: Position, b: Position];

/** Whether edges of a polygon cross: a ring itself, or a hole its outer ring. What only touches does not cross. */
export function crosses(polygon: Polygon): boolean {
  const edges = polygon.flatMap((ring) =>
    ring.slice(1).map((end, index): Edge => [ring[index] as Position, end]),
  );
  return edges.length < MANY ? crossesPlain(edges) : crossesIndexed(edges);
}

function crossesPlain(edges: readonly Edge[]): boolean {
  for (let i = 0; i < edges.length; i += 1) {
    for (let j = i + 1; j < edges.length; j += 1) if (cross(edges[i] as Edge, edges[j] as Edge)) return true;
  }
  return false;
}

function crossesIndexed(edges: readonly Edge[]): boolean {
  const index = new Flatbush(edges.length);
  for (const [a, b] of edges) {
    index.add(Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1]));
  }
  index.finish();
  return edges.some((edge, at) => {
    const [a, b] = edge;
    const [x1, x2] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
    const [y1, y2] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
    return (
      index.search(x1, y1, x2, y2, (other) => other > at && cross(edge, edges[other] as Edge)).length > 0
    );
  });
}

function cross([a, b]: Edge, [c, d]: Edge): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

const side = (a: Position, b: Position, p: Position): number =>
  Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));
