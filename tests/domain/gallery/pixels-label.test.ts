import { expect, it } from 'vitest';
import { pixelsLabel } from '../../../src/domain/gallery/pixels-label.ts';

it.each<[{ width?: number; height?: number }, string | undefined]>([
  [{ width: 1000, height: 667 }, '1.000 × 667 piksel'],
  [{ width: 1, height: 1 }, '1 × 1 piksel'],
  [{}, undefined],
  [{ height: 667 }, undefined],
  [{ width: 1000 }, undefined],
  [{ width: 0, height: 667 }, undefined],
  [{ width: 1000, height: 0 }, undefined],
  [{ width: -1000, height: 667 }, undefined],
  [{ width: 1000, height: -667 }, undefined],
])('a photo with the pixels %j is labelled %s', (photo, label) => {
  expect(pixelsLabel(photo)).toBe(label);
});
