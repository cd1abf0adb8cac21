import { at, between } from '../../random.ts';
import { fillRound } from '../kit/shapes.ts';
import { paintBush } from './plants.ts';
import { paintCloud, paintHills, paintSky, STAGE, type Stage } from './stage.ts';

/** Colours of a riverside. */
export interface Riverside {
  readonly sky: readonly [top: string, horizon: string];
  readonly far: readonly string[];
  readonly water: string;
  readonly glint: string;
  readonly grass: readonly [far: string, near: string];
  readonly trees: readonly string[];
}

export const BRIGHT: Riverside = {
  sky: ['#f7e6bd', '#d3e8dc'],
  far: ['#a9d0c5', '#84b7a6'],
  water: '#2f7f86',
  glint: 'rgba(235,250,245,.5)',
  grass: ['#7fa868', '#8fb06a'],
  trees: ['#3f7350', '#2f6147', '#55885a'],
};

export const COOL: Riverside = {
  sky: ['#9fd0cd', '#e8f0e2'],
  far: ['#8fbfb2', '#5f9d8c'],
  water: '#3b93a0',
  glint: 'rgba(240,252,248,.55)',
  grass: ['#6c9a5f', '#7aa65f'],
  trees: ['#2f6147', '#3f7350', '#1f5a4a'],
};

/** Paints a river with its far bank; the near bank starts at y. */
export function paintRiverside(stage: Stage, colours: Riverside, y: number): void {
  const { pen, width, random } = stage;
  paintSky(stage, colours.sky[0], colours.sky[1], y - 90);
  paintCloud(stage, width * between(random, 0.1, 0.6), 66, 190);
  paintHills(stage, colours.far, y - 130, 150);
  pen.fillStyle = colours.grass[0];
  pen.fillRect(0, y - 110, width, 40);
  for (let x = 10; x < width; x += between(random, 46, 96))
    paintBush(stage, x, y - 96, between(random, 34, 62), at(colours.trees, Math.floor(x)));
  pen.fillStyle = colours.water;
  pen.fillRect(0, y - 84, width, 140);
  for (let glint = 0; glint < 14; glint++) {
    const [x, line] = [random() * width, y - 74 + random() * 60];
    fillRound(pen, [x, line, between(random, 34, 90), 3], 1.5, colours.glint);
  }
  pen.fillStyle = colours.grass[0];
  pen.beginPath();
  pen.moveTo(0, y + 10);
  pen.quadraticCurveTo(width * 0.5, y - 34, width, y + 26);
  pen.lineTo(width, STAGE);
  pen.lineTo(0, STAGE);
  pen.fill();
  pen.fillStyle = colours.grass[1];
  pen.beginPath();
  pen.moveTo(0, y + 96);
  pen.quadraticCurveTo(width * 0.5, y + 40, width, y + 116);
  pen.lineTo(width, STAGE);
  pen.lineTo(0, STAGE);
  pen.fill();
}
