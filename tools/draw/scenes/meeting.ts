import { cityView } from '../city/paint-city.ts';
import type { CityOptions } from '../city/types.ts';
import type { Paint, Pen } from '../kit/canvas.ts';
import { fillRound, fillShape } from '../kit/shapes.ts';
import { crowd, type Look, officer, SKINS } from './look.ts';
import { arms, drawPerson } from './person.ts';
import { STAGE, type Stage, scene } from './stage.ts';

/** What one meeting or class shows. */
export interface MeetingOptions {
  readonly seed: number;
  readonly wall: string;
  readonly floor: string;
  readonly map: CityOptions;
  readonly speaker: Look;
  /** Where the speaker stands. */
  readonly side: 'left' | 'right';
  readonly seats: number;
  readonly rows: 1 | 2;
}

/** Paints a view of the city into a box, as a map on a wall or a table. */
export function paintMap(
  pen: Pen,
  map: CityOptions,
  [x, y, width, height]: readonly [number, number, number, number],
): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, width, height);
  pen.clip();
  pen.translate(x, y);
  cityView(map)(pen, { width, height });
  pen.restore();
}

function paintRoom({ pen, width }: Stage, wall: string, floor: string): void {
  pen.fillStyle = wall;
  pen.fillRect(0, 0, width, STAGE);
  pen.fillStyle = floor;
  pen.fillRect(0, 470, width, STAGE - 470);
}

function paintAudience({ pen, width, random }: Stage, seats: number, rows: number): void {
  for (let row = 0; row < rows; row++) {
    const count = seats + row;
    const space = width / count;
    crowd(random, count).forEach((look, index) => {
      const x = (index + 0.5) * space;
      drawPerson(pen, look, {
        x,
        y: 690 + (row + 2 - rows) * 92,
        height: 330 + (row + 2 - rows) * 66,
        back: true,
      });
    });
  }
}

/** Gives a painter of a meeting: a speaker at a map, the listeners seen from behind. */
export function meetingScene(options: MeetingOptions): Paint {
  return scene(options.seed, (stage) => {
    const { pen, width } = stage;
    const left = options.side === 'left';
    paintRoom(stage, options.wall, options.floor);
    const map = [width * (left ? 0.3 : 0.14), 46, width * 0.56, 312] as const;
    fillRound(pen, [map[0] - 10, map[1] - 10, map[2] + 20, map[3] + 20], 0, '#0a3b3d');
    paintMap(pen, options.map, map);
    const reach = { left: left ? arms.hip : arms.point, right: left ? arms.point : arms.hip };
    drawPerson(pen, options.speaker, { x: width * (left ? 0.2 : 0.81), y: 520, height: 370, ...reach });
    paintAudience(stage, options.seats, options.rows);
  });
}

/** Gives a painter of a talk round a table with a map on it. */
export function tableScene(seed: number, wall: string, map: CityOptions): Paint {
  return scene(seed, (stage) => {
    const { pen, width, random } = stage;
    paintRoom(stage, wall, '#cdb98f');
    for (const x of [0.12, 0.42, 0.72]) {
      fillRound(pen, [width * x, 50, width * 0.17, 168], 0, '#fbf7ef');
      fillRound(pen, [width * x + 8, 58, width * 0.17 - 16, 152], 0, '#a8d3cf');
      fillShape(
        pen,
        [
          [width * x + 8, 210],
          [width * x + 8, 176],
          [width * (x + 0.06), 146],
          [width * (x + 0.17) - 8, 190],
          [width * (x + 0.17) - 8, 210],
        ],
        '#6c9a76',
      );
    }
    const people = [officer(seed % 2 === 0 ? 'jilbab' : 'peci', SKINS[seed % 5]), ...crowd(random, 4)];
    people.forEach((look, index) => {
      const inner = index === 0 || index === 4 ? arms.offer : arms.work;
      const pose = index < 2 ? { left: arms.fold, right: inner } : { left: inner, right: arms.fold };
      drawPerson(pen, look, { x: width * (0.13 + index * 0.185), y: 590, height: 390, ...pose });
    });
    const table = [
      [width * 0.07, 404],
      [width * 0.93, 404],
      [width * 1.02, 560],
      [width * -0.02, 560],
    ] as const;
    fillShape(pen, table, '#e0c396');
    fillShape(
      pen,
      [
        [width * -0.02, 560],
        [width * 1.02, 560],
        [width * 1.02, STAGE],
        [width * -0.02, STAGE],
      ],
      '#b98d58',
    );
    pen.save();
    pen.transform(1, 0, -0.22, 0.42, width * 0.3, 418);
    fillRound(pen, [-8, -8, width * 0.46 + 16, 296], 0, '#ffffff');
    paintMap(pen, map, [0, 0, width * 0.46, 280]);
    pen.restore();
    for (const x of [0.16, 0.83]) {
      fillShape(
        pen,
        [
          [width * x - 30, 470],
          [width * x + 34, 470],
          [width * x + 40, 506],
          [width * x - 36, 506],
        ],
        '#fffdf7',
      );
      fillShape(
        pen,
        [
          [width * x - 18, 478],
          [width * x + 10, 478],
          [width * x + 11, 484],
          [width * x - 19, 484],
        ],
        '#8fb9b5',
      );
    }
  });
}
