import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, npmCommand } from '../../tools/install.mjs';
import { madeFiles, writeFiles } from './made-files.ts';

const WANTED = {
  '': { name: 'site' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', dev: true },
  'node_modules/b-win32': { version: '2.0.0', optional: true },
};

describe('what the lock file asks for', () => {
  let root: string;
  const write = (place: string, content: unknown) =>
    writeFiles(root, { [place]: typeof content === 'string' ? content : JSON.stringify(content) });
  const installed = (packages: object) => write('node_modules/.package-lock.json', { packages });
  const { 'node_modules/a': a, 'node_modules/b': b } = WANTED;

  beforeEach(() => {
    root = madeFiles({ 'node_modules/a/package.json': '{}', 'node_modules/b/package.json': '{}' });
    write('package-lock.json', { packages: WANTED });
    installed({ 'node_modules/a': a, 'node_modules/b': b });
  });

  it('is there, though what is for other systems is not', () => {
    expect(isInstalled(root)).toBe(true);
  });

  it.each([
    ['nothing is', () => rm(join(root, 'node_modules'), { recursive: true })],
    ['npm did not come to its end', () => rm(join(root, 'node_modules/.package-lock.json'))],
    ['what npm wrote down is cut off', () => write('node_modules/.package-lock.json', '{"packages": {')],
    ['a package is gone', () => rm(join(root, 'node_modules/b'), { recursive: true })],
    ['a package was never installed', () => installed({ 'node_modules/a': a })],
    ['a package is of another version', () => installed({ 'node_modules/a': b, 'node_modules/b': b })],
  ])('is not there where %s', async (_, spoil) => {
    await spoil();
    expect(isInstalled(root)).toBe(false);
  });

  it('is there for the site alone once a shorter installation has come to its end', async () => {
    installed({ 'node_modules/a': a });
    const before = isInstalled(root, { onlySite: true });
    const lock = createHash('sha256')
      .update(JSON.stringify({ packages: WANTED }))
      .digest('hex');
    write('node_modules/.installed.json', { lock });
    expect([before, isInstalled(root, { onlySite: true }), isInstalled(root)]).toEqual([false, true, false]);
    await rm(join(root, 'node_modules/a'), { recursive: true });
    expect(isInstalled(root, { onlySite: true })).toBe(false);
  });
});

const OURS = '/usr/lib/npm/bin/npm-cli.js';
const WINDOWS = 'C:\\Program Files\\npm\\bin\\npm-cli.js';
it.each([
  [{ npm_execpath: OURS }, 'linux', [process.execPath, OURS, false]],
  [{ npm_execpath: WINDOWS }, 'win32', [process.execPath, WINDOWS, false]],
  [{ npm_execpath: '/usr/lib/pnpm.cjs' }, 'linux', ['npm', undefined, false]],
  [{}, 'linux', ['npm', undefined, false]],
  [{}, 'win32', ['npm', undefined, true]],
])('runs npm with %j on %s by %j', (env, platform, expected) => {
  const { command, before, shell } = npmCommand(env, platform);
  expect([command, before[0], shell]).toEqual(expected);
});
