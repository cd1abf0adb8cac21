import { describe, expect, it } from 'vitest';
import { clipperAreas } from '../../../src/adapters/map/data/clipper-areas.ts';
import type { Polygon } from '../../../src/domain/map/geometry.ts';
import type { Point } from '../../../src/domain/map/local-metres.ts';
import type { Setback } from '../../../src/domain/map/map-config.ts';
import { buildableOf } from '../../../src/domain/map/setback.ts';
import { sampled } from '../../fixtures/second-reckoning.ts';
import { all, box, L, leftOf, shapeOf, toPosition } from './outlines.ts';

const U: Point[] = [
  [0, 0],
  [30, 0],
  [30, 30],
  [20, 30],
  [20, 10],
  [10, 10],
  [10, 30],
  [0, 30],
];
// A lot behind another, with a way of three metres to the street.
const FLAG: Point[] = [
  [0, 0],
  [3, 0],
  [3, 20],
  [20, 20],
  [20, 40],
  [0, 40],
];
const TRIANGLE: Point[] = [
  [0, 0],
  [30, 0],
  [15, 26],
];

const SLIT: Point[] = [
  [0, 0],
  [20, 0],
  [20, 10],
  [10, 10],
  [20, 10],
  [20, 20],
  [0, 20],
];
const STEPPED: Point[] = [
  [0, 0],
  [20, 0],
  [20, 15],
  [20.3, 15],
  [20.3, 30],
  [0.3, 30],
  [0.3, 15],
  [0, 15],
];

describe('what the setbacks leave', () => {
  it.each<[what: string, shape: Polygon, setback: Setback, area: number]>([
    // The front on a long edge leaves (20 - 2) x (30 - 5) = 450, on a short one (20 - 5) x (30 - 2) = 420.
    ['a rectangle', shapeOf(box(0, 0, 20, 30)), { front: 3, rear: 2, side: 1 }, 420],
    ['without setbacks all of it', shapeOf(box(0, 0, 20, 30)), all(0), 600],
    ['too narrow a strip', shapeOf(box(0, 0, 4, 30)), { front: 3, rear: 2, side: 2 }, 0],
    // 36 x 6 and 6 x 10, and at the inner corner 2 x 2 without a quarter of a circle.
    ['an L', shapeOf(L), all(2), 36 * 6 + 6 * 10 + 4 - Math.PI],
    ['a U', shapeOf(U), all(2), 26 * 6 + 2 * 6 * 20 + 2 * (4 - Math.PI)],
    ['a flag with a narrow way', shapeOf(FLAG), all(2), 16 * 16],
    ['a triangle', shapeOf(TRIANGLE), all(100), 0],
    ['a hole', shapeOf(box(0, 0, 40, 40), box(15, 15, 25, 25)), all(2), 36 * 36 - (100 + 80 + 4 * Math.PI)],
    // Each long side steps aside by 30 cm and stays one: 12 x 28, less two small arcs.
    ['a stepped outline', shapeOf(STEPPED), { front: 5, rear: 3, side: 1 }, 335.5],
    ['a hole without an area', [...shapeOf(box(0, 0, 20, 30)), []], all(1), 18 * 28],
    // Around the tip of the slit goes half a circle.
    ['a slit, in and back', shapeOf(SLIT), all(2), 217.7],
    ['a sliver', shapeOf(box(0, 0, 0.05, 40)), all(1), 0],
  ])('of %s', (_, shape, setback, area) => {
    expect(leftOf(shape, setback)).toBeCloseTo(area, 0);
  });

  it('are closed rings, in several parts where it falls apart', () => {
    const waist: Point[] = [
      ...box(0, 0, 20, 20).slice(0, 2),
      [20, 8],
      [30, 8],
      ...box(30, 0, 50, 20),
      [30, 12],
      [20, 12],
      [20, 20],
      [0, 20],
    ];
    const { shapes = [], area = 0 } = buildableOf(shapeOf(waist), all(3), clipperAreas) ?? {};
    expect(shapes.map(([outer = []]) => outer[0])).toEqual(shapes.map(([outer = []]) => outer.at(-1)));
    expect(shapes).toHaveLength(2);
    expect(Math.abs(area - sampled(shapeOf(waist), 3, 300_000).inset)).toBeLessThan(0.01 * area);
  });

  it.each<[what: string, shape: Polygon]>([
    ['no ring', []],
    ['no point', [[]]],
    [
      'a line',
      shapeOf([
        [0, 0],
        [10, 0],
        [20, 0],
      ]),
    ],
    [
      'a bow',
      shapeOf([
        [0, 0],
        [20, 20],
        [20, 0],
        [0, 20],
      ]),
    ],
    [
      'an outline with a small loop',
      shapeOf([
        [0, 0],
        [20, 0],
        [20, 30],
        [0, 30],
        [0, 16],
        [-2, 14],
        [-2, 16],
        [0, 14],
      ]),
    ],
    ['a hole that stands twice', shapeOf(box(0, 0, 25, 40), box(10, 10, 12, 12), box(10, 10, 12, 12))],
    [
      'a bow with one large half',
      shapeOf([
        [0, 0],
        [30, 0],
        [30, 30],
        [10, -10],
        [0, 30],
      ]),
    ],
  ])('are unknown of %s', (_, shape) => {
    expect(buildableOf(shape, all(1), clipperAreas)).toBeUndefined();
  });

  it.each<[what: string, points: Point[]]>([
    ['doubled points', L.flatMap((point) => [point, point])],
    [
      'points in the middle of its sides',
      L.flatMap((at, index) => [at, middle(at, L[(index + 1) % L.length] ?? at)]),
    ],
    ['an edge of a centimetre', L.flatMap(([x, y]) => [[x, y] as Point, [x + 0.008, y + 0.006] as Point])],
  ])('do not change with %s', (_, points) => {
    const setback = { front: 4, rear: 3, side: 1 };
    const [one, other] = [leftOf(shapeOf(points), setback), leftOf(shapeOf(L), setback)];
    expect(Math.abs(one - other)).toBeLessThan(0.005 * other);
  });
});

const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

describe('the front', () => {
  const street = (name: string, from: Point, to: Point, size = 'lokal') => ({
    ...{ name, size },
    line: [from, to].map(toPosition),
  });
  const house = box(0, 0, 20, 30);
  const south = street('Jalan Selatan', [-50, -4], [70, -4]);
  const east = street('Jalan Timur', [24, -50], [24, 80]);
  const setback = { front: 5, rear: 3, side: 1 };

  it.each([
    ['a street along one side', [south], [], ['Jalan Selatan'], 18 * 22],
    ['two streets at a corner', [south, east], [], ['Jalan Selatan', 'Jalan Timur'], 12 * 28],
    ['a street that only ends there', [street('Gang', [10, -40], [10, -3])], [], undefined, 12 * 28],
    ['a street that ends before it', [street('Jalan Buntu', [-60, -4], [-10, -4])], [], undefined, 12 * 28],
    ['a street that is too far away', [street('Jalan Jauh', [-50, -14], [70, -14])], [], undefined, 12 * 28],
    ['a wide street', [street('Jalan Raya', [-50, -14], [70, -14], 'kolektor')], [], ['Jalan Raya'], 18 * 22],
    ['a neighbour between', [south], [shapeOf(box(-10, -3, 30, -0.2))], undefined, 12 * 28],
    [
      'a strip of a neighbour far before it',
      [street('Jalan Jauh', [-50, -11], [70, -11])],
      [shapeOf(box(-10, -5, 30, -3))],
      undefined,
      12 * 28,
    ],
    ['a strip of a neighbour between', [south], [shapeOf(box(-10, -1.5, 30, -0.2))], undefined, 12 * 28],
    [
      'neighbours beside',
      [south],
      [shapeOf(box(20, 0, 40, 30)), shapeOf(box(-20, 0, 0, 30))],
      ['Jalan Selatan'],
      18 * 22,
    ],
    ['no street', [], [], undefined, 12 * 28],
  ])('is, with %s, where it lies', (_, streets, neighbours, names, area) => {
    const found = buildableOf(shapeOf(house), setback, clipperAreas, { streets, neighbours });
    expect([found?.streets, Math.round(found?.area ?? 0)]).toEqual([names, area]);
  });
});

it('a street is not seen through a narrow parcel', () => {
  const narrow: Point[] = [
    [0, 0],
    [20, 0],
    [15, 8],
    [5, 8],
  ];
  const street = {
    name: 'Jalan Utara',
    size: 'lokal',
    line: [toPosition([-50, 11.5]), toPosition([90, 11.5])],
  };
  const around = { streets: [street], neighbours: [] };
  const found = buildableOf(shapeOf(narrow), { front: 3, rear: 1, side: 1 }, clipperAreas, around);
  // From 1 to 5 m it is 16.25 m wide in the middle, less 1 m across each slope; the other way about it would be 46.
  expect(Math.round(found?.area ?? 0)).toBe(56);
});

it.each<[what: string, points: Point[], street: [Point, Point, Point], setback: Setback, area: number]>([
  [
    'a point beside its corner',
    [
      [0, 0],
      [20, 0],
      [20, 0.02],
      [20, 30],
      [0, 30],
    ],
    [
      [-50, -5],
      [10, -5],
      [70, -5],
    ],
    { front: 5, rear: 2, side: 1 },
    18 * 23,
  ],
  [
    'a front that steps back',
    [
      [0, 0],
      [20, 0],
      [20, 2],
      [40, 2],
      [40, 30],
      [0, 30],
    ],
    [
      [-50, -5],
      [10, -5],
      [20, -5],
    ],
    { front: 5, rear: 1, side: 1 },
    944,
  ],
  [
    'a street that bends before it',
    box(-3, 0, 3, 15),
    [
      [-40, -10.5],
      [0, -7],
      [40, -10.5],
    ],
    { front: 5, rear: 2, side: 1 },
    4 * 8,
  ],
  [
    'a wall that would see the street through its own other arm',
    [
      [0, 0],
      [14, 0],
      [14, 20],
      [9, 20],
      [9, 5],
      [5, 5],
      [5, 20],
      [0, 20],
    ],
    [
      [16, -50],
      [16, 10],
      [16, 70],
    ],
    { front: 3, rear: 1, side: 1 },
    90,
  ],
])('the front is found, and the rest cut, of %s', (_, points, line, setback, area) => {
  const around = { streets: [{ name: '', size: 'lokal', line: line.map(toPosition) }], neighbours: [] };
  const found = buildableOf(shapeOf(points), setback, clipperAreas, around);
  expect([found?.streets, Math.round(found?.area ?? 0)]).toEqual([[''], area]);
});

it('both rears of an L keep the distance of the rear', () => {
  const street = {
    name: 'Jalan Selatan',
    size: 'lokal',
    line: [toPosition([-50, -4]), toPosition([90, -4])],
  };
  const found = buildableOf(shapeOf(L), { front: 5, rear: 3, side: 1 }, clipperAreas, {
    streets: [street],
    neighbours: [],
  });
  // 38 x 2 and 8 x 12, 8 x 2 of it twice, and around the inner corner what lies nearer than 3 m.
  expect(Math.round(found?.area ?? 0)).toBe(Math.round(76 + 96 - 16 - 8.25));
});
