import type { Pen } from '../kit/canvas.ts';
import { shade } from '../kit/colour.ts';
import { fillEllipse, fillRound, fillShape } from '../kit/shapes.ts';
import type { Look } from './look.ts';

function drawVeil(pen: Pen, look: Look, back: boolean): void {
  pen.beginPath();
  pen.moveTo(-17.5, -176);
  pen.bezierCurveTo(-18, -200, 18, -200, 17.5, -176);
  pen.bezierCurveTo(18, -160, 27, -148, 25, -128);
  pen.quadraticCurveTo(0, -112, -25, -128);
  pen.bezierCurveTo(-27, -148, -18, -160, -17.5, -176);
  pen.fillStyle = look.headColour;
  pen.fill();
  if (!back) fillEllipse(pen, 0, -173, 11.5, 14, look.skin);
}

/** Draws a head, with what is worn on it; the feet are at the origin, the crown at 194. */
export function drawHead(pen: Pen, look: Look, back: boolean): void {
  if (look.head === 'jilbab') {
    drawVeil(pen, look, back);
    return;
  }
  if (look.head === 'long') fillRound(pen, [-17, -186, 34, 46], 14, look.headColour);
  fillRound(pen, [-6, -162, 12, 14], 4, shade(look.skin, 0.88));
  fillEllipse(pen, 0, -173, 14, 17, look.skin);
  if (back)
    fillEllipse(
      pen,
      0,
      -176,
      15.5,
      16,
      look.head === 'helmet' ? '#1d2a26' : look.head === 'peci' ? '#1d2a26' : look.headColour,
    );
  if (back && look.head === 'long') fillRound(pen, [-17, -186, 34, 48], 14, look.headColour);
  switch (look.head) {
    case 'peci':
      fillShape(
        pen,
        [
          [-15.5, -178],
          [-14, -196],
          [14, -196],
          [15.5, -178],
        ],
        look.headColour,
      );
      break;
    case 'helmet':
      pen.beginPath();
      pen.arc(0, -178, 17, Math.PI, 0);
      pen.fillStyle = look.headColour;
      pen.fill();
      fillRound(pen, [-21, -180, 42, 5], 2.5, shade(look.headColour, 0.88));
      break;
    case 'caping':
      fillShape(
        pen,
        [
          [-32, -174],
          [0, -202],
          [32, -174],
        ],
        look.headColour,
      );
      fillShape(
        pen,
        [
          [0, -202],
          [32, -174],
          [6, -174],
        ],
        shade(look.headColour, 0.9),
      );
      break;
    default:
      pen.beginPath();
      pen.ellipse(0, -178, 15.5, 14, 0, Math.PI, 0);
      pen.quadraticCurveTo(6, -182, -2, -184);
      pen.quadraticCurveTo(-10, -182, -15.5, -178);
      pen.fillStyle = look.headColour;
      pen.fill();
  }
}
