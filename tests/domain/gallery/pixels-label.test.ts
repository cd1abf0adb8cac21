import { expect, it } from 'vitest';
import { pixelsLabel } from '../../../src/domain/gallery/pixels-label.ts';

it.each<[number | undefined, number | undefined, string | undefined]>([
  [1000, 667, '1.000 × 667 piksel'],
  [1, 1, '1 × 1 piksel'],
  [undefined, 667, undefined],
  [1000, undefined, undefined],
  [0, 667, undefined],
  [1000, 0, undefined],
  [-1000, 667, undefined],
  [1000, -667, undefined],
])('a photo of %s by %s pixels is labelled %s', (width, height, label) => {
  expect(pixelsLabel({ width, height })).toBe(label);
});
