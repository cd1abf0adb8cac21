import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('says at once that no path has such a name, before anything is built', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['tools/paths/paths.mjs', 'replay', 'no-path-is-called-so'],
    { encoding: 'utf8', timeout: 25_000 },
  );
  expect([status, stderr]).toEqual([1, 'no path has such a name\n']);
});
