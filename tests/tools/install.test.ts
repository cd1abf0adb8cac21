import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, npmCommand } from '../../tools/install.mjs';

const WANTED = {
  '': { name: 'site' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', dev: true },
  'node_modules/b-win32': { version: '2.0.0', optional: true },
};

describe('what the lock file asks for', () => {
  let root: string;
  const write = (place: string, content: unknown) =>
    writeFile(join(root, place), typeof content === 'string' ? content : JSON.stringify(content));
  const installed = (packages: object) => write('node_modules/.package-lock.json', { packages });
  const { 'node_modules/a': a, 'node_modules/b': b } = WANTED;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'install-test-'));
    for (const name of ['a', 'b']) {
      await mkdir(join(root, 'node_modules', name), { recursive: true });
      await write(`node_modules/${name}/package.json`, {});
    }
    await write('package-lock.json', { packages: WANTED });
    await installed({ 'node_modules/a': a, 'node_modules/b': b });
  });
  afterEach(() => rm(root, { recursive: true }));

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
    await installed({ 'node_modules/a': a });
    const before = isInstalled(root, { onlySite: true });
    const lock = createHash('sha256')
      .update(JSON.stringify({ packages: WANTED }))
      .digest('hex');
    await write('node_modules/.installed.json', { lock });
    expect([before, isInstalled(root, { onlySite: true }), isInstalled(root)]).toEqual([false, true, false]);
    await rm(join(root, 'node_modules/a'), { recursive: true });
    expect(isInstalled(root, { onlySite: true })).toBe(false);
  });
});

it.each([
  [
    { npm_execpath: '/usr/lib/npm/bin/npm-cli.js' },
    'linux',
    [process.execPath, '/usr/lib/npm/bin/npm-cli.js', false],
  ],
  [
    { npm_execpath: 'C:\\Program Files\\npm\\bin\\npm-cli.js' },
    'win32',
    [process.execPath, 'C:\\Program Files\\npm\\bin\\npm-cli.js', false],
  ],
  [{ npm_execpath: '/usr/lib/pnpm.cjs' }, 'linux', ['npm', undefined, false]],
  [{}, 'linux', ['npm', undefined, false]],
  [{}, 'win32', ['npm', undefined, true]],
])('runs npm with %j on %s by %j', (env, platform, expected) => {
  const { command, before, shell } = npmCommand(env, platform);
  expect([command, before[0], shell]).toEqual(expected);
});
