import type { Pen } from '../kit/canvas.ts';
import type { Point } from '../kit/geometry.ts';
import { addShape, fillCircle, strokeLine } from '../kit/shapes.ts';
import type { Palette } from './palettes.ts';
import { alongStreet, isMain } from './streets.ts';
import type { Bridge, CityPlan } from './types.ts';

/** Paints dashed centre lines on the main streets. */
export function paintCentreLines(pen: Pen, plan: CityPlan, palette: Palette): void {
  const { scale, size } = plan;
  const reach = Math.hypot(size.width, size.height) * 1.5;
  for (const { line, within, halfGap } of plan.streets.filter((street) => isMain(street, scale))) {
    const base: Point = [line.nx * line.d, line.ny * line.d];
    const end = (t: number): Point => [base[0] - line.ny * t, base[1] + line.nx * t];
    pen.save();
    pen.beginPath();
    addShape(pen, within);
    pen.clip();
    pen.lineCap = 'butt';
    pen.setLineDash([10 * scale, 10 * scale]);
    strokeLine(pen, [end(-reach), end(reach)], palette.centreLine, (halfGap > 8 * scale ? 1.5 : 1.1) * scale);
    pen.restore();
  }
}

/** Paints gold lamps with a glow along the main streets. */
export function paintLamps(pen: Pen, plan: CityPlan): void {
  const { scale, size, terrain } = plan;
  for (const street of plan.streets.filter((one) => isMain(one, scale))) {
    for (const [x, y] of alongStreet(street, size, 46 * scale)) {
      if (terrain.dryness([x, y]) < 4 * scale) continue;
      fillCircle(pen, x, y, 6 * scale, 'rgba(242,182,50,.13)');
      fillCircle(pen, x, y, 1.7 * scale, '#f6d98f');
    }
  }
}

/** Paints a bridge: its shadow on the water, its deck and its rails. */
function paintBridge(pen: Pen, bridge: Bridge, palette: Palette, scale: number): void {
  const { from, to, half } = bridge;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const line = (past: number, drop = 0): Point[] => [
    [from[0] - dx * past * scale + drop * 0.8, from[1] - dy * past * scale + drop],
    [to[0] + dx * past * scale + drop * 0.8, to[1] + dy * past * scale + drop],
  ];
  pen.lineCap = 'butt';
  // The shadow falls on the water only, so it ends short of the banks.
  if (palette.style === 'relief') strokeLine(pen, line(-11, 7 * scale), palette.shadow, half * 2);
  strokeLine(pen, line(1), palette.walk, half * 2 + 3 * scale);
  strokeLine(pen, line(3), palette.road, half * 2 - 0.5 * scale);
  pen.setLineDash([10 * scale, 10 * scale]);
  strokeLine(pen, line(0), palette.centreLine, 1.3 * scale);
  pen.setLineDash([]);
}

/** Paints all bridges. */
export function paintBridges(pen: Pen, plan: CityPlan, palette: Palette): void {
  for (const bridge of plan.bridges) paintBridge(pen, bridge, palette, plan.scale);
}
