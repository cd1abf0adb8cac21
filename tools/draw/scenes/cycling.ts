import type { Paint } from '../kit/canvas.ts';
import { fillRound, fillShape } from '../kit/shapes.ts';
import { crowd } from './look.ts';
import { drawPerson } from './person.ts';
import { paintTree } from './plants.ts';
import { drawRider } from './rider.ts';
import { paintRiverside, type Riverside } from './riverside.ts';
import { STAGE, type Stage, scene } from './stage.ts';

function paintPath({ pen, width }: Stage): void {
  fillShape(
    pen,
    [
      [0, 500],
      [width, 488],
      [width, 576],
      [0, 590],
    ],
    '#d98a5c',
  );
  fillShape(
    pen,
    [
      [0, 496],
      [width, 484],
      [width, 489],
      [0, 501],
    ],
    '#f8f1e2',
  );
  fillShape(
    pen,
    [
      [0, 590],
      [width, 576],
      [width, 582],
      [0, 596],
    ],
    '#f8f1e2',
  );
  for (let x = 20; x < width; x += 110)
    fillShape(
      pen,
      [
        [x, 544],
        [x + 54, 543],
        [x + 54, 549],
        [x, 550],
      ],
      '#f8f1e2',
    );
}

/** Paints a lamp post. */
function paintLamp({ pen }: Stage, x: number, y: number): void {
  fillRound(pen, [x - 4, y - 260, 8, 260], 2, '#0a3b3d');
  fillRound(pen, [x - 4, y - 264, 54, 7], 3, '#0a3b3d');
  fillShape(
    pen,
    [
      [x + 32, y - 258],
      [x + 50, y - 258],
      [x + 54, y - 246],
      [x + 28, y - 246],
    ],
    '#f2b632',
  );
}

/** What one ride shows. */
export interface CyclingOptions {
  readonly seed: number;
  readonly colours: Riverside;
  readonly riders: number;
  readonly walkers: number;
}

/** Gives a painter of riders and walkers on a path along a river. */
export function cyclingScene({ seed, colours, riders, walkers }: CyclingOptions): Paint {
  return scene(seed, (stage) => {
    const { pen, width, random } = stage;
    paintRiverside(stage, colours, 350);
    paintTree(stage, width * 0.14, 470, 300, colours.trees[0] ?? '#3f7350');
    paintTree(stage, width * 0.88, 460, 270, colours.trees[1] ?? '#2f6147');
    paintLamp(stage, width * 0.52, 494);
    fillShape(
      pen,
      [
        [0, STAGE],
        [0, 580],
        [width, 566],
        [width, STAGE],
      ],
      colours.grass[0],
    );
    paintPath(stage);
    crowd(random, walkers).forEach((look, index) => {
      drawPerson(pen, look, {
        x: width * (0.9 - index * 0.1),
        y: 516 - index * 4,
        height: 218,
        back: index % 2 === 0,
      });
    });
    const frames = ['#0e4f50', '#b5532f', '#e3a11b'];
    crowd(random, riders).forEach((look, index) => {
      const x = width * (0.17 + index * (riders > 2 ? 0.29 : 0.36));
      drawRider(
        pen,
        look,
        frames[(index + seed) % 3] ?? '#0e4f50',
        [x, 552 + (index % 2) * 26],
        272 + (index % 2) * 22,
        index % 2 === 0 ? 0 : 1,
      );
    });
  });
}
