import type { Paint } from '../kit/canvas.ts';
import { fillRound, strokeLine } from '../kit/shapes.ts';
import { type Light, paintCountry } from './country.ts';
import { fieldWorker, type Look } from './look.ts';
import { arms, drawPerson } from './person.ts';
import { type Stage, scene } from './stage.ts';

/** Paints a measuring instrument on its tripod; y is the ground. */
export function paintTripod({ pen }: Stage, x: number, y: number, size: number): void {
  pen.lineCap = 'round';
  for (const foot of [-0.26, 0.04, 0.28])
    strokeLine(
      pen,
      [
        [x, y - size * 0.72],
        [x + foot * size, y],
      ],
      '#06292b',
      size * 0.03,
    );
  fillRound(pen, [x - size * 0.08, y - size * 0.77, size * 0.16, size * 0.06], 2, '#06292b');
  fillRound(pen, [x - size * 0.1, y - size * 0.95, size * 0.2, size * 0.18], 4, '#f2b632');
  fillRound(pen, [x - size * 0.17, y - size * 0.9, size * 0.34, size * 0.08], 3, '#06292b');
}

/** Paints a red and white measuring staff; y is the ground. */
export function paintStaff({ pen }: Stage, x: number, y: number, length: number): void {
  for (let part = 0; part < 8; part++) {
    fillRound(
      pen,
      [x - 4, y - (length * (part + 1)) / 8, 8, length / 8],
      0,
      part % 2 === 0 ? '#d9604a' : '#fffdf7',
    );
  }
}

/** What one survey shows. */
export interface SurveyOptions {
  readonly seed: number;
  readonly light: Light;
  readonly mirrored?: boolean;
  /** Villagers who look on. */
  readonly guests?: readonly Look[];
}

/** Gives a painter of surveyors at work in the fields. */
export function surveyScene({ seed, light, mirrored = false, guests = [] }: SurveyOptions): Paint {
  return scene(seed, (stage) => {
    const { pen, width } = stage;
    if (mirrored) {
      pen.translate(width, 0);
      pen.scale(-1, 1);
    }
    paintCountry(stage, light, 330);
    guests.forEach((look, index) => {
      drawPerson(pen, look, {
        x: width * (0.36 + index * 0.075),
        y: 440 + index * 8,
        height: 178,
        right: index === 0 ? arms.point : arms.down,
      });
    });
    drawPerson(pen, fieldWorker('#12686a', '#f2b632', '#8a5a3c'), {
      x: width * 0.22,
      y: 500,
      height: 262,
      right: arms.offer,
    });
    paintStaff(stage, width * 0.22 + 78, 508, 300);
    paintTripod(stage, width * 0.6, 574, 300);
    drawPerson(pen, fieldWorker('#e3a11b', '#fbf7ef', '#a9744f'), {
      x: width * 0.755,
      y: 584,
      height: 392,
      left: [
        [40, -118],
        [62, -136],
      ],
    });
    fillRound(pen, [width * 0.915, 520, 22, 58], 2, '#f4ecdd');
    fillRound(pen, [width * 0.915, 520, 22, 18], 2, '#d9604a');
  });
}
