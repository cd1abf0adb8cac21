import type { Pen } from '../kit/canvas.ts';
import { shade } from '../kit/colour.ts';
import type { Point } from '../kit/geometry.ts';
import { fillCircle, fillEllipse, fillRound, fillShape, strokeLine } from '../kit/shapes.ts';
import type { Look } from './look.ts';

const WHEEL = 34;

/** Paints a bicycle that faces right, its wheels on the ground at y 0, seen at 200 units to a person. */
function drawBicycle(pen: Pen, colour: string): void {
  const [rear, front]: Point[] = [
    [-52, -WHEEL],
    [52, -WHEEL],
  ];
  if (!rear || !front) return;
  for (const [x, y] of [rear, front]) {
    pen.beginPath();
    pen.arc(x, y, WHEEL, 0, Math.PI * 2);
    pen.strokeStyle = '#0a2326';
    pen.lineWidth = 5;
    pen.stroke();
    fillCircle(pen, x, y, 4, '#0a2326');
  }
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  strokeLine(pen, [rear, [-4, -30], [34, -82], [-22, -78], rear], colour, 5.5);
  strokeLine(
    pen,
    [
      [-4, -30],
      [-25, -90],
    ],
    colour,
    5.5,
  );
  strokeLine(pen, [front, [36, -98], [46, -106]], colour, 5.5);
  strokeLine(
    pen,
    [
      [-36, -91],
      [-14, -91],
    ],
    '#0a2326',
    7,
  );
}

function bend(pen: Pen, points: readonly Point[], colour: string, width: number): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  strokeLine(pen, points, colour, width);
}

/** Paints the head of a rider from the side, without a face. */
function drawRiderHead(pen: Pen, look: Look): void {
  const [x, y] = [14, -176];
  bend(
    pen,
    [
      [6, -150],
      [x - 1, y],
    ],
    shade(look.skin, 0.88),
    11,
  );
  fillEllipse(pen, x, y - 4, 14, 16, look.skin);
  if (look.head === 'jilbab') {
    fillEllipse(pen, x - 4, y - 5, 16, 19, look.headColour);
    fillShape(
      pen,
      [
        [x - 19, y],
        [x + 6, y + 4],
        [x + 8, y + 34],
        [x - 20, y + 42],
      ],
      look.headColour,
    );
    fillEllipse(pen, x + 7, y - 2, 7.5, 12, look.skin);
  }
  pen.beginPath();
  pen.ellipse(x - 1, y - 9, 18, 15, 0, Math.PI, 0);
  pen.fillStyle = '#f2b632';
  pen.fill();
  fillRound(pen, [x - 19, y - 11, 38, 4.5], 2, '#c98c14');
}

/** Draws a rider on a bicycle who goes right; x and y are where the wheels stand. */
export function drawRider(
  pen: Pen,
  look: Look,
  frame: string,
  [x, y]: Point,
  height: number,
  leg: 0 | 1,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(height / 194, height / 194);
  const legs: [Point[], Point[]] = [
    [
      [-22, -92],
      [18, -68],
      [-8, -12],
    ],
    [
      [-22, -92],
      [22, -84],
      [10, -44],
    ],
  ];
  const [near, far] = leg === 0 ? legs : [legs[1], legs[0]];
  bend(pen, far, shade(look.bottom, 0.8), 14);
  drawBicycle(pen, frame);
  bend(pen, near, look.bottom, 15);
  const foot = near.at(-1) ?? [0, 0];
  fillRound(pen, [foot[0] - 7, foot[1] - 1, 22, 8], 4, '#0a2326');
  fillShape(
    pen,
    [
      [-34, -92],
      [-10, -88],
      [20, -142],
      [12, -156],
      [-2, -156],
      [-14, -148],
    ],
    look.top,
  );
  bend(
    pen,
    [
      [10, -144],
      [22, -116],
      [42, -106],
    ],
    shade(look.top, 0.88),
    12,
  );
  fillCircle(pen, 45, -106, 6, look.skin);
  drawRiderHead(pen, look);
  pen.restore();
}
