import { between } from '../../random.ts';
import type { Paint } from '../kit/canvas.ts';
import { fillEllipse, fillRound, fillShape, strokeLine } from '../kit/shapes.ts';
import { type Light, paintCountry } from './country.ts';
import { fieldWorker, SKINS } from './look.ts';
import { arms, drawPerson } from './person.ts';
import { STAGE, type Stage, scene } from './stage.ts';
import { paintStaff } from './survey.ts';

/** Paints a boundary mark: a stone with a gold cap; y is the ground. */
function paintMark({ pen }: Stage, x: number, y: number, size: number): void {
  const half = size * 0.24;
  fillEllipse(pen, x + size * 0.12, y, size * 0.5, size * 0.09, 'rgba(20,50,30,.3)');
  fillShape(
    pen,
    [
      [x - half, y - size * 0.9],
      [x, y - size * 0.82],
      [x, y + size * 0.04],
      [x - half, y],
    ],
    '#f4ecdd',
  );
  fillShape(
    pen,
    [
      [x, y - size * 0.82],
      [x + half, y - size * 0.9],
      [x + half, y],
      [x, y + size * 0.04],
    ],
    '#d3c8b0',
  );
  fillShape(
    pen,
    [
      [x - half, y - size * 0.9],
      [x, y - size * 0.98],
      [x + half, y - size * 0.9],
      [x, y - size * 0.82],
    ],
    '#fffdf7',
  );
  fillShape(
    pen,
    [
      [x - half, y - size * 0.9],
      [x, y - size * 0.82],
      [x, y - size * 0.62],
      [x - half, y - size * 0.7],
    ],
    '#f2b632',
  );
  fillShape(
    pen,
    [
      [x, y - size * 0.82],
      [x + half, y - size * 0.9],
      [x + half, y - size * 0.7],
      [x, y - size * 0.62],
    ],
    '#d3971a',
  );
  const [cx, cy, r] = [x, y - size * 0.9, size * 0.06];
  fillShape(
    pen,
    [
      [cx, cy - r * 0.5],
      [cx + r, cy],
      [cx, cy + r * 0.5],
      [cx - r, cy],
    ],
    '#b5532f',
  );
}

function paintGrass({ pen, width, random }: Stage, colours: readonly string[]): void {
  for (let blade = 0; blade < 70; blade++) {
    const [x, y] = [random() * width, between(random, 552, STAGE + 8)];
    const size = between(random, 16, 38);
    const lean = between(random, -9, 9);
    fillShape(
      pen,
      [
        [x - 4, y],
        [x + lean, y - size],
        [x + 4, y],
      ],
      colours[blade % colours.length] ?? '#55885a',
    );
  }
}

/** What one boundary mark shows. */
export interface MarkerOptions {
  readonly seed: number;
  readonly light: Light;
  readonly at: number;
  readonly worker: boolean;
}

/** Gives a painter of a boundary mark in the fields, with a line to the next ones. */
export function markerScene({ seed, light, at, worker }: MarkerOptions): Paint {
  return scene(seed, (stage) => {
    const { pen, width } = stage;
    paintCountry(stage, light, 300);
    const [x, far] = [width * at, width * (at < 0.5 ? 0.78 : 0.2)];
    const middle = (x + far) / 2;
    strokeLine(
      pen,
      [
        [x, 378],
        [middle, 354],
        [far, 334],
      ],
      '#d9604a',
      3,
    );
    paintMark(stage, far, 364, 50);
    paintMark(stage, middle, 424, 96);
    if (worker) {
      const side = at < 0.5 ? 1 : -1;
      const look = fieldWorker('#12686a', '#f2b632', SKINS[seed % 5]);
      drawPerson(pen, look, {
        x: x + side * 210,
        y: 548,
        height: 330,
        kneeling: true,
        left: arms.offer,
        right: arms.work,
      });
      paintStaff(stage, x + side * 330, 540, 300);
    }
    paintMark(stage, x, 574, 300);
    fillRound(pen, [0, 588, width, 12], 0, light.fields[3] ?? '#84a55a');
    paintGrass(stage, light.trees);
  });
}
