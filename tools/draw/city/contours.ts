import type { Pen, Size } from '../kit/canvas.ts';
import type { Point } from '../kit/geometry.ts';

/** Gives the pieces of the line on which a height field has a certain value (marching squares). */
export function contour(
  field: (at: Point) => number,
  size: Size,
  level: number,
  cell: number,
): [Point, Point][] {
  const pieces: [Point, Point][] = [];
  for (let y = 0; y < size.height; y += cell) {
    for (let x = 0; x < size.width; x += cell) {
      const corners: Point[] = [
        [x, y],
        [x + cell, y],
        [x + cell, y + cell],
        [x, y + cell],
      ];
      const heights = corners.map(field);
      const crossings = corners.flatMap((from, index): Point[] => {
        const to = corners[(index + 1) % 4] ?? from;
        const [a, b] = [heights[index] ?? 0, heights[(index + 1) % 4] ?? 0];
        if (a < level === b < level) return [];
        const t = (level - a) / (b - a);
        return [[from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]];
      });
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        const [from, to] = [crossings[index], crossings[index + 1]];
        if (from && to) pieces.push([from, to]);
      }
    }
  }
  return pieces;
}

/** Paints nine contours of a height field, every fourth one wider. */
export function paintContours(
  pen: Pen,
  field: (at: Point) => number,
  size: Size,
  colour: string,
  scale: number,
): void {
  for (let index = 0; index < 9; index++) {
    pen.beginPath();
    for (const [from, to] of contour(field, size, 0.34 + 0.1 * index, 8 * scale)) {
      pen.moveTo(...from);
      pen.lineTo(...to);
    }
    pen.strokeStyle = colour;
    pen.lineWidth = (index % 4 === 0 ? 2 : 1.1) * scale;
    pen.stroke();
  }
}
