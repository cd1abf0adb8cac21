import type { Paint, Pen } from '../kit/canvas.ts';
import { fillShape } from '../kit/shapes.ts';
import { drawDress } from './portrait-dress.ts';
import { drawHead } from './portrait-head.ts';
import type { PortraitOptions } from './portrait-types.ts';

function paintGround(pen: Pen, width: number, height: number, { ground, triangles }: PortraitOptions): void {
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  const side = width / 6;
  for (let row = 0; row * side * 0.5 < height * 0.72; row++) {
    for (let column = -1; column < 7; column++) {
      if ((row + column) % 2 !== 0) continue;
      const [x, y] = [column * side + (row % 2) * side * 0.5, row * side * 0.5];
      fillShape(
        pen,
        [
          [x, y + side * 0.5],
          [x + side * 0.5, y],
          [x + side, y + side * 0.5],
        ],
        triangles,
      );
    }
  }
}

/** Gives a painter of a portrait; it is laid out 400 wide and fits any height from 7:8 up. */
export function portrait(who: PortraitOptions): Paint {
  return (pen, { width, height }) => {
    paintGround(pen, width, height, who);
    pen.save();
    pen.translate(width / 2, height);
    pen.scale(width / 400, width / 400);
    drawDress(pen, who);
    drawHead(pen, who);
    pen.restore();
  };
}
