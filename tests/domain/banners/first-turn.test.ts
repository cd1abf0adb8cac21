import { expect, it } from 'vitest';
import { ENGINE_ASKED_AFTER_MS, firstTurnIn } from '../../../src/domain/banners/first-turn.ts';

it.each([
  [0, 6000],
  [4000, 2000],
  [5999, 1],
  [6000, 1],
  [60_000, 1],
  [-5000, 6000],
])('after %i ms the first slide turns in %i ms', (waited, expected) => {
  expect(firstTurnIn(waited)).toBe(expected);
});

it('has its engine asked for two seconds before', () => {
  expect(firstTurnIn(ENGINE_ASKED_AFTER_MS)).toBe(2000);
});
