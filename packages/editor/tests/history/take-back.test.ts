import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DISK } from '../../src/history/disk.ts';
import { beforePlace, statePlace } from '../../src/history/places.ts';
import { plannedFiles } from '../../src/history/plan.ts';
import { saveState } from '../../src/history/save-state.ts';
import { savedStates } from '../../src/history/states.ts';
import { madeFolder } from '../made-folder.ts';

it('keeps the old content of a file that somebody else has changed before the save fails', () => {
  const { folder } = madeFolder({ 'a.yaml': '- lama\n', 'b.yaml': '- lama\n' });
  const rename = (from: string, to: string) => {
    if (to === join(folder, 'b.yaml')) {
      writeFileSync(join(folder, 'a.yaml'), '- luar\n');
      throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    }
    DISK.rename(from, to);
  };
  const changes = ['a.yaml', 'b.yaml'].map((path) => ({
    operation: 'update' as const,
    path,
    bytes: Buffer.from('- baru\n'),
  }));
  const save = () =>
    saveState({ folder, disk: { ...DISK, rename }, now: () => new Date('2026-11-27T03:00:00Z') }, () => ({
      said: { deed: 'change', kind: 'Berita', name: 'a' },
      files: plannedFiles(folder, changes),
    }));

  expect(save).toThrow('tempat penyimpanannya penuh');
  const [state] = savedStates(folder);
  const at = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect([at('a.yaml'), at('b.yaml')]).toEqual(['- luar\n', '- lama\n']);
  expect(readFileSync(beforePlace(statePlace(folder, state?.id ?? ''), 0, 'a.yaml'), 'utf8')).toBe(
    '- lama\n',
  );
});
