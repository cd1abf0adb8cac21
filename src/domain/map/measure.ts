import { wholeNumber } from '../shared/indonesian-number.ts';
import * as sharedTexts from '../shared/texts.ts';
import type { Polygon, Position } from './geometry.ts';
import { localMetres, type Point } from './local-metres.ts';
import * as texts from './texts.ts';

/** What is measured: a line, or the area inside one (spec §2 Map page). */
export type MeasureKind = 'length' | 'area';

/** Gives the length of a line in metres; 0 for less than two points. */
export function lengthOf(points: readonly Position[]): number {
  return points.slice(1).reduce((sum, to, index) => sum + distance(points[index] ?? to, to), 0);
}

/** Gives the area inside a line in square metres, whether it is closed or not; 0 for less than three points. */
export function areaOf(points: readonly Position[]): number {
  const [origin] = points;
  if (origin === undefined) return 0;
  const { toMetres } = localMetres(origin);
  return Math.abs(signedArea(points.map(toMetres)));
}

/** Gives the area of an outline without its holes, in square metres. */
export const areaOfPolygon = ([outer = [], ...holes]: Polygon): number =>
  holes.reduce((left, hole) => left - areaOf(hole), areaOf(outer));

/** Gives the area of a flat ring; positive where it runs against the clock. */
export function signedArea(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 2;
}

/** Writes a length: '17,2 m', '850 m', '1,25 km' (spec §2 Map page). */
export function lengthText(metres: number): string {
  if (metres < 99.95) return texts.metres(metres);
  return metres < 999.5 ? texts.wholeMetres(metres) : texts.kilometres(metres / 1000);
}

/** Writes an area: '239 m²', '1,25 ha', '3,4 km²' (spec §2 Map page). */
export function areaText(squareMetres: number): string {
  if (squareMetres < 9999.5) return sharedTexts.squareMetres(wholeNumber(squareMetres));
  return squareMetres < 999_950
    ? texts.hectares(squareMetres / 10_000)
    : texts.squareKilometres(squareMetres / 1_000_000);
}

/** Whether the line around an area crosses itself, so that it has no inside. */
export function crossesItself(points: readonly Position[]): boolean {
  const edges = points.map((from, index) => [from, points[(index + 1) % points.length] ?? from] as const);
  return edges.some((one, index) => edges.slice(index + 1).some((other) => edgesCross(one, other)));
}

/** Writes the measured value; for a line that crosses itself, that it has no area. */
export function measuredText(kind: MeasureKind, points: readonly Position[]): string {
  if (kind === 'length') return lengthText(lengthOf(points));
  return crossesItself(points) ? texts.lineCrossesItself : areaText(areaOf(points));
}

type Edge = readonly [Position, Position];

// Edges that only touch, as neighbours do, do not cross.
function edgesCross([a, b]: Edge, [c, d]: Edge): boolean {
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;
}

const sideOf = ([ax, ay]: Position, [bx, by]: Position, [px, py]: Position): number =>
  Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));

function distance(from: Position, to: Position): number {
  const middle: Position = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const { toMetres } = localMetres(middle);
  const [x1, y1] = toMetres(from);
  const [x2, y2] = toMetres(to);
  return Math.hypot(x2 - x1, y2 - y1);
}
