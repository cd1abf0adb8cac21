import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const KB = 1024;
const sizeOf = (path: string): number => statSync(path).size;
const sizesUnder = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + sizeOf(join(entry.parentPath, entry.name)), 0);

describe('the pictures', () => {
  it('of the site itself stand there as AVIF too, which weighs less', () => {
    const art = ['public/art', 'content/akar/art'].flatMap((folder) =>
      readdirSync(folder).flatMap((name) => (name.endsWith('.webp') ? [join(folder, name)] : [])),
    );
    const heavier = art.filter((name) => sizeOf(name.replace(/webp$/, 'avif')) >= sizeOf(name));
    expect([art.length, heavier]).toEqual([11, []]);
  });

  it('of the built-in gallery have ids that are stable and look like those of a drive', () => {
    expect(existsSync('content/akar/media/1gal-loket-01-rNNChSd2U2LqYy')).toBe(true);
    const kept = readdirSync('content/akar/media');
    expect([kept.length, kept.filter((id) => !/^[\w-]{25,44}$/.test(id))]).toEqual([40, []]);
  });
});

describe('what the pictures, the guide and the videos weigh', () => {
  it('keeps the first banner within its budget at its widest', () => {
    expect(sizeOf('content/banners/sungai-permukiman.webp')).toBeLessThan(330 * KB);
  });

  // The files of the map in content/peta are what it is made of; no page asks for them.
  it('keeps all that is drawn and kept together under 6 MB', () => {
    const drawn = ['news', 'gallery', 'banners', 'staff', 'akar/art', 'akar/media'].map((name) =>
      join('content', name),
    );
    const folders = [...drawn, 'public/art'];
    expect(folders.reduce((sum, folder) => sum + sizesUnder(folder), 0)).toBeLessThan(6_000_000);
  });

  it('keeps the map under 8 MB', () => {
    expect(sizesUnder('content/akar/peta')).toBeLessThan(8_000_000);
  });

  it.each([
    ['art/lead.webp', 120],
    ['art/foot.webp', 90],
    ['art/svc-map.webp', 50],
    ['art/modal-map.webp', 60],
    ['art/video-poster.webp', 120],
    ['art/video-poster-640.webp', 50],
    ['art/notfound.webp', 120],
    ['art/lead-640.avif', 12],
    ['art/video-poster-640.avif', 18],
    ['art/wk.avif', 6],
    ['art/wwk.avif', 6],
    ['art/wk.webp', 30],
    ['art/wwk.webp', 30],
    ['panduanbupc.pdf', 900],
    ['video/latar.mp4', 900],
    ['video/dukungan.mp4', 2500],
  ])('keeps %s under %i KB', (path, most) => {
    const folder = ['content/akar', 'public'].find((one) => existsSync(join(one, path))) ?? '';
    expect(sizeOf(join(folder, path))).toBeLessThan(most * KB);
  });
});
