import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedFolder, serveFolder } from './served-folder.ts';

let served: ServedFolder;
beforeAll(async () => {
  served = await serveFolder();
  await mkdir(join(served.dist, 'media/peta.aaaaaaaaaaaa'), { recursive: true });
  await writeFile(join(served.dist, 'media/peta.aaaaaaaaaaaa/800.webp'), 'webp');
  await writeFile(join(served.dist, 'media/peta.aaaaaaaaaaaa/800.avif'), 'avif!');
  await writeFile(join(served.dist, 'media/peta.aaaaaaaaaaaa/400.webp'), 'webp');
});
afterAll(() => served.stop());

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('a picture with a lighter one beside it', () => {
  it.each([
    ['a browser that takes AVIF', '800', BROWSER, 'avif!', 'image/avif', 'Accept'],
    ['a browser that does not', '800', 'image/webp,*/*', 'webp', 'image/webp', 'Accept'],
    ['one that refuses it', '800', 'image/avif;q=0,*/*', 'webp', 'image/webp', 'Accept'],
    ['what names no type', '800', undefined, 'webp', 'image/webp', 'Accept'],
    ['where there is none', '400', BROWSER, 'webp', 'image/webp', undefined],
  ])('%s', async (_case, width, accept, body, type, vary) => {
    const asked = accept === undefined ? {} : { accept };
    const answer = await served.ask(`/media/peta.aaaaaaaaaaaa/${width}.webp`, asked);
    const { headers } = answer;
    expect([answer.body, headers['content-type'], headers.vary]).toEqual([body, type, vary]);
  });

  it('has an ETag of its own in each form, by which it is known again', async () => {
    const path = '/media/peta.aaaaaaaaaaaa/800.webp';
    const avif = await served.ask(path, { accept: BROWSER });
    const webp = await served.ask(path);
    expect(avif.headers.etag).not.toBe(webp.headers.etag);
    const again = { accept: BROWSER, 'if-none-match': avif.headers.etag ?? '' };
    expect((await served.ask(path, again)).status).toBe(304);
  });
});
