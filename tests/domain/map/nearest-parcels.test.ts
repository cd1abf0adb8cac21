import { expect, it } from 'vitest';
import type { Polygon } from '../../../src/domain/map/geometry.ts';
import { localMetres } from '../../../src/domain/map/local-metres.ts';
import { insideOf, nearestParcels } from '../../../src/domain/map/nearest-parcels.ts';
import { pointInPolygon } from '../../../src/domain/map/overlap.ts';

const { toPosition } = localMetres([112.75, -7.25]);
const AT = toPosition([0, 0]);

/** A square of ten metres, its lower left corner so far to the east and the north. */
const square = (east: number, north: number): Polygon => [
  (
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ] as const
  ).map(([x, y]) => toPosition([east + x, north + y])),
];
const parcel = (id: string, east: number, north: number) => ({
  id,
  zone: 'R-2',
  address: `Jalan ${id}`,
  shape: square(east, north),
});
const summary = (parcels: Parameters<typeof nearestParcels>[1]) =>
  nearestParcels(AT, parcels).map(({ letter, id, metres }) => [letter, id, metres]);

it.each([
  ['none', [], []],
  ['one', [parcel('05.0001', 8, -5)], [['A', '05.0001', 8]]],
  [
    'the nearest first, and no more than three',
    [
      parcel('05.0004', 60, 0),
      parcel('05.0002', -24, -5),
      parcel('05.0003', -5, 16),
      parcel('05.0001', 8, -5),
    ],
    [
      ['A', '05.0001', 8],
      ['B', '05.0002', 14],
      ['C', '05.0003', 16],
    ],
  ],
  [
    'by their numbers where they are equally near',
    [parcel('05.0002', 8, -5), parcel('05.0001', -18, -5)],
    [
      ['A', '05.0001', 8],
      ['B', '05.0002', 8],
    ],
  ],
  [
    'one that an edge cuts once',
    [parcel('05.0001', 18, -5), parcel('05.0001', 8, -5)],
    [['A', '05.0001', 8]],
  ],
] as const)('gives %s', (_, parcels, found) => {
  expect(summary(parcels)).toEqual(found);
});

it('says of each its zone, its address, and where it is', () => {
  const [first] = nearestParcels(AT, [parcel('05.0001', 8, -5)]);
  const { at = AT, ...rest } = first ?? {};
  expect(rest).toEqual({ letter: 'A', id: '05.0001', zone: 'R-2', address: 'Jalan 05.0001', metres: 8 });
  expect(pointInPolygon(at, square(8, -5))).toBe(true);
});

it('marks a bent parcel inside it', () => {
  const bent: Polygon = [
    (
      [
        [0, 0],
        [30, 0],
        [30, 30],
        [26, 30],
        [26, 4],
        [0, 4],
        [0, 0],
      ] as const
    ).map(toPosition),
  ];
  expect(pointInPolygon(insideOf(bent), bent)).toBe(true);
});
