import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPulledState } from '@bupc/content';
import { feedFile, mediaFolder } from '@bupc/content/files';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { album, documentIn, filesIn, galleryOf, picture, ROOT, runPull, startWorld } from './pull-fixture.ts';
import { endpoint, type ScriptHost } from './script-host.ts';

const IDS = Array.from({ length: 14 }, (_, index) => `1p${index}`);

const startPull = (host: ScriptHost, root: string): ChildProcess =>
  spawn(process.execPath, ['tools/run.mjs', 'tests/tools/content/pull/pull-child.ts', root, host.url], {
    cwd: ROOT,
    env: { ...process.env, CONTENT_GALLERY_URL: endpoint(host, 'gallery') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

it('goes on where it was when it was killed in the middle, and asks only for what is missing', async () => {
  const { host, places } = await startWorld();
  for (const [index, id] of IDS.entries()) host.pictures.set(id, { data: await picture(index) });
  host.give('gallery', galleryOf([album('Rapat', IDS)]));

  const killed = startPull(host, places.root);
  host.latency = async () => {
    // At the ninth: whatever the others are doing at that moment.
    if (host.asked.length === 9) killed.kill('SIGKILL');
  };
  const [, signal] = await once(killed, 'exit');
  expect(signal).toBe('SIGKILL');
  expect(await documentIn(places, 'gallery')).toBeUndefined();
  const media = mediaFolder(places);
  const served = (await filesIn(media)).filter((file) => !file.endsWith('.part'));
  for (const file of served) await sharp(join(media, file)).toBuffer();
  const done = [...openPulledState(places.state).pictures.keys()].map((key) => key.replace('drive:', ''));
  expect(done.length).toBeGreaterThan(0);

  host.asked.length = 0;
  const second = startPull(host, places.root);
  let output = '';
  second.stdout?.on('data', (text) => {
    output += text;
  });
  const [status] = await once(second, 'close');
  expect([status, output.includes('written')]).toEqual([0, true]);
  expect(host.asked.map((asked) => asked.picture).sort()).toEqual(
    IDS.filter((id) => !done.includes(id)).sort(),
  );
  const text = await readFile(feedFile(places, 'gallery'), 'utf8');
  expect(new Set(text.match(/photo\.[a-z0-9]{12}/g))).toHaveProperty('size', IDS.length);
  expect(
    (await filesIn(places.root)).filter((file) => /part$|pull\.lock|journal|\.content\/pull\//.test(file)),
  ).toEqual([]);
});

it('stops in good order when it is asked to', async () => {
  const { host, places } = await startWorld();
  const { child, ended } = runPull(places.root, { CONTENT_STAFF_URL: `${host.url}/staff` });
  host.hosts.set('staff', () => void child.kill('SIGTERM'));
  expect(await ended).toEqual([143, 'Stopped; the next pull goes on from here.\n']);
  expect(await filesIn(places.root)).toEqual(['.content/pulled.json']);
});
