import type { Pen } from './canvas.ts';
import type { Point } from './geometry.ts';

/** Adds a closed shape to the current path. */
export function addShape(pen: Pen, points: readonly Point[]): void {
  points.forEach(([x, y], index) => {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  pen.closePath();
}

/** Fills a closed shape with a colour. */
export function fillShape(pen: Pen, points: readonly Point[], colour: string): void {
  pen.beginPath();
  addShape(pen, points);
  pen.fillStyle = colour;
  pen.fill();
}

/** Draws an open line through points. */
export function strokeLine(pen: Pen, points: readonly Point[], colour: string, width: number): void {
  pen.beginPath();
  points.forEach(([x, y], index) => {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke();
}

/** Fills a circle. */
export function fillCircle(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fillStyle = colour;
  pen.fill();
}

/** Fills an ellipse. */
export function fillEllipse(pen: Pen, x: number, y: number, rx: number, ry: number, colour: string): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  pen.fillStyle = colour;
  pen.fill();
}

/** Fills a rectangle with rounded corners. */
export function fillRound(
  pen: Pen,
  box: readonly [x: number, y: number, width: number, height: number],
  radius: number,
  colour: string,
): void {
  pen.beginPath();
  pen.roundRect(box[0], box[1], box[2], box[3], radius);
  pen.fillStyle = colour;
  pen.fill();
}
