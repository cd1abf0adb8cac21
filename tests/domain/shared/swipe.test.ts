import { expect, it } from 'vitest';
import { swipeStep } from '../../../src/domain/shared/swipe.ts';

it.each([
  ['30 px to the left', { x: 270, y: 300 }, 1],
  ['30 px to the right', { x: 330, y: 300 }, -1],
  ['29 px', { x: 271, y: 300 }, 0],
  ['as far across as down', { x: 260, y: 340 }, 1],
  ['further down than across', { x: 260, y: 341 }, 0],
  ['further up than across', { x: 340, y: 259 }, 0],
  ['nowhere', { x: 300, y: 300 }, 0],
] as const)('a finger that moves %s leads to %o: %i', (_what, to, step) => {
  expect(swipeStep({ x: 300, y: 300 }, to)).toBe(step);
});
