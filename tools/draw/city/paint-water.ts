import type { Pen } from '../kit/canvas.ts';
import type { Point } from '../kit/geometry.ts';
import { createNoise } from '../kit/noise.ts';
import { fillShape, strokeLine } from '../kit/shapes.ts';
import type { Palette } from './palettes.ts';
import type { CityPlan } from './types.ts';

/** Paints the river in bands, from its green banks to its middle, with glints along it. */
export function paintRiver(pen: Pen, plan: CityPlan, palette: Palette): void {
  const { river, riverHalf } = plan.terrain;
  if (river.length === 0) return;
  const { scale } = plan;
  pen.save();
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  strokeLine(pen, river, palette.bank, riverHalf * 2 + 17 * scale);
  strokeLine(pen, river, palette.promenade, riverHalf * 2 + 5 * scale);
  strokeLine(pen, river, palette.waterEdge, riverHalf * 2);
  strokeLine(pen, river, palette.water, riverHalf * 1.5);
  const glints = [
    [-0.42, 20],
    [0.3, 95],
    [0.02, 240],
  ] as const;
  pen.setLineDash([34, 120, 16, 90].map((part) => part * scale));
  for (const [side, offset] of glints) {
    pen.lineDashOffset = offset * scale;
    strokeLine(pen, sideOf(river, riverHalf * side), palette.ripple, 1.5 * scale);
  }
  pen.restore();
}

/** Gives a line beside another one, some pixels to its side. */
function sideOf(line: readonly Point[], pixels: number): Point[] {
  return line.map(([x, y], index) => {
    const before = line[index - 1] ?? [x, y];
    const after = line[index + 1] ?? [x, y];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [x - ((after[1] - before[1]) / length) * pixels, y + ((after[0] - before[0]) / length) * pixels];
  });
}

/** Paints the sea along the top in bands, from the sand to the deep, with waves that thin out. */
export function paintSea(pen: Pen, plan: CityPlan, palette: Palette, seed: number): void {
  const { shore } = plan.terrain;
  if (shore.length === 0) return;
  const { scale, size } = plan;
  const noise = createNoise(seed + 7);
  const band = (offset: number, colour: string): void => {
    const edge = shore.map(([x, y]): Point => [x, y + offset * scale]);
    fillShape(pen, [[-60, -60], [size.width + 60, -60], ...edge.toReversed()], colour);
  };
  band(22, palette.sand);
  band(5, palette.shallow);
  band(-10, palette.water);
  band(-58, palette.waterEdge);
  const deep = size.height * 0.9;
  for (let wave = 1; wave < 9; wave++) {
    const line = shore.map(([x, y]): Point => {
      const swell = (noise(x / 160, wave) - 0.5) * 30;
      return [x, y - (wave * wave * 6 + wave * 18 - swell) * scale];
    });
    if (line.some(([, y]) => y > 0 && y < deep)) strokeLine(pen, line, palette.ripple, 1.6 * scale);
  }
}
