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
  [`7°15'0"S 112°46'12"E`, [112.77, -7.25]],
  ['7°15′1,8″ LS, 112°46′12″ BT', [112.77, -7.2505]],
  ["7° 15' S; 112° 45' E", [112.75, -7.25]],
  ['7.25°LS 112.75°BT', [112.75, -7.25]],
  ['1°30’LU 98°30’BB', [-98.5, 1.5]],
  [`7°15'0"E 112°46'12"S`, undefined],
  ["97°15'S 112°46'E", undefined],
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
] as const)('says whether %j lies in the city: %s', (position, isIn) => {
  expect(isInside(position, CITY)).toBe(isIn);
});
