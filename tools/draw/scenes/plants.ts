import { between } from '../../random.ts';
import { shade } from '../kit/colour.ts';
import { fillCircle, fillEllipse, fillShape } from '../kit/shapes.ts';
import type { Stage } from './stage.ts';

/** Paints a tree seen from the side: a trunk and three crowns; y is its foot, size its height. */
export function paintTree({ pen }: Stage, x: number, y: number, size: number, colour: string): void {
  fillShape(
    pen,
    [
      [x - size * 0.035, y],
      [x - size * 0.02, y - size * 0.5],
      [x + size * 0.02, y - size * 0.5],
      [x + size * 0.035, y],
    ],
    '#5b3f2a',
  );
  const crowns = [
    [-0.16, -0.52, 0.2],
    [0.17, -0.55, 0.21],
    [0, -0.74, 0.26],
  ] as const;
  for (const [dx, dy, r] of crowns) fillCircle(pen, x + dx * size, y + dy * size, r * size, colour);
  fillCircle(pen, x - 0.07 * size, y - 0.8 * size, 0.13 * size, shade(colour, 1.13));
}

/** Paints a bush. */
export function paintBush({ pen }: Stage, x: number, y: number, size: number, colour: string): void {
  for (const [dx, r] of [
    [-0.45, 0.36],
    [0.42, 0.38],
    [0, 0.5],
  ] as const)
    fillCircle(pen, x + dx * size, y - r * size * 0.7, r * size, colour);
}

/** Paints a palm; y is its foot, size its height. */
export function paintPalm({ pen }: Stage, x: number, y: number, size: number, colour: string): void {
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(x + size * 0.02, y - size * 0.5, x + size * 0.08, y - size * 0.86);
  pen.strokeStyle = '#7a5a3c';
  pen.lineWidth = size * 0.045;
  pen.lineCap = 'round';
  pen.stroke();
  const [cx, cy] = [x + size * 0.08, y - size * 0.86];
  for (const [dx, dy] of [
    [-0.3, 0.06],
    [-0.26, -0.1],
    [-0.1, -0.2],
    [0.1, -0.2],
    [0.26, -0.08],
    [0.3, 0.08],
  ] as const) {
    pen.beginPath();
    pen.moveTo(cx, cy);
    pen.quadraticCurveTo(cx + dx * size * 0.6, cy + dy * size - size * 0.12, cx + dx * size, cy + dy * size);
    pen.quadraticCurveTo(cx + dx * size * 0.5, cy + dy * size * 0.5, cx, cy);
    pen.fillStyle = dy < 0 ? colour : shade(colour, 0.85);
    pen.fill();
  }
}

/** Paints a row of bushes and trees along a horizon. */
export function paintTreeLine(stage: Stage, y: number, colours: readonly string[]): void {
  for (let x = -10; x < stage.width + 20; x += between(stage.random, 20, 40)) {
    const size = between(stage.random, 22, 46);
    fillEllipse(
      stage.pen,
      x,
      y - size * 0.3,
      size * 0.62,
      size * 0.6,
      colours[Math.floor(stage.random() * colours.length)] ?? '#3f7350',
    );
  }
}
