import type { Pen } from '../kit/canvas.ts';
import { shade } from '../kit/colour.ts';
import type { Point } from '../kit/geometry.ts';
import { fillCircle, fillRound, fillShape } from '../kit/shapes.ts';
import type { Look } from './look.ts';
import { drawHead } from './person-head.ts';

/** Elbow and hand, in hundredths of half a person, from the feet; x grows away from the body. */
export type Arm = readonly [elbow: Point, hand: Point];

/** How a person stands; `height` is that of a grown-up, in pixels. */
export interface Stance {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly back?: boolean;
  readonly kneeling?: boolean;
  readonly left?: Arm;
  readonly right?: Arm;
}

const TALL = 194;

/** Arms that many scenes share. */
export const arms = {
  down: [
    [29, -114],
    [27, -86],
  ],
  point: [
    [46, -128],
    [70, -146],
  ],
  raise: [
    [44, -140],
    [52, -178],
  ],
  offer: [
    [34, -112],
    [52, -110],
  ],
  hip: [
    [40, -112],
    [22, -96],
  ],
  fold: [
    [32, -112],
    [8, -112],
  ],
  work: [
    [32, -108],
    [26, -72],
  ],
} as const satisfies Record<string, Arm>;

function drawLegs(pen: Pen, look: Look): void {
  const shoe = shade(look.bottom, 0.55);
  if (look.skirt) {
    fillRound(pen, [-15, -8, 13, 8], 3, shoe);
    fillRound(pen, [2, -8, 13, 8], 3, shoe);
    fillShape(
      pen,
      [
        [-19, -96],
        [19, -96],
        [26, -5],
        [-26, -5],
      ],
      look.bottom,
    );
    return;
  }
  for (const side of [-1, 1]) {
    fillShape(
      pen,
      [
        [0, -96],
        [side * 21, -96],
        [side * 19, -5],
        [side * 5, -5],
      ],
      look.bottom,
    );
    fillRound(pen, side < 0 ? [-22, -8, 18, 8] : [4, -8, 18, 8], 3.5, shoe);
  }
}

/** Folded legs: two knees on the ground. */
function drawKnees(pen: Pen, look: Look): void {
  if (look.skirt) {
    fillRound(pen, [-32, -46, 64, 46], 18, look.bottom);
    return;
  }
  for (const side of [-1, 1]) fillRound(pen, [side < 0 ? -30 : 2, -44, 28, 44], 12, look.bottom);
  fillRound(pen, [-24, -58, 48, 34], 12, look.bottom);
}

function drawTorso(pen: Pen, look: Look, back: boolean): void {
  const hem = look.skirt ? -72 : -84;
  const body = (): void => {
    pen.beginPath();
    pen.moveTo(-22, hem);
    pen.lineTo(-25, -134);
    pen.bezierCurveTo(-25, -148, -14, -152, 0, -153);
    pen.bezierCurveTo(14, -152, 25, -148, 25, -134);
    pen.lineTo(22, hem);
    pen.closePath();
  };
  body();
  pen.fillStyle = look.top;
  pen.fill();
  if (!look.vest) return;
  pen.save();
  body();
  pen.clip();
  if (back) {
    fillRound(pen, [-21, -156, 42, 90], 0, look.vest);
  } else {
    fillShape(
      pen,
      [
        [-27, -156],
        [-9, -156],
        [-4, -120],
        [-4, -60],
        [-27, -60],
      ],
      look.vest,
    );
    fillShape(
      pen,
      [
        [27, -156],
        [9, -156],
        [4, -120],
        [4, -60],
        [27, -60],
      ],
      look.vest,
    );
  }
  pen.restore();
}

function drawArm(pen: Pen, look: Look, side: -1 | 1, [elbow, hand]: Arm): void {
  pen.beginPath();
  pen.moveTo(side * 20, -140);
  pen.lineTo(side * elbow[0], elbow[1]);
  pen.lineTo(side * hand[0], hand[1]);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = 13;
  pen.strokeStyle = shade(look.top, 0.9);
  pen.stroke();
  const [dx, dy] = [hand[0] - elbow[0], hand[1] - elbow[1]];
  const length = Math.hypot(dx, dy) || 1;
  fillCircle(pen, side * (hand[0] + (dx / length) * 6), hand[1] + (dy / length) * 6, 6.2, look.skin);
}

/** Draws a flat, faceless person; x and y are where the feet stand. */
export function drawPerson(pen: Pen, look: Look, stance: Stance): void {
  const { back = false, kneeling = false, left = arms.down, right = arms.down } = stance;
  pen.save();
  pen.translate(stance.x, stance.y);
  pen.scale(stance.height / TALL, stance.height / TALL);
  if (kneeling) drawKnees(pen, look);
  else drawLegs(pen, look);
  if (kneeling) pen.translate(0, 46);
  const drawArms = (): void => {
    drawArm(pen, look, -1, left);
    drawArm(pen, look, 1, right);
  };
  // Hands are before the body: seen from behind, the body covers them. A veil falls over the shoulders.
  if (back) drawArms();
  drawTorso(pen, look, back);
  if (!back) drawArms();
  drawHead(pen, look, back);
  pen.restore();
}
