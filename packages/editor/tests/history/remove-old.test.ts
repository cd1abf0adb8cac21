import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DISK } from '../../src/history/disk.ts';
import { finishBroken } from '../../src/history/finish-broken.ts';
import { plannedFiles } from '../../src/history/plan.ts';
import { stateId } from '../../src/history/record.ts';
import { removedCount, removeOld, statesToRemove } from '../../src/history/remove-old.ts';
import { saveState } from '../../src/history/save-state.ts';
import { type SavedState, savedStates } from '../../src/history/states.ts';
import { madeFolder } from '../made-folder.ts';

const NOW = new Date('2026-11-27T00:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const state = (daysAgo: number, size: number): SavedState => {
  const at = new Date(NOW.getTime() - daysAgo * DAY);
  return {
    id: stateId(at, 'aaaa'),
    record: {
      at: at.toISOString(),
      deed: 'change',
      kind: '',
      name: '',
      files: [{ path: 'a', before: 'x', after: 'y', size }],
    },
  };
};

describe('the states that go', () => {
  it.each([
    ['none', [1, 2, 3], [1, 1, 1], { days: 9, bytes: 9, newest: 0 }, []],
    [
      'those that are too old',
      [1, 10, 20],
      [1, 1, 1],
      { days: 9, bytes: 9, newest: 0 },
      ['10 age', '20 age'],
    ],
    ['no old ones among the newest', [1, 10, 20], [1, 1, 1], { days: 9, bytes: 9, newest: 2 }, ['20 age']],
    [
      'the oldest where all are too large',
      [1, 2, 3],
      [4, 4, 4],
      { days: 9, bytes: 9, newest: 0 },
      ['3 size'],
    ],
    ['never the newest, however large', [1, 2], [99, 1], { days: 9, bytes: 9, newest: 0 }, ['2 size']],
  ])('are %s', (_what, ages, sizes, limits, expected) => {
    const states = ages.map((age, at) => state(age, sizes[at] ?? 0));
    const gone = statesToRemove(states, NOW, limits);
    expect(gone.map((one) => `${ages[states.indexOf(one.state)]} ${one.because}`)).toEqual(expected);
  });

  /** A folder with a state of yesterday, which is too much, and one of today. */
  function twoStates() {
    const { folder } = madeFolder({ 'a.md': 'satu' });
    const save = (text: string, at: Date) =>
      saveState({ folder, disk: DISK, now: () => at }, () => ({
        said: { deed: 'change', kind: 'Berita', name: 'a' },
        files: plannedFiles(folder, [{ operation: 'update', path: 'a.md', bytes: Buffer.from(text) }]),
      }));
    const old = save('dua', new Date(NOW.getTime() - DAY)) ?? '';
    return { folder, old, remaining: save('tiga', NOW) ?? '' };
  }
  const limits = { days: 365, bytes: 1, newest: 20 };
  const namesIn = (folder: string) => readdirSync(join(folder, '.sebelumnya')).sort();

  it('are gone, and told', () => {
    const { folder, remaining } = twoStates();
    removeOld(folder, NOW, { limits });
    expect(savedStates(folder).map(({ id }) => id)).toEqual([remaining]);
    expect([namesIn(folder), removedCount(folder)]).toEqual([['.gitignore', remaining, 'dihapus.txt'], 1]);
  });

  it('are not offered half removed where the program is killed meanwhile, and go later', () => {
    const { folder, old, remaining } = twoStates();
    const remove = (path: string) => {
      DISK.remove(join(path, 'lama'));
      throw new Error('killed');
    };
    removeOld(folder, NOW, { limits, disk: { ...DISK, remove } });
    expect(savedStates(folder).map(({ id }) => id)).toEqual([remaining]);
    expect(namesIn(folder)).toEqual(['.gitignore', remaining, `${old}.buang`, 'dihapus.txt'].sort());
    finishBroken(folder);
    expect([namesIn(folder), removedCount(folder)]).toEqual([['.gitignore', remaining, 'dihapus.txt'], 1]);
  });

  it('are noted once where the program is killed the moment they are none any more', () => {
    const { folder, old, remaining } = twoStates();
    const rename = (from: string, to: string) => {
      DISK.rename(from, to);
      throw new Error('killed');
    };
    removeOld(folder, NOW, { limits, disk: { ...DISK, rename } });
    expect(namesIn(folder)).toEqual(['.gitignore', remaining, `${old}.buang`].sort());
    finishBroken(folder);
    expect([namesIn(folder), removedCount(folder)]).toEqual([['.gitignore', remaining, 'dihapus.txt'], 1]);
  });

  it('are noted once where they are removed at the second time', () => {
    const { folder, remaining } = twoStates();
    const rename = () => {
      throw new Error('killed');
    };
    removeOld(folder, NOW, { limits, disk: { ...DISK, rename } });
    removeOld(folder, NOW, { limits });
    expect([namesIn(folder), removedCount(folder)]).toEqual([['.gitignore', remaining, 'dihapus.txt'], 1]);
  });

  it('stay whole where they cannot be removed', () => {
    const { folder, old, remaining } = twoStates();
    const rename = () => {
      throw Object.assign(new Error('no'), { code: 'EACCES' });
    };
    removeOld(folder, NOW, { limits, disk: { ...DISK, rename } });
    expect([savedStates(folder).map(({ id }) => id), removedCount(folder)]).toEqual([[remaining, old], 0]);
  });
});
