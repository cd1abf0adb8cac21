import { expect, it } from 'vitest';
import { drawImage, imageId } from '../../../../src/adapters/map/style/images.ts';

const alphaOf = (id: string) => {
  const image = drawImage(id);
  if (image === undefined) throw new Error(`no image ${id}`);
  return {
    ...image,
    alphas: Array.from({ length: image.width * image.height }, (_, at) => image.data[at * 4 + 3]),
  };
};

it.each(['falling', 'rising', 'upright', 'plus', 'grid', 'dots', 'level', 'dashes'] as const)(
  'covers a part of the ground with the pattern %s',
  (pattern) => {
    const { width, height, alphas } = alphaOf(imageId.pattern(pattern, '#0b2326'));
    const covered = alphas.filter((alpha) => alpha !== 0).length / alphas.length;
    expect([width, height, covered > 0.03, covered < 0.5]).toEqual([32, 32, true, true]);
  },
);

it('draws a corner mark with its fill in the middle, its edge around it and nothing beyond', () => {
  const { data, width } = alphaOf(imageId.marker('#f2b632', '#0b2326'));
  const at = (x: number, y: number) => [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)];
  expect([at(15, 15), at(15, 3), at(0, 0)]).toEqual([
    [0xf2, 0xb6, 0x32, 255],
    [0x0b, 0x23, 0x26, 255],
    [0, 0, 0, 0],
  ]);
});

it('draws a place that was tapped, one that was searched for, and one that is near unlike each other', () => {
  const [fill, edge] = ['#f2b632', '#0b2326'];
  const drawn = [imageId.ring(fill, edge), imageId.pin(fill, edge), imageId.tile(fill, edge)].map((id) => {
    const { data, width } = alphaOf(id);
    const at = (x: number, y: number) => data[(y * width + x) * 4 + 3];
    // Its middle, the middle of its foot, its upper left corner, its upper right one.
    const half = width / 2;
    return [at(half, half), at(half, width - 3), at(1, 1), at(width - 2, 1)].map((alpha) => (alpha ?? 0) > 0);
  });
  expect(drawn).toEqual([
    [true, true, false, false],
    [true, true, false, false],
    [true, true, true, false],
  ]);
  const foot = (id: string) => {
    const { alphas, width } = alphaOf(id);
    return alphas.slice(-6 * width).filter((alpha) => alpha !== 0).length;
  };
  expect(foot(imageId.pin(fill, edge))).toBeLessThan(foot(imageId.ring(fill, edge)));
});

it.each(['lain', 'pola entah #000000', ''])('knows no image %j', (id) =>
  expect(drawImage(id)).toBeUndefined(),
);
