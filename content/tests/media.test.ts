import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bannerFeed } from '../feeds/banners.ts';
import { galleryFeed } from '../feeds/gallery.ts';
import { newsFeed } from '../feeds/news.ts';
import { staffFeed } from '../feeds/staff.ts';
import { mediaPath } from '../paths.ts';
import { fileIdOf } from '../pictures/file-id.ts';

const KB = 1024;
const idIn = (url: string): string => /(?:\/d\/|[?&]id=)([\w-]+)/.exec(url)?.[1] ?? '';
const missing = (ids: readonly string[], widths: readonly number[]): string[] =>
  ids
    .flatMap((id) => widths.map((width) => mediaPath(id, `${width}.webp`)))
    .filter((path) => !existsSync(path));
const sizeOf = (path: string): number => statSync(path).size;
const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const gallery = galleryFeed((fileId, file) => sizeOf(mediaPath(fileId, file)));
const photos = gallery.data.folders
  .flatMap(({ images }) => images)
  .filter(({ mimeType }) => mimeType !== 'application/pdf');

describe('the pictures that the feeds speak of', () => {
  it('are there for every banner', () => {
    expect(
      missing(
        bannerFeed().map(({ url }) => idIn(url)),
        [640, 960, 1280, 2000],
      ),
    ).toEqual([]);
  });

  it('are there for every gallery photo, also under its own addresses', () => {
    expect(
      missing(
        photos.map(({ fileId }) => fileId),
        [400, 800],
      ),
    ).toEqual([]);
    const addresses = photos.flatMap(({ directUrl, thumbnailUrl, downloadUrl }) => [
      directUrl,
      thumbnailUrl,
      downloadUrl,
    ]);
    expect(addresses.filter((address) => !existsSync(join('public', address)))).toEqual([]);
  });

  it('are there for every news image', () => {
    const ids = newsFeed().articles.flatMap(({ images }) => images.map(({ url }) => idIn(url)));
    expect(missing(ids, [400, 1000])).toEqual([]);
  });

  it('are there for every profile that has one', () => {
    const ids = staffFeed().flatMap(({ imageUrl }) => (imageUrl === '' ? [] : [idIn(imageUrl)]));
    expect(missing(ids, [640, 2000])).toEqual([]);
  });

  it('weigh what the gallery says', () => {
    const committed: unknown = JSON.parse(readFileSync('public/content/gallery.json', 'utf8'));
    expect(committed).toEqual(gallery);
  });
});

describe('file ids', () => {
  it('are stable and look like those of a drive', () => {
    expect(fileIdOf('bnr-sungai-permukiman')).toBe('1bnr-sungai-permukiman-myVdD');
    const odd = readdirSync('public/media').filter((id) => !/^[\w-]{25,44}$/.test(id));
    expect(odd).toEqual([]);
  });
});

describe('what the pictures, the guide and the videos weigh', () => {
  it('keeps the first banner within its budget at every width', () => {
    const id = fileIdOf('bnr-sungai-permukiman');
    const budget = { 640: 48, 960: 118, 1280: 118, 2000: 330 };
    const heavy = Object.entries(budget).filter(
      ([width, most]) => sizeOf(mediaPath(id, `${width}.webp`)) > most * KB,
    );
    expect(heavy).toEqual([]);
  });

  it('keeps all pictures together under 5.8 MB', () => {
    const files = [...filesUnder('public/media'), ...filesUnder('public/art')];
    expect(files.reduce((sum, path) => sum + sizeOf(path), 0)).toBeLessThan(5_800_000);
  });

  it.each([
    ['art/lead.webp', 120],
    ['art/foot.webp', 90],
    ['art/svc-map.webp', 50],
    ['art/modal-map.webp', 60],
    ['art/video-poster.webp', 120],
    ['art/video-poster-640.webp', 50],
    ['art/notfound.webp', 120],
    ['art/wk.webp', 30],
    ['art/wwk.webp', 30],
    ['panduanbupc.pdf', 900],
    ['video/latar.mp4', 900],
    ['video/dukungan.mp4', 2500],
  ])('keeps %s under %i KB', (path, most) => {
    expect(sizeOf(join('public', path))).toBeLessThan(most * KB);
  });
});
