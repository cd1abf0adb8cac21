import { at, between } from '../../random.ts';
import type { Paint } from '../kit/canvas.ts';
import { fillCircle, fillRound, fillShape } from '../kit/shapes.ts';
import { crowd, officer, SKINS } from './look.ts';
import { arms, drawPerson } from './person.ts';
import { paintCloud, paintPeaks, paintSky, STAGE, type Stage, scene } from './stage.ts';

const CROPS = ['#d9604a', '#f2b632', '#7fa368', '#e08a3c', '#8a4a6a'];

/** Shop houses in a row behind the market. */
function paintHouses({ pen, width, random }: Stage): void {
  const fronts = ['#f4ecdd', '#e9c9a0', '#d7e8e4', '#f2d9a0', '#e8dac0'];
  const roofs = ['#b5532f', '#c4633c', '#7a4a33', '#5f8482'];
  let x = -20;
  for (let index = 0; x < width; index++) {
    const [wide, high] = [between(random, 110, 165), between(random, 150, 215)];
    const top = 380 - high;
    fillRound(pen, [x, top, wide, high], 0, at(fronts, index));
    fillShape(
      pen,
      [
        [x - 8, top],
        [x + wide * 0.18, top - 46],
        [x + wide * 0.82, top - 46],
        [x + wide + 8, top],
      ],
      at(roofs, index),
    );
    for (const pane of [0.14, 0.56]) {
      fillRound(pen, [x + wide * pane, top + 22, wide * 0.3, 52], 2, '#12686a');
      fillRound(pen, [x + wide * pane, top + 46, wide * 0.3, 4], 0, at(fronts, index));
    }
    x += wide + 4;
  }
}

/** A stall with a striped awning over crates; x is its left edge, y the ground. */
function paintStall(
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  stripes: readonly [string, string],
): void {
  const { pen, random } = stage;
  fillRound(pen, [x + 8, y - 250, 9, 250], 0, '#7a5a3c');
  fillRound(pen, [x + wide - 17, y - 250, 9, 250], 0, '#7a5a3c');
  const parts = Math.round(wide / 36);
  const step = wide / parts;
  for (let part = 0; part < parts; part++) {
    const left = x + part * step;
    const lean = (offset: number): number => x + wide / 2 + (offset - x - wide / 2) * 0.86;
    fillShape(
      pen,
      [
        [lean(left), y - 290],
        [lean(left + step), y - 290],
        [left + step, y - 226],
        [left, y - 226],
      ],
      stripes[part % 2 === 0 ? 0 : 1],
    );
    fillShape(
      pen,
      [
        [left, y - 226],
        [left + step, y - 226],
        [left + step / 2, y - 204],
      ],
      stripes[part % 2 === 0 ? 0 : 1],
    );
  }
  fillRound(pen, [x + 4, y - 92, wide - 8, 92], 0, '#b98d58');
  fillRound(pen, [x - 4, y - 100, wide + 8, 16], 0, '#d8b98a');
  const boxes = Math.floor((wide - 16) / 58);
  for (let box = 0; box < boxes; box++) {
    const left = x + 10 + box * ((wide - 16) / boxes);
    const crop = at(CROPS, box + Math.floor(random() * 5));
    for (const [dx, dy] of [
      [10, -108],
      [26, -110],
      [42, -108],
      [18, -120],
      [34, -121],
    ] as const)
      fillCircle(pen, left + dx, y + dy, 9.5, crop);
    fillRound(pen, [left, y - 108, 52, 18], 2, '#8a6a45');
  }
}

/** The consultation desk: a teal cloth with peaks, papers and a sunshade. */
function paintDesk(stage: Stage, x: number, y: number): void {
  const { pen } = stage;
  fillRound(pen, [x, y - 104, 300, 104], 0, '#0e4f50');
  paintPeaks(stage, x + 6, y - 14, 288, 48, '#f2b632');
  fillRound(pen, [x - 8, y - 116, 316, 15], 2, '#f4ecdd');
  fillShape(
    pen,
    [
      [x + 96, y - 116],
      [x + 176, y - 116],
      [x + 190, y - 128],
      [x + 104, y - 128],
    ],
    '#ffffff',
  );
  fillShape(
    pen,
    [
      [x + 118, y - 119],
      [x + 140, y - 119],
      [x + 148, y - 125],
      [x + 122, y - 125],
    ],
    '#7fa368',
  );
  fillShape(
    pen,
    [
      [x + 146, y - 119],
      [x + 168, y - 119],
      [x + 172, y - 125],
      [x + 152, y - 125],
    ],
    '#f2b632',
  );
}

/** What one market shows. */
export interface MarketOptions {
  readonly seed: number;
  readonly sky: readonly [string, string];
  readonly stripes: readonly [string, string];
  /** Where the consultation desk stands; without it people only shop. */
  readonly desk?: 'left' | 'right';
}

/** Gives a painter of a market street, with the office's consultation desk in it. */
export function marketScene({ seed, sky, stripes, desk }: MarketOptions): Paint {
  return scene(seed, (stage) => {
    const { pen, width, random } = stage;
    paintSky(stage, sky[0], sky[1], 300);
    paintCloud(stage, width * 0.3, 54, 150);
    paintHouses(stage);
    fillRound(pen, [0, 378, width, STAGE - 378], 0, '#dccaa4');
    fillShape(
      pen,
      [
        [0, 470],
        [width, 452],
        [width, STAGE],
        [0, STAGE],
      ],
      '#d0bb90',
    );
    const start = desk === 'left' ? width * 0.45 : width * 0.03;
    crowd(random, 2).forEach((look, index) => {
      drawPerson(pen, look, {
        x: start + 132 + index * 252,
        y: 478,
        height: 240,
        left: arms.fold,
        right: arms.work,
      });
    });
    paintStall(stage, start, 500, 230, stripes);
    paintStall(stage, start + 252, 500, 230, ['#12686a', '#f4ecdd']);
    const shopper = crowd(random, 4);
    shopper.slice(0, 2).forEach((look, index) => {
      drawPerson(pen, look, {
        x: start + 34 + index * 246,
        y: 566 + index * 14,
        height: 292,
        back: true,
        right: arms.offer,
      });
    });
    if (!desk) return;
    const x = desk === 'left' ? width * 0.06 : width * 0.62;
    drawPerson(pen, officer('jilbab', SKINS[2]), {
      x: x + 110,
      y: 548,
      height: 290,
      left: arms.fold,
      right: arms.offer,
    });
    drawPerson(pen, officer('hair', SKINS[0]), {
      x: x + 226,
      y: 548,
      height: 300,
      left: arms.offer,
      right: arms.fold,
    });
    paintDesk(stage, x, 572);
    shopper.slice(2).forEach((look, index) => {
      drawPerson(pen, look, { x: x + 20 + index * 260, y: 640, height: 330, back: true });
    });
  });
}
