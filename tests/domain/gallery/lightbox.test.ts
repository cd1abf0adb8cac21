import { describe, expect, it } from 'vitest';
import {
  indexAfterRefresh,
  isNeighbour,
  photoName,
  type Rotation,
  rotatedOnce,
} from '../../../src/domain/gallery/lightbox.ts';
import { aGalleryImage } from '../../fixtures/gallery.ts';

it.each<[Rotation, Rotation]>([
  [0, 90],
  [90, 180],
  [180, 270],
  [270, 0],
])('turns a photo from %d to %d degrees', (before, after) => {
  expect(rotatedOnce(before)).toBe(after);
});

describe('after a refresh', () => {
  const photos = (...ids: string[]) => ids.map((fileId) => aGalleryImage({ fileId }));
  const [b] = photos('b');

  it.each([
    ['stays in its place', b, photos('a', 'b', 'c'), 1, 1],
    ['follows the photo to its new place', b, photos('x', 'y', 'a', 'b'), 1, 3],
    ['stays on the second of two alike', b, photos('b', 'b'), 1, 1],
    ['takes the nearest place of a photo that is gone', b, photos('a'), 1, 0],
    ['takes the nearest place where nothing was shown', undefined, photos('a', 'b'), 7, 1],
    ['has nowhere to go in an empty folder', b, [], 1, 0],
  ])('%s', (_what, shown, images, index, expected) => {
    expect(indexAfterRefresh(shown, images, index)).toBe(expected);
  });
});

it.each([
  [0, 0, 5, true],
  [1, 0, 5, true],
  [2, 0, 5, false],
  [3, 0, 5, false],
  [4, 0, 5, true],
  [0, 4, 5, true],
  [0, 0, 1, true],
  [3, 2, 9, true],
])('loads photo %d beside photo %d of %d: %j', (index, shown, count, expected) => {
  expect(isNeighbour(index, shown, count)).toBe(expected);
});

it.each([
  ['foto.jpg', 4, 'foto.jpg'],
  [' foto.jpg ', 4, 'foto.jpg'],
  ['', 0, 'image-1'],
  ['  ', 4, 'image-5'],
])('names %j at %d %s', (imageName, index, expected) => {
  expect(photoName({ imageName }, index)).toBe(expected);
});
