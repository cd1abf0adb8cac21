import { expect, it } from 'vitest';
import { isSpatialService } from '../../../src/domain/shared/spatial-services.ts';

it.each([
  ['itr', true],
  ['kkpr', true],
  ['ITR', false],
  ['data', false],
  ['', false],
  [undefined, false],
])('%j is a service: %j', (word, expected) => {
  expect(isSpatialService(word)).toBe(expected);
});
