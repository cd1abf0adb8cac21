import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { lacksPaths } from '../../tools/serve/finish-paths.mjs';

let dist = '';
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** A build whose list of paths holds a text; without one it is not for testers. */
function buildWith(names: string | undefined): string {
  dist = mkdtempSync(join(tmpdir(), 'finish-paths-'));
  if (names === undefined) return dist;
  mkdirSync(join(dist, 'paths'));
  writeFileSync(join(dist, 'paths/names.json'), names);
  return dist;
}

it.each([
  ['left them for later', '[]', true],
  ['has them', '["news/ready"]', false],
  ['is not for testers', undefined, false],
])('a build that %s: %j lacks its paths: %s', (_, names, expected) => {
  expect(lacksPaths(buildWith(names))).toBe(expected);
});
