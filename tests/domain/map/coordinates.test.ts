import { expect, it } from 'vitest';
import { coordinatesText, isInside, readCoordinates } from '../../../src/domain/map/coordinates.ts';

const CITY = [112.7, -7.3, 112.8, -7.2] as const;

it.each([
  ['-7.2504, 112.7688', [112.7688, -7.2504]],
  ['-7.2504,112.7688', [112.7688, -7.2504]],
  ['-7.2504 112.7688', [112.7688, -7.2504]],
  ['-7,2504; 112,7688', [112.7688, -7.2504]],
  ['-7,2504 112,7688', [112.7688, -7.2504]],
  ['112.7688, -7.2504', [112.7688, -7.2504]],
  ['52.1, 4.3', [4.3, 52.1]],
  ['-7, 112', [112, -7]],
  ['190.5, 20.5', undefined],
  ['jalan 5', undefined],
  ['05.0148', undefined],
  ['', undefined],
])('reads %j', (text, position) => {
  expect(readCoordinates(text, CITY)).toEqual(position);
});

it('writes a position, latitude first', () => {
  expect(coordinatesText([112.76881, -7.250432])).toBe('-7.25043, 112.76881');
});

it.each([
  [[112.75, -7.25], true],
  [[112.7, -7.3], true],
  [[112.69, -7.25], false],
  [[112.75, -7.19], false],
] as const)('tells whether %j lies in the city: %s', (position, isIn) => {
  expect(isInside(position, CITY)).toBe(isIn);
});
