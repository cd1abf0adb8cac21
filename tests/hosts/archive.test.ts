import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_RELEASES } from './hosted.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bupc-archive-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/versi.txt'), '1.1.0\n');
  writeFileSync(
    join(folder, 'CHANGELOG.md'),
    '# Changelog\n\n## 1.1.0 - 2027-01-01\n\nBaru.\n\n## 1.0.0 - 2026-11-28\n',
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
const archive = (name: string) => run(resolve('deploy/archive.sh'), name);

describe.skipIf(NO_RELEASES !== undefined)(NO_RELEASES ?? 'an archive of a release', () => {
  it('holds the build under its name, the same each time, with its checksum and its part of the changelog', () => {
    const [first, again] = [archive('situs-v1.1.0'), archive('situs-v1.1.0')];
    expect([first.status, again.stdout]).toEqual([0, first.stdout]);
    const listed = run('tar', 'tzf', 'release/situs-v1.1.0.tar.gz').stdout.trim().split('\n');
    expect(listed).toEqual(['situs-v1.1.0/', 'situs-v1.1.0/versi.txt']);
    expect(readFileSync(join(folder, 'release/SHA256SUMS'), 'utf8')).toBe(first.stdout);
    expect(readFileSync(join(folder, 'release/notes.md'), 'utf8').trim()).toBe('Baru.');
  });

  it.each([
    [
      'another version',
      'situs-v1.0.0',
      () => {},
      'the build is of version 1.1.0: end the name of the archive in v1.1.0',
    ],
    [
      'a version that the changelog does not know',
      'situs-v2.0.0',
      () => writeFileSync(join(folder, 'dist/versi.txt'), '2.0.0\n'),
      'CHANGELOG.md says nothing of 2.0.0',
    ],
    [
      'a link',
      'situs-v1.1.0',
      () => symlinkSync('/etc', join(folder, 'dist/tautan')),
      'the build has a link in it: dist/tautan',
    ],
    [
      'no build',
      'situs-v1.1.0',
      () => rmSync(join(folder, 'dist'), { recursive: true }),
      'there is no build in dist; npm run build makes one',
    ],
  ])('is not made of %s', (_, name, change, reason) => {
    change();
    const { status, stderr } = archive(name);
    expect([status, stderr]).toEqual([1, `archive.sh: ${reason}\n`]);
  });
});
