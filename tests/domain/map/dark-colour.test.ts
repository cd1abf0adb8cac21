import { expect, it } from 'vitest';
import { isDarkColour } from '../../../src/domain/map/dark-colour.ts';

it.each([
  ['#0a3b3d', true],
  ['#125a82', true],
  ['#000000', true],
  ['#b8662a', false],
  ['#ffffff', false],
])('says whether %s is as dark as the ground by night: %s', (colour, isDark) => {
  expect(isDarkColour(colour)).toBe(isDark);
});
