import earcut, { flatten } from 'earcut';
import type { Polygon, Position } from '../geometry.ts';

/** Three corners, x and y in turn. */
export type Triangle = readonly [number, number, number, number, number, number];

/** Cuts polygons into triangles. */
export function trianglesOf(polygons: readonly Polygon[]): Triangle[] {
  return polygons.flatMap((polygon) => {
    const { vertices, holes } = flatten(polygon);
    const corners = earcut(vertices, holes);
    const triangles: Triangle[] = [];
    for (let index = 0; index < corners.length; index += 3) {
      const [a = 0, b = 0, c = 0] = [corners[index], corners[index + 1], corners[index + 2]];
      const at = (corner: number): [number, number] => [
        vertices[corner * 2] ?? 0,
        vertices[corner * 2 + 1] ?? 0,
      ];
      triangles.push([...at(a), ...at(b), ...at(c)]);
    }
    return triangles;
  });
}

/** Twice the area of a triangle, in the units of its corners. */
export const doubleArea = ([ax, ay, bx, by, cx, cy]: Triangle): number =>
  Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** A position inside: the centre of gravity, or of the largest triangle where that lies outside. */
export function insideOf(polygons: readonly Polygon[]): Position {
  const triangles = trianglesOf(polygons);
  let [sum, x, y] = [0, 0, 0];
  let largest: Triangle | undefined;
  for (const triangle of triangles) {
    const area = doubleArea(triangle);
    const [cx, cy] = middle(triangle);
    sum += area;
    x += cx * area;
    y += cy * area;
    if (largest === undefined || area > doubleArea(largest)) largest = triangle;
  }
  if (largest === undefined) return polygons[0]?.[0]?.[0] ?? [0, 0];
  const centre: Position = [x / sum, y / sum];
  return triangles.some((triangle) => holds(triangle, centre)) ? centre : middle(largest);
}

const middle = ([ax, ay, bx, by, cx, cy]: Triangle): Position => [(ax + bx + cx) / 3, (ay + by + cy) / 3];

function holds([ax, ay, bx, by, cx, cy]: Triangle, [x, y]: Position): boolean {
  const side = (px: number, py: number, qx: number, qy: number) =>
    (qx - px) * (y - py) - (qy - py) * (x - px);
  const [a, b, c] = [side(ax, ay, bx, by), side(bx, by, cx, cy), side(cx, cy, ax, ay)];
  return (a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0);
}

/** Twice the area that two triangles have in common: the one cut along the edges of the other. */
export function doubleOverlap(a: Triangle, b: Triangle): number {
  const turn = (b[2] - b[0]) * (b[5] - b[1]) - (b[3] - b[1]) * (b[4] - b[0]);
  if (turn === 0) return 0;
  const sign = Math.sign(turn);
  let cut: number[] = [...a];
  for (let edge = 0; edge < 6 && cut.length > 0; edge += 2) {
    const next = (edge + 2) % 6;
    cut = half(cut, b[edge] as number, b[edge + 1] as number, b[next] as number, b[next + 1] as number, sign);
  }
  return polygonArea(cut);
}

// What of a convex polygon lies on the inner side of an edge (Sutherland and Hodgman).
function half(polygon: number[], px: number, py: number, qx: number, qy: number, sign: number): number[] {
  const clipped: number[] = [];
  const side = (x: number, y: number) => sign * ((qx - px) * (y - py) - (qy - py) * (x - px));
  const count = polygon.length;
  let [ax, ay] = [polygon[count - 2] as number, polygon[count - 1] as number];
  let before = side(ax, ay);
  for (let index = 0; index < count; index += 2) {
    const [bx, by] = [polygon[index] as number, polygon[index + 1] as number];
    const here = side(bx, by);
    if (before >= 0 !== here >= 0) {
      const along = before / (before - here);
      clipped.push(ax + (bx - ax) * along, ay + (by - ay) * along);
    }
    if (here >= 0) clipped.push(bx, by);
    [ax, ay, before] = [bx, by, here];
  }
  return clipped;
}

function polygonArea(polygon: readonly number[]): number {
  const [x0 = 0, y0 = 0] = polygon;
  let sum = 0;
  for (let index = 2; index + 3 < polygon.length; index += 2) {
    sum +=
      ((polygon[index] as number) - x0) * ((polygon[index + 3] as number) - y0) -
      ((polygon[index + 1] as number) - y0) * ((polygon[index + 2] as number) - x0);
  }
  return Math.abs(sum);
}
