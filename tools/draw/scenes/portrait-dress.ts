import type { Pen } from '../kit/canvas.ts';
import { shade } from '../kit/colour.ts';
import { fillCircle, fillRound, fillShape } from '../kit/shapes.ts';
import type { PortraitOptions } from './portrait-types.ts';

function drawShoulders(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-192, 10);
  pen.bezierCurveTo(-192, -104, -158, -150, -64, -176);
  pen.lineTo(64, -176);
  pen.bezierCurveTo(158, -150, 192, -104, 192, 10);
  pen.closePath();
}

/** A pattern of diamonds over the coat. */
function drawBatik(pen: Pen, coat: string): void {
  pen.save();
  drawShoulders(pen);
  pen.clip();
  for (let row = 0; row < 6; row++) {
    for (let column = -5; column < 6; column++) {
      const [x, y] = [column * 44 + (row % 2) * 22, -168 + row * 34];
      fillShape(
        pen,
        [
          [x, y - 13],
          [x + 13, y],
          [x, y + 13],
          [x - 13, y],
        ],
        shade(coat, 1.32),
      );
      fillShape(
        pen,
        [
          [x, y - 5],
          [x + 5, y],
          [x, y + 5],
          [x - 5, y],
        ],
        '#f2b632',
      );
    }
  }
  pen.restore();
}

/** Draws the clothes and the neck of a bust; the foot of the picture is at the origin. */
export function drawDress(pen: Pen, who: PortraitOptions): void {
  drawShoulders(pen);
  pen.fillStyle = who.coat;
  pen.fill();
  if (who.dress === 'batik') drawBatik(pen, who.coat);
  fillShape(
    pen,
    [
      [-38, -214],
      [38, -214],
      [44, -172],
      [0, -122],
      [-44, -172],
    ],
    shade(who.skin, 0.9),
  );
  if (who.dress === 'jacket') {
    fillShape(
      pen,
      [
        [-46, -176],
        [0, -118],
        [46, -176],
        [50, -166],
        [22, 10],
        [-22, 10],
        [-50, -166],
      ],
      who.shirt,
    );
    if (who.tie)
      fillShape(
        pen,
        [
          [-10, -112],
          [10, -112],
          [16, 10],
          [-16, 10],
        ],
        who.tie,
      );
    for (const side of [-1, 1]) {
      fillShape(
        pen,
        [
          [side * 56, -176],
          [side * 94, -156],
          [side * 70, -120],
          [side * 86, -106],
          [side * 18, 10],
          [side * 19, -50],
        ],
        shade(who.coat, 1.35),
      );
    }
    fillShape(
      pen,
      [
        [106, -106],
        [116, -96],
        [106, -86],
        [96, -96],
      ],
      '#f2b632',
    );
  }
  if (who.dress === 'vest') {
    fillShape(
      pen,
      [
        [-52, -174],
        [0, -112],
        [52, -174],
        [60, 10],
        [-60, 10],
      ],
      who.shirt,
    );
    for (let button = 0; button < 3; button++)
      fillCircle(pen, 0, -84 + button * 36, 4.5, shade(who.shirt, 0.75));
    fillRound(pen, [92, -96, 52, 34], 3, '#f4ecdd');
    fillRound(pen, [100, -88, 26, 6], 3, '#12686a');
    fillRound(pen, [100, -77, 36, 5], 2, '#b9b3a4');
  }
  if (who.dress !== 'jacket') {
    fillShape(
      pen,
      [
        [-46, -180],
        [0, -118],
        [-22, -92],
        [-62, -160],
      ],
      shade(who.dress === 'vest' ? who.shirt : who.coat, 1.1),
    );
    fillShape(
      pen,
      [
        [46, -180],
        [0, -118],
        [22, -92],
        [62, -160],
      ],
      shade(who.dress === 'vest' ? who.shirt : who.coat, 1.1),
    );
  }
}
