import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_BYTES } from '@bupc/content/share/draw.ts';
import { fitted } from '@bupc/content/share/fit-lines.ts';
import { writePictures } from '@bupc/content/share/pictures.ts';
import type { SharePicture } from '@bupc/content/share/share-picture.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FACE, MARK } from '../../../tools/content/look.ts';

describe('fitted', () => {
  // Every letter is half as wide as it is high.
  const widthAt = (size: number) => (text: string) => (text.length * size) / 2;
  const room = { width: 100, height: 100, size: 40, smallest: 20, lines: 4, widthAt };

  it.each<[string, string, { lines: string[]; size: number }]>([
    ['a short title is as large as it may be', 'abc', { lines: ['abc'], size: 40 }],
    ['lines break between words', 'abcd efgh', { lines: ['abcd', 'efgh'], size: 40 }],
    ['a long word makes it smaller', 'abcdefgh', { lines: ['abcdefgh'], size: 24 }],
    [
      'four lines fit',
      'aaaaaaaa bbbbbbbb cccccccc dddddddd',
      { lines: ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd'], size: 24 },
    ],
    [
      'what is longer ends with an ellipsis',
      'aaaaaaaaaa bbbbbbbbbb cccccccccc dddddddddd eeeeeeeeee',
      { lines: ['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'ddddddddd…'], size: 20 },
    ],
    ['a word that is wider than all is cut', 'abcdefghijklm', { lines: ['abcdefghi…'], size: 20 }],
  ])('%s', (_, title, expected) => {
    expect(fitted(title, room)).toEqual(expected);
  });
});

describe('writePictures', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'share-pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const panel: SharePicture = { name: 'situs', kind: 'panel', title: 'Mau mengurus apa?', foot: ['Layanan'] };
  const story: SharePicture = {
    name: 'a-1',
    kind: 'story',
    title: 'Judul',
    foot: ['Berita', '1 Mei'],
    cover: '/c.png',
  };

  const write = (pictures: readonly SharePicture[]) =>
    writePictures(join(folder, 'dist'), pictures, {
      look: { nameLines: ['Dinas', 'Kota'], mark: MARK, face: FACE },
      land: undefined,
      folders: [folder],
      cache: join(folder, 'cache'),
    });
  const noise = (seed: number) =>
    sharp({
      create: {
        width: 600,
        height: 700,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 100 + seed, sigma: 60 },
      },
    })
      .png()
      .toBuffer();

  it('draws each picture once, anew only where what it shows has changed, and lets none weigh too much', async () => {
    await writeFile(join(folder, 'c.png'), await noise(0));
    expect(await write([panel, story])).toBe(2);
    expect(await write([panel, { ...story, name: 'a-2' }])).toBe(0);
    await writeFile(join(folder, 'c.png'), await noise(20));
    expect(await write([panel, story])).toBe(1);
    expect(await write([{ ...panel, title: 'Lain' }])).toBe(1);
    const share = join(folder, 'dist/share');
    expect((await readdir(share)).sort()).toEqual(['a-1.jpg', 'a-2.jpg', 'situs.jpg']);
    for (const name of await readdir(share)) {
      const file = await readFile(join(share, name));
      const { width, height, format } = await sharp(file).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
      expect(file.length).toBeLessThanOrEqual(MOST_BYTES);
    }
  });
});
