import type { Pen } from '../kit/canvas.ts';
import { shade } from '../kit/colour.ts';
import { fillCircle, fillEllipse, fillRound, fillShape } from '../kit/shapes.ts';
import type { PortraitOptions } from './portrait-types.ts';

function drawVeil(pen: Pen, colour: string, skin: string): void {
  pen.beginPath();
  pen.moveTo(-82, -268);
  pen.bezierCurveTo(-84, -376, 84, -376, 82, -268);
  pen.bezierCurveTo(84, -216, 128, -176, 132, -124);
  pen.bezierCurveTo(90, -52, -60, -38, -132, -124);
  pen.bezierCurveTo(-128, -176, -84, -216, -82, -268);
  pen.fillStyle = colour;
  pen.fill();
  pen.beginPath();
  pen.moveTo(-58, -214);
  pen.bezierCurveTo(-30, -150, 60, -132, 132, -124);
  pen.bezierCurveTo(90, -70, 10, -52, -50, -72);
  pen.bezierCurveTo(20, -92, -40, -160, -58, -214);
  pen.fillStyle = shade(colour, 0.91);
  pen.fill();
  fillEllipse(pen, 0, -264, 56, 70, skin);
  pen.beginPath();
  pen.ellipse(0, -264, 57, 71, 0, Math.PI * 1.14, Math.PI * 1.86);
  pen.strokeStyle = shade(colour, 0.84);
  pen.lineWidth = 7;
  pen.lineCap = 'round';
  pen.stroke();
}

/** Draws the head of a bust; the foot of the picture is at the origin. */
export function drawHead(pen: Pen, who: PortraitOptions): void {
  const { head, headColour, skin } = who;
  if (head === 'jilbab') {
    drawVeil(pen, headColour, skin);
    return;
  }
  if (head === 'bob') fillRound(pen, [-84, -352, 168, 178], 74, headColour);
  if (head === 'bun') fillCircle(pen, 0, -362, 32, headColour);
  fillRound(pen, [-36, -230, 72, 58], 26, shade(skin, 0.9));
  for (const side of [-1, 1])
    if (head !== 'bob') fillEllipse(pen, side * 64, -262, 10, 17, shade(skin, 0.92));
  fillEllipse(pen, 0, -266, 64, 78, skin);
  if (head === 'peci') {
    fillShape(
      pen,
      [
        [-66, -288],
        [-59, -366],
        [-40, -372],
        [40, -372],
        [59, -366],
        [66, -288],
        [30, -297],
        [-30, -297],
      ],
      headColour,
    );
    return;
  }
  if (head === 'helmet') {
    pen.beginPath();
    pen.ellipse(0, -292, 80, 76, 0, Math.PI, 0);
    pen.fillStyle = headColour;
    pen.fill();
    fillRound(pen, [-12, -370, 24, 78], 10, shade(headColour, 0.9));
    fillRound(pen, [-96, -298, 192, 17], 8, shade(headColour, 0.86));
    return;
  }
  pen.beginPath();
  pen.moveTo(-68, -256);
  pen.bezierCurveTo(-82, -374, 82, -374, 68, -256);
  pen.bezierCurveTo(66, -290, 40, -304, 8, -312);
  pen.bezierCurveTo(-26, -304, -60, -296, -68, -256);
  pen.fillStyle = headColour;
  pen.fill();
}
