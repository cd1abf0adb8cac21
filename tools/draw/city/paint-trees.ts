import { at } from '../../random.ts';
import type { Pen } from '../kit/canvas.ts';
import { fillCircle } from '../kit/shapes.ts';
import type { Palette } from './palettes.ts';
import type { CityPlan } from './types.ts';

/** Paints tree crowns with a lighter side towards the north-west; flat palettes leave out those of yards. */
export function paintTrees(pen: Pen, plan: CityPlan, palette: Palette): void {
  for (const {
    at: [x, y],
    radius,
    tone,
    yard,
  } of plan.trees) {
    if (yard && palette.style === 'flat') continue;
    fillCircle(pen, x, y, radius, at(palette.tree, Math.floor(tone * palette.tree.length)));
    if (palette.style === 'flat') continue;
    fillCircle(pen, x - radius * 0.26, y - radius * 0.28, radius * 0.52, 'rgba(255,255,220,.15)');
  }
}
