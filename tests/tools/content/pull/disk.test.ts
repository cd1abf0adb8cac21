import { join } from 'node:path';
import { diskProblem } from '@bupc/content';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failWrites, healWrites } from './full-disk.mjs';
import {
  album,
  documentIn,
  filesIn,
  galleryOf,
  givePictures,
  outcomeOf,
  pull,
  runPull,
  startWorld,
  type World,
} from './pull-fixture.ts';

it.each([
  ['ENOSPC', 'the disk of /srv/a is full; make room on it'],
  ['EDQUOT', 'no more may be written into /srv/a, whose quota is used up; make room'],
  ['EROFS', '/srv/a cannot be written to, it is read-only; make it writable'],
  ['EACCES', 'this user may not write into /srv/a; give it the right to'],
  ['EPERM', 'this user may not write into /srv/a; give it the right to'],
])('says in a sentence what %s means', (code, sentence) => {
  expect(diskProblem(code, '/srv/a')).toBe(`${sentence} and run this again. What was there stays as it was.`);
});

it.each(['ENOENT', 'ECONNRESET', ''])('says nothing of the disk of %j', (code) => {
  expect(diskProblem(code, '/srv/a')).toBeUndefined();
});

describe('a pull whose disk fails', () => {
  let host: World['host'];
  let places: World['places'];
  beforeEach(async () => {
    ({ host, places } = await startWorld());
  });
  afterEach(healWrites);

  const leftovers = async () =>
    (await filesIn(places.root)).filter((file) => /part$|pull\.lock|\.content\/pull\//.test(file));

  it.each([
    ['ENOSPC', 'a picture that comes', '/.content/pull/', '.content/pull'],
    ['EDQUOT', 'a picture that comes', '/.content/pull/', '.content/pull'],
    ['ENOSPC', 'a picture that is drawn', '.webp', 'public/media/photo.'],
    ['ENOSPC', 'the document of a feed', 'gallery.json', 'public/content'],
    ['EROFS', 'the document of a feed', 'gallery.json', 'public/content'],
    ['EACCES', 'what is remembered of a picture', 'pulled.journal', '.content'],
    ['ENOSPC', 'what is remembered of the run', 'pulled.json', '.content'],
    ['ENOSPC', 'the lock', 'pull.lock', '.content'],
    ['ENOSPC', 'everything', '', '.content'],
  ])('%s at %s ends with the folder, and keeps what was there', async (code, _, part, folder) => {
    await givePictures(host, ['1a', '1b']);
    host.give('gallery', galleryOf([album('Rapat', ['1a'])]));
    await pull(host, places, ['gallery']);
    const before = await documentIn(places, 'gallery');
    host.give('gallery', galleryOf([album('Rapat', ['1a', '1b'])]));

    failWrites(code, (path) => path.startsWith(places.root) && path.includes(part));
    const error = await pull(host, places, ['gallery']).catch((reason: unknown) => reason);
    healWrites();
    expect(error).toMatchObject({ name: 'DiskError', code });
    expect((error as Error).message).toContain(`${join(places.root, folder)}`);
    expect(await leftovers()).toEqual([]);
    if (part !== 'pulled.json') expect(await documentIn(places, 'gallery')).toEqual(before);

    const { reason, pictures } = outcomeOf(await pull(host, places, ['gallery']), 'gallery');
    expect([reason, pictures.missing]).toEqual([undefined, 0]);
    expect(JSON.stringify(await documentIn(places, 'gallery')).match(/"imageIndex"/g)).toHaveLength(2);
  });

  it('says so in one line and ends with status 1', async () => {
    host.hosts.set('staff', (response) => response.writeHead(200).end('[]'));
    const full = ['--import', join(import.meta.dirname, 'full-disk.mjs')];
    const env = { CONTENT_STAFF_URL: `${host.url}/staff`, FULL_DISK: 'staff.json' };
    expect(await runPull(places.root, env, full).ended).toEqual([
      1,
      `the disk of ${join(places.root, 'public/content')} is full; make room on it and run this again. What was there stays as it was.\n`,
    ]);
    expect(await filesIn(places.root)).toEqual(['.content/pulled.json']);
  });
});
