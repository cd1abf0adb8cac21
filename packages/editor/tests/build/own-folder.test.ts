import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownFolder } from '../../src/build/own-folder.ts';
import { madeFolder } from '../made-folder.ts';

it('a process has a folder of its own; those of running ones stay, those of ended ones go', () => {
  const running = String(process.ppid);
  const ended = String(spawnSync(process.execPath, ['--version']).pid);
  const { folder } = madeFolder({
    [`${running}/index.html`]: 'another editor',
    [`${ended}/index.html`]: 'an editor that was killed',
    'index.html': 'an editor of an earlier release',
  });

  expect(ownFolder(folder)).toBe(join(folder, String(process.pid)));
  expect(readdirSync(folder)).toEqual([running]);
});

it('the first editor of a project has one too', () => {
  const { folder } = madeFolder({});
  expect(ownFolder(join(folder, 'editor'))).toBe(join(folder, 'editor', String(process.pid)));
});
