import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DISK, type Disk } from '../../src/history/disk.ts';
import { plannedFiles } from '../../src/history/plan.ts';
import { saveState } from '../../src/history/save-state.ts';
import type { Change } from '../../src/serve/changes.ts';
import type { Refused } from '../../src/serve/safe-path.ts';
import { madeFolder } from '../made-folder.ts';

const BEFORE = { 'a.yaml': '- lama\n', 'b.yaml': '- lama\n', 'gallery/x/1.jpg': 'satu' };
const update = (path: string): Change => ({ operation: 'update', path, bytes: Buffer.from('- baru\n') });
const CHANGES: readonly Change[] = [
  { operation: 'create', path: 'news/b/2.jpg', bytes: Buffer.from('dua') },
  update('a.yaml'),
  update('b.yaml'),
  { operation: 'create', path: 'c.yaml', bytes: Buffer.from('- c\n') },
  { operation: 'delete', path: 'gallery/x/1.jpg' },
];

/** The files below a folder with their texts, those of the states too. */
const all = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.gitignore')
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  );

/** Saves while somebody else does something the moment before the step that puts a file into its place. */
function saved(when: string, meanwhile: (folder: string) => void, disk: Partial<Disk> = {}) {
  const { folder } = madeFolder(BEFORE);
  let isDone = false;
  const first = (to: string) => {
    if (to !== join(folder, when) || isDone) return;
    isDone = true;
    meanwhile(folder);
  };
  const rename = (from: string, to: string) => {
    first(to);
    DISK.rename(from, to);
  };
  const link = (from: string, to: string) => {
    first(to);
    (disk.link ?? DISK.link)(from, to);
  };
  const mkdir = (path: string) => {
    first(path);
    DISK.mkdir(path);
  };
  const now = () => new Date('2026-11-27T03:00:00Z');
  let answered: [number, string] | undefined;
  try {
    saveState({ folder, disk: { ...DISK, ...disk, rename, link, mkdir }, now }, () => ({
      said: { deed: 'change', kind: 'Berita', name: 'a' },
      files: plannedFiles(folder, CHANGES),
    }));
  } catch (error) {
    answered = [(error as Refused).status, (error as Refused).message];
  }
  return { folder, answered };
}
const conflict = (path: string) => [
  409,
  `${path}: berkas ini berubah di luar penyunting; muat ulang halaman, lalu ulangi`,
];
const noLinks = () => {
  throw Object.assign(new Error('no links'), { code: 'EPERM' });
};

describe.each<[string, Partial<Disk>]>([
  ['with hard links', {}],
  ['without', { link: noLinks }],
])('a file that somebody else changes in the moment of a save, on a disk %s', (_disk, disk) => {
  it('stays, and so does all else: the save is answered as a conflict', () => {
    const write = (folder: string) => writeFileSync(join(folder, 'b.yaml'), '- luar\n');
    const { folder, answered } = saved('a.yaml', write, disk);
    expect(answered).toEqual(conflict('b.yaml'));
    expect(all(folder)).toEqual({ ...BEFORE, 'b.yaml': '- luar\n' });
    expect(existsSync(join(folder, 'news/b'))).toBe(false);
  });

  it('is no less a conflict where it is replaced, goes, or comes', () => {
    const replace = (folder: string) => {
      writeFileSync(join(folder, 'lain'), '- luar\n');
      DISK.rename(join(folder, 'lain'), join(folder, 'b.yaml'));
    };
    const replaced = saved('a.yaml', replace, disk);
    expect([replaced.answered, all(replaced.folder)]).toEqual([
      conflict('b.yaml'),
      { ...BEFORE, 'b.yaml': '- luar\n' },
    ]);
    const gone = saved('a.yaml', (folder) => rmSync(join(folder, 'b.yaml')), disk);
    const { 'b.yaml': _gone, ...rest } = BEFORE;
    expect([gone.answered, all(gone.folder)]).toEqual([conflict('b.yaml'), rest]);
    const come = saved('a.yaml', (folder) => writeFileSync(join(folder, 'c.yaml'), '- luar\n'), disk);
    expect([come.answered, all(come.folder)]).toEqual([
      conflict('c.yaml'),
      { ...BEFORE, 'c.yaml': '- luar\n' },
    ]);
  });

  it('stays also where it was to go', () => {
    const write = (folder: string) => writeFileSync(join(folder, 'gallery/x/1.jpg'), 'luar');
    const { folder, answered } = saved('c.yaml', write, disk);
    expect([answered, all(folder)]).toEqual([
      conflict('gallery/x/1.jpg'),
      { ...BEFORE, 'gallery/x/1.jpg': 'luar' },
    ]);
  });

  it('is no conflict where it went as it was to go', () => {
    const remove = (folder: string) => rmSync(join(folder, 'gallery/x/1.jpg'));
    const { folder, answered } = saved('c.yaml', remove, disk);
    expect([answered, existsSync(join(folder, 'gallery/x'))]).toEqual([undefined, false]);
  });

  it('stays where it comes while its folder is made', () => {
    const { folder, answered } = saved(
      'news/b',
      (one) => {
        DISK.mkdir(join(one, 'news/b'));
        writeFileSync(join(one, 'news/b/2.jpg'), 'luar');
      },
      disk,
    );
    expect([answered, all(folder)]).toEqual([
      conflict('news/b/2.jpg'),
      { ...BEFORE, 'news/b/2.jpg': 'luar' },
    ]);
  });
});

it('is no new file that is written over, where it comes after the last look', () => {
  for (const path of ['c.yaml', 'news/b/2.jpg']) {
    const { folder, answered } = saved(path, (one) => writeFileSync(join(one, path), 'luar'));
    expect([answered, all(folder)]).toEqual([conflict(path), { ...BEFORE, [path]: 'luar' }]);
  }
});
