import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MOST_BYTES, type SharePicture, writePictures } from '@bupc/content';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FACE, MARK } from '../../../tools/content/look.ts';

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
