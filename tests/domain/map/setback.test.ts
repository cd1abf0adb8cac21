import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clipperAreas } from '../../../src/adapters/map/data/clipper-areas.ts';
import type { Polygon } from '../../../src/domain/map/geometry.ts';
import { localMetres, type Point } from '../../../src/domain/map/local-metres.ts';
import type { Setback } from '../../../src/domain/map/map-config.ts';
import { areaOfPolygon, signedArea } from '../../../src/domain/map/measure.ts';
import { buildableOf } from '../../../src/domain/map/setback.ts';
import { sampled } from '../../fixtures/second-reckoning.ts';

const { toPosition } = localMetres([112.75, -7.25]);
const ringOf = (points: readonly Point[]) => [...points, ...points.slice(0, 1)].map(toPosition);
const shapeOf = (...rings: Point[][]): Polygon => rings.map(ringOf);
const box = (west: number, south: number, east: number, north: number): Point[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];
const all = (metres: number): Setback => ({ front: metres, rear: metres, side: metres });
const leftOf = (shape: Polygon, setback: Setback) =>
  buildableOf(shape, setback, clipperAreas)?.area ?? Number.NaN;

const L: Point[] = [
  [0, 0],
  [40, 0],
  [40, 10],
  [10, 10],
  [10, 20],
  [0, 20],
];
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
])('a stranger\u2019s outline: %s', (_, points, line, setback, area) => {
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

const metres = fc.double({ min: 0, max: 8, noNaN: true });
const setbacks = fc.record({ front: metres, rear: metres, side: metres });
// Around its middle, so that it does not cross itself; it turns in as often as out.
const outlines = fc
  .array(fc.double({ min: 4, max: 40, noNaN: true }), { minLength: 3, maxLength: 12 })
  .map((radii) =>
    radii.map((far, index): Point => polar(far, (2 * Math.PI * (index + far / 200)) / radii.length)),
  );
const polar = (far: number, angle: number): Point => [far * Math.cos(angle), far * Math.sin(angle)];
const near = (area: number) => 0.002 * area + 0.1;

describe('of any outline', () => {
  it('a larger setback never leaves more', () => {
    fc.assert(
      fc.property(outlines, setbacks, metres, (points, setback, more) => {
        const shape = shapeOf(points);
        const larger = { front: setback.front + more, rear: setback.rear + more, side: setback.side + more };
        expect(leftOf(shape, larger)).toBeLessThanOrEqual(leftOf(shape, setback) + near(0));
      }),
    );
  });

  it('turning, shifting and the order and direction of its points change nothing', () => {
    fc.assert(
      fc.property(outlines, setbacks, fc.nat(359), fc.nat(11), (points, setback, degrees, from) => {
        const [cos, sin] = polar(1, (degrees * Math.PI) / 180);
        const turned = points.map(([x, y]): Point => [x * cos - y * sin + 300, x * sin + y * cos - 200]);
        const begun = [...turned.slice(from % turned.length), ...turned.slice(0, from % turned.length)];
        const area = leftOf(shapeOf(points), setback);
        expect(Math.abs(leftOf(shapeOf(begun.toReversed()), setback) - area)).toBeLessThan(near(area));
      }),
    );
  });

  it('it is what a second reckoning by distances finds, with one setback all around', () => {
    fc.assert(
      fc.property(outlines, fc.double({ min: 0.5, max: 6, noNaN: true }), (points, far) => {
        const shape = shapeOf(points);
        // Where a corner turns in, the line runs on straight, which a distance does as well.
        const { inset, whole } = sampled(shape, far, 20_000);
        expect(Math.abs(leftOf(shape, all(far)) - inset)).toBeLessThan(0.03 * whole + 1);
      }),
      { numRuns: 60 },
    );
  });

  it('it is between the inset by the largest setback and the whole', () => {
    fc.assert(
      fc.property(outlines, setbacks, (points, setback) => {
        const shape = shapeOf(points);
        const area = leftOf(shape, setback);
        const least = leftOf(shape, all(Math.max(...Object.values(setback))));
        const drawn = buildableOf(shape, setback, clipperAreas)?.shapes ?? [];
        expect(Math.abs(drawn.reduce((sum, one) => sum + areaOfPolygon(one), 0) - area)).toBeLessThan(
          near(area),
        );
        expect([area >= least - near(least), area <= Math.abs(signedArea(points)) * 1.001]).toEqual([
          true,
          true,
        ]);
      }),
    );
  });
});

/** Corners of a convex outline, each of more than 15 degrees. */
const convex = fc
  .tuple(
    fc.integer({ min: 3, max: 8 }),
    fc.double({ min: 8, max: 40, noNaN: true }),
    fc.double({ min: 8, max: 40, noNaN: true }),
    fc.nat(359),
  )
  .map(([count, wide, deep, turn]) =>
    Array.from({ length: count }, (_, index): Point => {
      const [x, y] = polar(1, (2 * Math.PI * index) / count + turn);
      return [x * wide, y * deep];
    }),
  )
  .filter((points) => cornersOf(points).every((degrees) => degrees > 16));

function cornersOf(points: readonly Point[]): number[] {
  return points.map((at, index) => {
    const [before = at, after = at] = [points.at(index - 1), points[(index + 1) % points.length]];
    const turn =
      Math.atan2(after[1] - at[1], after[0] - at[0]) - Math.atan2(at[1] - before[1], at[0] - before[0]);
    return (Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) * 180) / Math.PI;
  });
}

it('a convex outline is cut by the straight lines of its setbacks, the least favourable side in front', () => {
  fc.assert(
    fc.property(convex, setbacks, (points, setback) => {
      const least = Math.min(...points.map((_, front) => cutByLines(points, front, setback)));
      expect(Math.abs(leftOf(shapeOf(points), setback) - least)).toBeLessThan(near(least));
    }),
  );
});

/** Cuts a convex outline by the half-plane of each edge. */
function cutByLines(points: readonly Point[], front: number, setback: Setback): number {
  const inward = points.map(([x, y], index): Point => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [x, y];
    const length = Math.hypot(toX - x, toY - y);
    return [-(toY - y) / length, (toX - x) / length];
  });
  const [aheadX, aheadY] = inward[front] ?? [0, 0];
  const facing = inward.map(([x, y]) => x * aheadX + y * aheadY);
  const rears = facing.flatMap((one, index) => (one <= Math.min(...facing) + 1e-6 ? [index] : []));
  const areas = rears.map((rear) => {
    const left = points.reduce<readonly Point[]>((rest, at, index) => {
      const keep = index === front ? setback.front : index === rear ? setback.rear : setback.side;
      return clipped(rest, at, inward[index] ?? [0, 0], keep);
    }, points);
    return Math.abs(signedArea(left));
  });
  return Math.min(...areas);
}

function clipped(points: readonly Point[], [x0, y0]: Point, [nx, ny]: Point, keep: number): Point[] {
  const depth = ([x, y]: Point): number => (x - x0) * nx + (y - y0) * ny - keep;
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const [a, b] = [depth(from), depth(to)];
    const part = a / (a - b);
    const crossing: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    return [...(a >= 0 ? [from] : []), ...(a >= 0 === b >= 0 ? [] : [crossing])];
  });
}
