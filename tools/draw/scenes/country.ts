import { between, pick } from '../../random.ts';
import { fillShape } from '../kit/shapes.ts';
import { paintTreeLine } from './plants.ts';
import { paintCloud, paintHills, paintSky, STAGE, type Stage } from './stage.ts';

/** The light of a landscape. */
export interface Light {
  readonly sky: readonly [top: string, horizon: string];
  readonly hills: readonly string[];
  readonly fields: readonly string[];
  readonly edge: string;
  readonly trees: readonly string[];
}

export const DAY: Light = {
  sky: ['#9fd0cd', '#f6ead0'],
  hills: ['#8fbfb2', '#5f9d8c', '#3c7a69'],
  fields: ['#a9bd6a', '#93b062', '#c2c778', '#84a55a', '#b5c46d'],
  edge: 'rgba(246,239,205,.8)',
  trees: ['#3f7350', '#2f6147', '#55885a'],
};

export const MORNING: Light = {
  sky: ['#f7d793', '#fdf1d6'],
  hills: ['#d3bf86', '#93a877', '#5f8a68'],
  fields: ['#c2c778', '#d3cf86', '#a9bd6a', '#b5c46d'],
  edge: 'rgba(253,246,220,.85)',
  trees: ['#55885a', '#3f7350', '#6c9a5f'],
};

export const EVENING: Light = {
  sky: ['#12686a', '#f0b96a'],
  hills: ['#4f8480', '#2c6664', '#16494b'],
  fields: ['#2f6f5a', '#3b7d5f', '#2a6453', '#4a8a63'],
  edge: 'rgba(247,220,150,.45)',
  trees: ['#12443f', '#0f3a38', '#184f47'],
};

/** Paints fields that run to a point on the horizon, with paths between. */
function paintFields({ pen, width, random }: Stage, light: Light, horizon: number): void {
  const depth = STAGE - horizon;
  pen.fillStyle = light.fields[0] ?? '#a9bd6a';
  pen.fillRect(0, horizon, width, depth);
  const steps = [0, 0.12, 0.27, 0.47, 0.74, 1.12];
  const x = (column: number, t: number): number => width * (0.42 + column * (0.085 + 0.3 * t));
  for (let row = 0; row + 1 < steps.length; row++) {
    const [near, far] = [steps[row + 1] ?? 1, steps[row] ?? 0];
    for (let column = -6; column < 8; column++) {
      const corners = [
        [x(column, far), horizon + depth * far],
        [x(column + 1, far), horizon + depth * far],
        [x(column + 1, near), horizon + depth * near],
        [x(column, near), horizon + depth * near],
      ] as const;
      fillShape(pen, corners, pick(random, light.fields));
      pen.strokeStyle = light.edge;
      pen.lineWidth = 0.6 + 4 * near;
      pen.stroke();
    }
  }
}

/** Paints the country: sky, hills, a line of trees and the fields before them. */
export function paintCountry(stage: Stage, light: Light, horizon: number): void {
  paintSky(stage, light.sky[0], light.sky[1], horizon);
  paintCloud(stage, stage.width * between(stage.random, 0.05, 0.3), 70, 170);
  paintCloud(stage, stage.width * between(stage.random, 0.55, 0.75), 112, 130);
  paintHills(stage, light.hills, horizon - 70, 170);
  paintTreeLine(stage, horizon + 8, light.trees);
  paintFields(stage, light, horizon + 4);
}
