import type { Position } from '../../../../src/domain/map/geometry.ts';
import { localMetres } from '../../../../src/domain/map/local-metres.ts';

/** A point of the plan, in metres from its middle: east, north. */
export type Metres = readonly [x: number, y: number];

/** How large the plan is, in metres. */
export const WIDTH = 6000;
export const HEIGHT = 5200;
/** Lines of streets across and along: the city is a net of these, bent by the ground. */
export const COLUMNS = 48;
export const ROWS = 80;
/** Kelurahan across and along. */
export const PARTS = 4;

const flat = localMetres([112.7521, -7.2575]);

/** Where a point of the net lies: the net is bent, so that no street is quite straight. */
export function bent(u: number, v: number): Metres {
  const x = (u / COLUMNS - 0.5) * WIDTH;
  const y = (v / ROWS - 0.5) * HEIGHT;
  const dx = 150 * Math.sin(y / 950 + 0.6) + 70 * Math.sin(x / 520 + y / 800) + y * 0.06;
  const dy = 130 * Math.sin(x / 1050 + 1.9) + 60 * Math.sin(y / 610 - x / 900) - x * 0.05;
  return [x + dx, y + dy];
}

/** Gives a point of the plan in degrees of WGS 84, to a decimetre. */
export function degrees(point: Metres): Position {
  const [lon, lat] = flat.toPosition(point);
  return [Number(lon.toFixed(6)), Number(lat.toFixed(6))];
}

/** Where the river's middle runs at a height of the plan. */
export function riverAt(y: number): number {
  return 120 + 190 * Math.sin(y / 900) + y * 0.05;
}

/** Half the width of the river, in metres. */
export const RIVER = 34;

/** Where the coast runs at a place across the plan. */
export function coastAt(x: number): number {
  return 2120 + 120 * Math.sin(x / 700) + 70 * Math.sin(x / 260) - Math.max(0, -x - 1500) * 0.25;
}
