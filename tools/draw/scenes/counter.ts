import type { Paint } from '../kit/canvas.ts';
import { fillCircle, fillRound, fillShape } from '../kit/shapes.ts';
import { crowd, officer, SKINS } from './look.ts';
import { arms, drawPerson } from './person.ts';
import { paintPeaks, STAGE, type Stage, scene } from './stage.ts';

/** What one view of the service counter shows. */
export interface CounterOptions {
  readonly seed: number;
  readonly wall: string;
  readonly stripe: string;
  /** What the officers wear over their shirts; it must stand out from the wall. */
  readonly vest: string;
  readonly clerks: 1 | 2 | 3;
  readonly visitors: 0 | 1 | 2 | 3;
  /** Rows of seats with waiting people in front. */
  readonly waiting?: boolean;
}

function paintWall({ pen, width }: Stage, { wall, stripe }: CounterOptions): void {
  pen.fillStyle = wall;
  pen.fillRect(0, 0, width, STAGE);
  pen.fillStyle = stripe;
  const band = width / 10;
  for (let x = 0; x < width; x += band * 2) pen.fillRect(x, 0, band, STAGE);
}

function paintBoard(stage: Stage): void {
  const { pen, width } = stage;
  fillShape(
    pen,
    [
      [width * 0.1, 52],
      [width * 0.87, 52],
      [width * 0.9, 70],
      [width * 0.9, 112],
      [width * 0.1, 112],
    ],
    '#f2b632',
  );
  paintPeaks(stage, width * 0.12, 102, width * 0.5, 48, '#0a3b3d');
  [0, 1, 2].forEach((index) => {
    fillRound(pen, [width * 0.68 + index * 58, 70, 46, 26], 3, '#0a3b3d');
    fillRound(pen, [width * 0.68 + index * 58 + 8, 80, 30 - index * 6, 6], 3, '#f7e6bd');
  });
}

function paintDesk({ pen, width }: Stage, clerks: number): void {
  pen.fillStyle = '#e0c396';
  pen.fillRect(0, 374, width, 30);
  pen.fillStyle = '#b98d58';
  pen.fillRect(0, 404, width, STAGE - 404);
  pen.fillStyle = 'rgba(6,41,43,.1)';
  pen.fillRect(0, 404, width, 9);
  for (let x = width / 12; x < width; x += width / 6) pen.fillRect(x, 404, 3, STAGE);
  for (let index = 0; index < clerks; index++) {
    const x = (width * (index + 0.5)) / clerks;
    fillShape(
      pen,
      [
        [x - 34, 392],
        [x + 26, 392],
        [x + 34, 378],
        [x - 24, 378],
      ],
      '#ffffff',
    );
    fillShape(
      pen,
      [
        [x - 16, 388],
        [x + 6, 388],
        [x + 9, 382],
        [x - 12, 382],
      ],
      '#d7e8e4',
    );
    fillRound(pen, [x + 66, 322, 78, 54], 4, '#0a3b3d');
    fillRound(pen, [x + 98, 374, 14, 8], 0, '#0a3b3d');
  }
}

function paintSeats(stage: Stage): void {
  const { pen, width, random } = stage;
  const people = crowd(random, 5);
  people.forEach((look, index) => {
    const x = width * (0.1 + index * 0.2);
    if (index !== 3) drawPerson(pen, look, { x, y: 760, height: 350, back: true });
    fillRound(pen, [x - 66, 520, 132, 120], 12, '#0e4f50');
    fillRound(pen, [x - 66, 520, 132, 12], 6, '#12686a');
  });
}

function paintPlant({ pen, width }: Stage, share: number): void {
  const x = width * share;
  fillCircle(pen, x + 6, 318, 28, '#3f7350');
  fillCircle(pen, x - 22, 332, 21, '#55885a');
  fillCircle(pen, x + 26, 338, 17, '#6c9a5f');
  fillShape(
    pen,
    [
      [x - 24, 340],
      [x + 24, 340],
      [x + 17, 386],
      [x - 17, 386],
    ],
    '#b5532f',
  );
}

/** How far a visitor stands beside the officer, so that both are seen. */
function asideOf(index: number, visitors: number): number {
  if (visitors === 2) return index === 0 ? -122 : 108;
  return visitors === 3 ? -104 : -54;
}

/** Gives a painter of the service counter, with officers behind it and visitors in front. */
export function counterScene(options: CounterOptions): Paint {
  return scene(options.seed, (stage) => {
    const { pen, width, random } = stage;
    paintWall(stage, options);
    paintBoard(stage);
    const heads = ['jilbab', 'peci', 'hair'] as const;
    for (let index = 0; index < options.clerks; index++) {
      const look = {
        ...officer(heads[(index + options.seed) % 3] ?? 'hair', SKINS[(index + options.seed) % 5]),
        vest: options.vest,
      };
      drawPerson(pen, look, {
        x: (width * (index + 0.5)) / options.clerks,
        y: 560,
        height: 400,
        left: arms.fold,
        right: arms.work,
      });
    }
    paintDesk(stage, options.clerks);
    crowd(random, options.visitors).forEach((look, index) => {
      const x = (width * (index + 0.5)) / options.visitors + asideOf(index, options.visitors);
      const reach = asideOf(index, options.visitors) > 0 ? { left: arms.offer } : { right: arms.offer };
      drawPerson(pen, look, { x, y: 780, height: 500, back: true, ...reach });
    });
    if (options.waiting) paintSeats(stage);
    if (options.clerks < 3) paintPlant(stage, options.visitors === 1 ? 0.955 : 0.5);
  });
}
