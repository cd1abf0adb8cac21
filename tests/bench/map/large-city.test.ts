import { expect, it } from 'vitest';
import type { Bounds } from '../../../src/domain/map/geometry.ts';
import type { Block } from './city/blocks.ts';
import type { Feature } from './city/features.ts';
import { joinBlocks } from './join-blocks.ts';
import { copiesOf, layerIn, namesFrom } from './large-city.ts';

const CITY: Bounds = [112, -8, 113, -7];
const { copies, bounds } = copiesOf(CITY);
const names = namesFrom([10, 20, 30, 40, 5, 5, 5, 5]);

it('lays twenty cities beside each other, itself where it was', () => {
  expect([copies.length, copies.filter(({ by: [x, y] }) => x === 0 && y === 0).length]).toEqual([20, 1]);
  expect(bounds.map((degrees) => Number(degrees.toFixed(2)))).toEqual([109.94, -10.06, 115.09, -5.94]);
});

it('numbers every parcel of every copy once', () => {
  const ids = copies.flatMap((copy) =>
    ['01.0010', '02.0001', '03.0030', '04.0040', '05.0005', '06.0001'].map((id) => names.parcel(copy, id)),
  );
  expect(ids.slice(0, 7)).toEqual([
    '01.0010',
    '01.0011',
    '01.0060',
    '01.0100',
    '02.0005',
    '02.0006',
    '03.0010',
  ]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('gives the features that touch a part, each moved and renamed', () => {
  const parcel: Feature = {
    type: 'Feature',
    properties: { persil: '02.0001', alamat: 'Jalan Padi 7' },
    geometry: { type: 'Point', coordinates: [112.5, -7.5] },
  };
  const [first] = copies;
  if (first === undefined) throw new Error('no copy');
  const { features } = layerIn(
    { name: 'persil', from: 14, features: [parcel] },
    copies,
    names,
    [110, -10, 111, -9],
  );
  expect(features).toEqual([
    {
      type: 'Feature',
      properties: { persil: '01.0011', alamat: 'Jalan Padia 7' },
      geometry: { type: 'Point', coordinates: [112.5 + first.by[0], -7.5 + first.by[1]] },
    },
  ]);
});

it('joins blocks of one zone that lie beside each other', () => {
  const block = (column: number, zone: string): Block => ({
    column,
    row: 0,
    part: 0,
    zone,
    corners: [
      [column * 100, 0],
      [column * 100 + 90, 0],
      [column * 100 + 90, 90],
      [column * 100, 90],
    ],
  });
  const zones = ['R-2', 'R-2', 'R-2', 'R-2', 'K-1', 'K-1'];
  const joined = joinBlocks(zones.map((zone, column) => block(column, zone)));
  expect(joined.map(({ properties }) => properties)).toEqual([{ zona: 'R-2' }, { zona: 'K-1' }]);
});
