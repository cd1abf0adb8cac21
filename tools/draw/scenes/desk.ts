import type { CityOptions } from '../city/types.ts';
import type { Paint, Pen } from '../kit/canvas.ts';
import { fillCircle, fillRound, fillShape, strokeLine } from '../kit/shapes.ts';
import { paintMap } from './meeting.ts';
import { STAGE, type Stage, scene } from './stage.ts';

const SHADE = 'rgba(40,26,8,.2)';
const SWATCHES = ['#f6d565', '#d9604a', '#7fa368', '#6fb3c8', '#7a9fc4'];

function turned(pen: Pen, x: number, y: number, angle: number, draw: () => void): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  draw();
  pen.restore();
}

/** A sheet of paper with a map and a legend, lying at the origin. */
function drawSheet(pen: Pen, map: CityOptions, [width, height]: readonly [number, number]): void {
  fillRound(pen, [-width / 2 + 10, -height / 2 + 12, width, height], 0, SHADE);
  fillRound(pen, [-width / 2, -height / 2, width, height], 0, '#fffdf7');
  const box = [-width / 2 + 18, -height / 2 + 18, width * 0.72, height - 36] as const;
  paintMap(pen, map, box);
  pen.strokeStyle = '#0a3b3d';
  pen.lineWidth = 2.5;
  pen.strokeRect(...box);
  const x = width * 0.24 + 18;
  fillRound(pen, [x, -height / 2 + 22, width * 0.2, 15], 0, '#0a3b3d');
  SWATCHES.forEach((colour, index) => {
    const y = -height / 2 + 64 + index * 34;
    fillRound(pen, [x, y, 26, 18], 0, colour);
    fillRound(pen, [x + 36, y + 5, width * 0.2 - 60 + (index % 2) * 16, 7], 3, '#b9b3a4');
  });
  fillShape(
    pen,
    [
      [x + 24, height / 2 - 100],
      [x + 38, height / 2 - 56],
      [x + 24, height / 2 - 66],
      [x + 10, height / 2 - 56],
    ],
    '#0a3b3d',
  );
  for (const [index, colour] of ['#0a3b3d', '#d8c7a3', '#0a3b3d', '#d8c7a3'].entries())
    fillRound(pen, [x + index * 26, height / 2 - 34, 26, 8], 0, colour);
}

function drawPencil(pen: Pen, colour: string): void {
  fillRound(pen, [-96, -3, 192, 16], 0, SHADE);
  fillRound(pen, [-100, -8, 176, 16], 0, colour);
  fillRound(pen, [-112, -8, 14, 16], 3, '#e0a080');
  fillShape(
    pen,
    [
      [76, -8],
      [102, 0],
      [76, 8],
    ],
    '#f0dcb4',
  );
  fillShape(
    pen,
    [
      [93, -3],
      [102, 0],
      [93, 3],
    ],
    '#0a2326',
  );
}

function drawSetSquare(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-110, 110);
  pen.lineTo(110, 110);
  pen.lineTo(-110, -110);
  pen.closePath();
  pen.moveTo(-72, 20);
  pen.lineTo(-72, 76);
  pen.lineTo(-16, 76);
  pen.closePath();
  pen.fillStyle = 'rgba(242,182,50,.82)';
  pen.fill('evenodd');
  for (let tick = 0; tick < 20; tick++)
    strokeLine(
      pen,
      [
        [-100 + tick * 10, 110],
        [-100 + tick * 10, tick % 5 === 0 ? 96 : 103],
      ],
      '#6b4a00',
      1.6,
    );
}

function drawCup({ pen }: Stage, x: number, y: number): void {
  fillCircle(pen, x + 9, y + 11, 62, SHADE);
  fillCircle(pen, x, y, 62, '#f4ecdd');
  fillRound(pen, [x + 28, y - 8, 50, 16], 8, '#ffffff');
  fillCircle(pen, x, y, 42, '#ffffff');
  fillCircle(pen, x, y, 34, '#5b3a22');
}

/** What lies on one desk. */
export interface DeskOptions {
  readonly seed: number;
  readonly top: string;
  readonly map: CityOptions;
  readonly angle: number;
}

/** Gives a painter of a desk from above, with a map sheet and drawing tools on it. */
export function deskScene({ seed, top, map, angle }: DeskOptions): Paint {
  return scene(seed, (stage) => {
    const { pen, width } = stage;
    pen.fillStyle = top;
    pen.fillRect(0, 0, width, STAGE);
    pen.fillStyle = 'rgba(60,30,0,.06)';
    for (let y = 0; y < STAGE; y += 150) pen.fillRect(0, y, width, 75);
    turned(pen, width * 0.86, 470, -angle * 2, () => {
      fillRound(pen, [-110, -140, 240, 330], 0, SHADE);
      fillRound(pen, [-120, -150, 240, 330], 0, '#d7e8e4');
      fillRound(pen, [-90, -112, 150, 12], 3, '#0e4f50');
      for (let line = 0; line < 6; line++)
        fillRound(pen, [-90, -80 + line * 26, 180 - (line % 3) * 24, 7], 3, '#8fb9b5');
    });
    turned(pen, width * 0.44, 300, angle, () => drawSheet(pen, map, [680, 452]));
    turned(pen, width * 0.17, 470, -0.3 + angle, () => drawSetSquare(pen));
    turned(pen, width * 0.72, 545, -0.5, () => drawPencil(pen, '#12686a'));
    turned(pen, width * 0.82, 300, 1.1, () => drawPencil(pen, '#b5532f'));
    drawCup(stage, width * 0.9, 108);
  });
}
