import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { missingPictures } from '../../tools/serve/finish-pictures.mjs';

let dist = '';
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function build(...files: readonly string[]): string {
  dist = mkdtempSync(join(tmpdir(), 'finish-pictures-'));
  for (const file of files) {
    mkdirSync(join(dist, file, '..'), { recursive: true });
    writeFileSync(join(dist, file), '');
  }
  return dist;
}

it('names the AVIF that are missing beside a WebP, of the pictures that a build makes', () => {
  const found = missingPictures(
    build(
      'media/peta.abcdefghijkl/400.webp',
      'media/peta.abcdefghijkl/400.avif',
      'media/peta.abcdefghijkl/800.webp',
      'media/1gal-loket-01-rNNChSd2U2LqYy/800.webp',
      'media/album.mnopqrstuvwx/album.zip',
    ),
  );
  expect(found).toEqual([join('media', 'peta.abcdefghijkl', '800.avif')]);
});

it('names none where nothing was built', () => {
  expect(missingPictures(build('home.html'))).toEqual([]);
});
