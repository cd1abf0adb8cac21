import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { whyNotBuiltIn } from '../../tools/folder-name.mjs';
import { whyTooOld } from '../../tools/node-version.mjs';
import { VERSION } from '../../tools/version.mjs';

const root = resolve(import.meta.dirname, '../..');

it.each(['8.17.0', '18.20.4', '20.18.3'])('says in plain words that Node %s is too old', (version) => {
  expect(whyTooOld(version)).toBe(
    `This needs Node 20.19 or newer; here is Node ${version}. Install a newer one from https://nodejs.org and try again.`,
  );
});

it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('takes Node %s', (version) => {
  expect(whyTooOld(version)).toBeUndefined();
});

it('says of a folder that nothing can be built in it', () => {
  expect([whyNotBuiltIn('/home/a b/100% (1) é'), whyNotBuiltIn('/home/c#/site')]).toEqual([
    undefined,
    "Nothing can be built in /home/c#/site, since the path has '#' in it; move the site to a folder without it.",
  ]);
});

/** Where nothing is installed, in a folder with blanks: the tools alone. */
let bare: string;
beforeAll(async () => {
  bare = join(await mkdtemp(join(tmpdir(), 'start test ')), 'situs 100%');
  for (const name of ['tools', 'package.json', 'package-lock.json']) {
    await cp(join(root, name), join(bare, name), { recursive: true });
  }
});
afterAll(() => rm(join(bare, '..'), { recursive: true }));

function start(env: Record<string, string>) {
  const { npm_execpath: _, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/start.mjs'], {
    cwd: bare,
    encoding: 'utf8',
    env: { ...inherited, ...env },
  });
  return { status, said: stdout + stderr };
}

// A build without the testers' tools says nothing of them.
const TRIAL =
  'Untuk dicoba, bukan untuk warga: dengan alat penguji, tautan dapat menampilkan isi buatan siapa saja. Tanpa alat itu: VITE_QA=off npm start (docs/deploy.md)\n';

it('refuses a taken port before it installs anything, and says first its version and what it is for', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as AddressInfo;
  const outcome = start({ PORT: String(port), PATH: '' });
  await new Promise((closed) => other.close(closed));
  expect(outcome).toEqual({
    status: 1,
    said: `Versi ${VERSION}\n${TRIAL}Port ${port} is taken; set PORT to another one.\n`,
  });
});

it('says what to do where npm is missing', () => {
  expect(start({ PORT: '0', PATH: '', VITE_QA: 'off' })).toEqual({
    status: 1,
    said: expect.stringMatching(
      /^Versi \d+\.\d+\.\d+\n\[1 of 3\] Installing packages, some half a minute \(0 s\)\nThe packages are not installed, and npm cannot be run \(.+\)\. Install Node with npm from https:\/\/nodejs\.org, then try again\.\n$/,
    ),
  });
});
