import type { Paint } from '../kit/canvas.ts';
import { fillRound, fillShape } from '../kit/shapes.ts';
import { crowd } from './look.ts';
import { drawPerson } from './person.ts';
import { paintBush, paintPalm } from './plants.ts';
import { paintCloud, paintHills, paintPeaks, paintSky, STAGE, type Stage, scene } from './stage.ts';

/** The light round the city hall. */
export interface HallOptions {
  readonly seed: number;
  readonly sky: readonly [top: string, horizon: string];
  readonly hills: readonly string[];
  readonly wall: string;
  readonly roof: readonly [light: string, dark: string];
  readonly window: string;
  readonly ground: string;
  readonly people: number;
}

function paintWing({ pen }: Stage, x: number, wide: number, { wall, roof, window }: HallOptions): void {
  fillShape(
    pen,
    [
      [x - 18, 300],
      [x + wide + 18, 300],
      [x + wide - 16, 246],
      [x + 16, 246],
    ],
    roof[0],
  );
  fillRound(pen, [x - 18, 298, wide + 36, 8], 0, roof[1]);
  fillRound(pen, [x, 306, wide, 164], 0, wall);
  const panes = Math.floor(wide / 56);
  for (let pane = 0; pane < panes; pane++) {
    const left = x + (wide / panes) * (pane + 0.5) - 15;
    fillRound(pen, [left, 334, 30, 50], 2, window);
    fillRound(pen, [left, 404, 30, 50], 2, window);
  }
}

function paintCentre(stage: Stage, middle: number, options: HallOptions): void {
  const { pen } = stage;
  const { wall, roof } = options;
  fillShape(
    pen,
    [
      [middle - 64, 170],
      [middle + 64, 170],
      [middle + 22, 92],
      [middle - 22, 92],
    ],
    roof[0],
  );
  fillShape(
    pen,
    [
      [middle, 92],
      [middle + 22, 92],
      [middle + 64, 170],
      [middle, 170],
    ],
    roof[1],
  );
  fillRound(pen, [middle - 50, 170, 100, 30], 0, options.window);
  fillShape(
    pen,
    [
      [middle - 212, 292],
      [middle + 212, 292],
      [middle + 70, 196],
      [middle - 70, 196],
    ],
    roof[0],
  );
  fillShape(
    pen,
    [
      [middle, 196],
      [middle + 70, 196],
      [middle + 212, 292],
      [middle, 292],
    ],
    roof[1],
  );
  fillRound(pen, [middle - 170, 292, 340, 178], 0, wall);
  fillRound(pen, [middle - 186, 290, 372, 22], 0, '#0e4f50');
  paintPeaks(stage, middle - 180, 312, 360, 30, '#f2b632');
  fillRound(pen, [middle - 150, 330, 300, 140], 0, '#0a3b3d');
  fillRound(pen, [middle - 34, 360, 68, 110], 0, '#f2b632');
  fillRound(pen, [middle - 3, 360, 6, 110], 0, '#b98019');
  for (let column = 0; column < 6; column++) {
    if (column === 2 || column === 3) continue;
    const x = middle - 154 + column * 58;
    fillRound(pen, [x - 4, 322, 26, 10], 0, '#fffdf7');
    fillRound(pen, [x, 330, 18, 140], 0, '#f4ecdd');
  }
  for (let step = 0; step < 4; step++) {
    fillRound(
      pen,
      [middle - 190 - step * 16, 470 + step * 11, 380 + step * 32, 11],
      0,
      step % 2 === 0 ? '#efe6d2' : '#dccaa4',
    );
  }
}

/** Gives a painter of the city hall from its square. */
export function hallScene(options: HallOptions): Paint {
  return scene(options.seed, (stage) => {
    const { pen, width, random } = stage;
    const middle = width / 2;
    paintSky(stage, options.sky[0], options.sky[1], 400);
    paintCloud(stage, width * 0.08, 88, 180);
    paintCloud(stage, width * 0.74, 60, 150);
    paintHills(stage, options.hills, 400, 190);
    fillRound(pen, [0, 466, width, STAGE - 466], 0, options.ground);
    paintWing(stage, middle - 400, 240, options);
    paintWing(stage, middle + 160, 240, options);
    paintCentre(stage, middle, options);
    fillShape(
      pen,
      [
        [middle - 120, 514],
        [middle + 120, 514],
        [middle + 260, STAGE],
        [middle - 260, STAGE],
      ],
      '#f1e7d3',
    );
    for (const [x, size] of [
      [0.05, 300],
      [0.95, 320],
    ] as const)
      paintPalm(stage, width * x, 520, size, '#3f7350');
    for (const x of [0.13, 0.2, 0.8, 0.87]) paintBush(stage, width * x, 520, 60, '#55885a');
    crowd(random, options.people).forEach((look, index) => {
      const x = middle + (index - (options.people - 1) / 2) * 104;
      drawPerson(pen, look, { x, y: 556 + (index % 2) * 26, height: 158, back: index % 2 === 0 });
    });
  });
}
