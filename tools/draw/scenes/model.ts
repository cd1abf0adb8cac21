import { between, pick } from '../../random.ts';
import type { Paint, Pen } from '../kit/canvas.ts';
import { shade } from '../kit/colour.ts';
import type { Point } from '../kit/geometry.ts';
import { fillCircle, fillRound, fillShape } from '../kit/shapes.ts';
import { crowd, officer, SKINS } from './look.ts';
import { arms, drawPerson } from './person.ts';
import { STAGE, type Stage, scene } from './stage.ts';

/** Gives the point on the table for a place on the model: a and b run from 0 to 1, h is pixels up. */
type Place = (a: number, b: number, h: number) => Point;

/** Paints a little house as a box with a hip roof. */
function paintHouse(
  pen: Pen,
  place: Place,
  [a, b, da, db]: readonly number[],
  high: number,
  roof: string,
): void {
  if (a === undefined || b === undefined || da === undefined || db === undefined) return;
  const wall = '#fbf7ef';
  fillShape(
    pen,
    [place(a, b + db, 0), place(a + da, b + db, 0), place(a + da, b + db, high), place(a, b + db, high)],
    wall,
  );
  fillShape(
    pen,
    [place(a + da, b, 0), place(a + da, b + db, 0), place(a + da, b + db, high), place(a + da, b, high)],
    shade(wall, 0.86),
  );
  const ridge = high + 15;
  const [left, right] = [place(a + da * 0.3, b + db / 2, ridge), place(a + da * 0.7, b + db / 2, ridge)];
  const eaves = (x: number, y: number): Point =>
    place(a + da * (x < 0.5 ? -0.06 : 1.06), b + db * (y < 0.5 ? -0.06 : 1.06), high);
  fillShape(pen, [eaves(0, 0), eaves(1, 0), right, left], shade(roof, 1.1));
  fillShape(pen, [eaves(0, 0), eaves(0, 1), left], shade(roof, 1.04));
  fillShape(pen, [eaves(0, 1), eaves(1, 1), right, left], roof);
  fillShape(pen, [eaves(1, 0), eaves(1, 1), right], shade(roof, 0.82));
}

/** Paints the model: blocks of houses on both sides of a river, from the back to the front. */
function paintModel(stage: Stage, place: Place, roofs: readonly string[]): void {
  const { pen, random } = stage;
  fillShape(pen, [place(0, 0, 0), place(1, 0, 0), place(1, 1, 0), place(0, 1, 0)], '#b9cf94');
  const bank = (b: number): Point => place(0.44 + Math.sin(b * 3.2) * 0.07, b, 0);
  const line = Array.from({ length: 21 }, (_, index) => index / 20);
  for (const [wide, colour] of [
    [0.085, '#f8f1e2'],
    [0.07, '#3b93a0'],
  ] as const) {
    const left = line.map(
      (b): Point => [bank(b)[0] - wide * stage.width * 0.6 * (0.8 + b * 0.2), bank(b)[1]],
    );
    const right = line.map(
      (b): Point => [bank(b)[0] + wide * stage.width * 0.6 * (0.8 + b * 0.2), bank(b)[1]],
    );
    fillShape(pen, [...left, ...right.toReversed()], colour);
  }
  fillShape(pen, [place(0, 0.44, 0), place(1, 0.44, 0), place(1, 0.56, 0), place(0, 0.56, 0)], '#f8f1e2');
  for (const row of [0.06, 0.25, 0.6, 0.8]) {
    for (let column = 0; column < 13; column++) {
      const a = 0.015 + column * 0.076;
      if (Math.abs(a + 0.03 - (0.44 + Math.sin(row * 3.2) * 0.07)) < 0.105) continue;
      if (random() < 0.16) {
        const [x, y] = place(a + 0.03, row + 0.08, 8);
        fillCircle(pen, x, y - 6, between(random, 9, 14), pick(random, ['#3f7350', '#55885a', '#6c9a5f']));
        continue;
      }
      paintHouse(pen, place, [a, row, 0.056, 0.12], pick(random, [12, 14, 18, 34]), pick(random, roofs));
    }
  }
}

/** Paints a slip of paper on a pin, with which a visitor marks a place. */
function paintSlip(pen: Pen, [x, y]: Point, colour: string): void {
  fillRound(pen, [x - 1.5, y - 60, 3, 60], 0, '#0a3b3d');
  fillShape(
    pen,
    [
      [x, y - 62],
      [x + 36, y - 54],
      [x, y - 38],
    ],
    colour,
  );
}

/** What one talk at the model shows. */
export interface ModelOptions {
  readonly seed: number;
  readonly wall: string;
  readonly panel: string;
  readonly roofs: readonly string[];
  readonly people: number;
}

/** Gives a painter of people round a model of a district on a table. */
export function modelScene({ seed, wall, panel, roofs, people }: ModelOptions): Paint {
  return scene(seed, (stage) => {
    const { pen, width, random } = stage;
    pen.fillStyle = wall;
    pen.fillRect(0, 0, width, STAGE);
    for (let index = 0; index < 3; index++)
      fillShape(
        pen,
        [
          [width * (0.08 + index * 0.3), 0],
          [width * (0.32 + index * 0.3), 0],
          [width * (0.24 + index * 0.3), 330],
          [width * index * 0.3, 330],
        ],
        panel,
      );
    const looks = [
      officer(seed % 2 === 0 ? 'hair' : 'jilbab', SKINS[seed % 5]),
      ...crowd(random, people - 1),
    ];
    looks.forEach((look, index) => {
      const x = width * (0.12 + (index * 0.76) / Math.max(1, people - 1));
      const inward =
        index < people / 2 ? { left: arms.fold, right: arms.offer } : { left: arms.offer, right: arms.fold };
      drawPerson(pen, look, { x, y: 560 - (index % 2) * 16, height: 420 + (index % 2) * 20, ...inward });
    });
    const [near, far] = [
      [width * -0.03, width * 1.03],
      [width * 0.08, width * 0.92],
    ] as const;
    const place: Place = (a, b, h) => {
      const left = far[0] + (near[0] - far[0]) * b;
      const right = far[1] + (near[1] - far[1]) * b;
      return [left + (right - left) * a, 352 + 176 * b - h * (0.85 + b * 0.35)];
    };
    fillShape(
      pen,
      [place(-0.01, -0.04, 0), place(1.01, -0.04, 0), place(1.01, 1.06, 0), place(-0.01, 1.06, 0)],
      '#e0c396',
    );
    paintModel(stage, place, roofs);
    paintSlip(pen, place(0.2, 0.52, 0), '#f2b632');
    paintSlip(pen, place(0.74, 0.5, 0), '#d9604a');
    fillShape(
      pen,
      [place(-0.01, 1.06, 0), place(1.01, 1.06, 0), [width * 1.04, STAGE], [width * -0.04, STAGE]],
      '#b98d58',
    );
  });
}
