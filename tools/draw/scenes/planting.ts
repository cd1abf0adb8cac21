import type { Paint } from '../kit/canvas.ts';
import { fillCircle, fillShape, strokeLine } from '../kit/shapes.ts';
import { crowd, type Look } from './look.ts';
import { arms, drawPerson } from './person.ts';
import { paintTree } from './plants.ts';
import { paintRiverside, type Riverside } from './riverside.ts';
import { type Stage, scene } from './stage.ts';

/** Paints a young tree in a heap of earth; y is the ground. */
function paintSapling({ pen }: Stage, x: number, y: number, size: number): void {
  pen.beginPath();
  pen.ellipse(x, y, size * 0.34, size * 0.11, 0, Math.PI, 0);
  pen.fillStyle = '#7a5a3c';
  pen.fill();
  pen.lineCap = 'round';
  strokeLine(
    pen,
    [
      [x, y],
      [x, y - size * 0.8],
    ],
    '#5b3f2a',
    size * 0.045,
  );
  for (const [dx, dy, r] of [
    [-0.15, -0.62, 0.13],
    [0.16, -0.7, 0.14],
    [0, -0.9, 0.17],
  ] as const) {
    fillCircle(pen, x + dx * size, y + dy * size, r * size, '#6ea653');
  }
}

/** Paints a spade stuck in the ground. */
function paintSpade({ pen }: Stage, x: number, y: number, size: number): void {
  pen.lineCap = 'round';
  strokeLine(
    pen,
    [
      [x, y - size * 0.2],
      [x, y - size],
    ],
    '#8a6a45',
    size * 0.05,
  );
  strokeLine(
    pen,
    [
      [x - size * 0.1, y - size],
      [x + size * 0.1, y - size],
    ],
    '#8a6a45',
    size * 0.05,
  );
  fillShape(
    pen,
    [
      [x - size * 0.12, y - size * 0.32],
      [x + size * 0.12, y - size * 0.32],
      [x + size * 0.1, y - size * 0.05],
      [x, y],
      [x - size * 0.1, y - size * 0.05],
    ],
    '#41585a',
  );
}

/** Paints a watering can. */
function paintCan({ pen }: Stage, x: number, y: number, colour: string): void {
  fillShape(
    pen,
    [
      [x - 20, y],
      [x + 18, y],
      [x + 15, y - 34],
      [x - 17, y - 34],
    ],
    colour,
  );
  pen.lineCap = 'round';
  strokeLine(
    pen,
    [
      [x + 15, y - 12],
      [x + 40, y - 32],
    ],
    colour,
    7,
  );
  pen.beginPath();
  pen.arc(x - 2, y - 36, 15, Math.PI, 0);
  pen.strokeStyle = colour;
  pen.lineWidth = 5;
  pen.stroke();
}

/** What one planting shows: who stands and who kneels. */
export interface PlantingOptions {
  readonly seed: number;
  readonly colours: Riverside;
  readonly people: number;
}

const gardener = (look: Look, index: number): Look =>
  look.head === 'hair' && index % 2 === 0 ? { ...look, head: 'caping', headColour: '#e0c396' } : look;

/** Gives a painter of people who plant young trees on a river bank. */
export function plantingScene({ seed, colours, people }: PlantingOptions): Paint {
  return scene(seed, (stage) => {
    const { pen, width, random } = stage;
    paintRiverside(stage, colours, 350);
    paintTree(stage, width * 0.06, 420, 220, colours.trees[0] ?? '#3f7350');
    paintTree(stage, width * 0.95, 440, 250, colours.trees[1] ?? '#2f6147');
    for (const [x, y] of [
      [0.24, 424],
      [0.5, 410],
      [0.77, 428],
    ] as const)
      paintSapling(stage, width * x, y, 92);
    crowd(random, people)
      .map(gardener)
      .forEach((look, index) => {
        const x = width * (0.16 + (index * 0.72) / Math.max(1, people - 1));
        const near = index % 2;
        const kneeling = (index + seed) % 3 === 1;
        const y = 508 + near * 58;
        drawPerson(pen, look, {
          x,
          y,
          height: 250 + near * 54,
          kneeling,
          left: arms.work,
          right: kneeling ? arms.offer : arms.work,
        });
        if (kneeling) paintSapling(stage, x + 96, y + 4, 112);
        else paintSpade(stage, x + 44, y + 6, 150);
      });
    paintCan(stage, width * (seed % 2 === 0 ? 0.3 : 0.62), 572, '#d9604a');
  });
}
