import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressFolder } from '../../tools/build/compress.ts';
import { madeFiles } from './made-files.ts';

const TEXT = 'Rencana tata ruang. '.repeat(200);

/** A folder of a page, a small text and a picture, and an empty cache beside it. */
function site() {
  const place = madeFiles({ 'site/home.html': TEXT, 'site/robots.txt': 'short', 'site/photo.webp': TEXT });
  return { place, folder: join(place, 'site'), cache: join(place, 'cache') };
}

const unpacked = (folder: string) => [
  brotliDecompressSync(readFileSync(join(folder, 'home.html.br'))).toString(),
  gunzipSync(readFileSync(join(folder, 'home.html.gz'))).toString(),
];

it('writes twins beside texts that are worth it, and nothing else', async () => {
  const { folder, cache } = site();
  await compressFolder(folder, { cache });
  expect(readdirSync(folder).sort()).toEqual([
    'home.html',
    'home.html.br',
    'home.html.gz',
    'photo.webp',
    'robots.txt',
  ]);
  expect(unpacked(folder)).toEqual([TEXT, TEXT]);
});

it('takes what was compressed once from the cache, as long as the text is the same', async () => {
  const { folder, cache } = site();
  await compressFolder(folder, { cache });
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), 'kept');
  await compressFolder(folder, { cache });
  expect(['br', 'gz'].map((twin) => readFileSync(join(folder, `home.html.${twin}`), 'utf8'))).toEqual([
    'kept',
    'kept',
  ]);
  writeFileSync(join(folder, 'home.html'), `${TEXT}!`);
  await compressFolder(folder, { cache });
  expect(unpacked(folder)).toEqual([`${TEXT}!`, `${TEXT}!`]);
});

it('compresses all the same where there can be no cache', async () => {
  const { place, folder } = site();
  writeFileSync(join(place, 'file'), '');
  await compressFolder(folder, { cache: join(place, 'file', 'cache') });
  expect(unpacked(folder)).toEqual([TEXT, TEXT]);
});
