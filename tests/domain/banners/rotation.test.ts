import { expect, it } from 'vitest';
import { turnsByItself } from '../../../src/domain/banners/rotation.ts';

it.each([
  [true, 'elsewhere', true],
  [true, 'inside', false],
  [true, 'asked', true],
  [false, 'elsewhere', false],
  [false, 'inside', false],
  [false, 'asked', false],
] as const)('playing %s with the keyboard %s: %s', (isPlaying, focus, expected) => {
  expect(turnsByItself(isPlaying, focus)).toBe(expected);
});
