import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DISK, type Disk } from '../../src/history/disk.ts';
import { finishBroken, finishBrokenAlone } from '../../src/history/finish-broken.ts';
import { plannedFiles } from '../../src/history/plan.ts';
import { saveState } from '../../src/history/save-state.ts';
import { savedStates, setAsideIn } from '../../src/history/states.ts';
import type { Change } from '../../src/serve/changes.ts';
import type { Refused } from '../../src/serve/safe-path.ts';
import { madeFolder } from '../made-folder.ts';
import { everything, failing, filesIn } from './failing-disk.ts';

const BEFORE = { 'staff.yaml': '- a\n', 'gallery/x/1.jpg': 'satu' };
const CHANGES: readonly Change[] = [
  { operation: 'create', path: 'news/b/2.jpg', bytes: Buffer.from('dua') },
  { operation: 'update', path: 'staff.yaml', bytes: Buffer.from('- b\n') },
  { operation: 'create', path: 'news/b.md', bytes: Buffer.from('berita') },
  { operation: 'delete', path: 'gallery/x/1.jpg' },
];
const AFTER = { 'news/b/2.jpg': 'dua', 'staff.yaml': '- b\n', 'news/b.md': 'berita' };

const save = (folder: string, changes: readonly Change[], disk: Disk = DISK) =>
  saveState({ folder, disk, now: () => new Date('2026-11-27T03:00:00Z') }, () => ({
    said: { deed: 'change', kind: 'Berita', name: 'b' },
    files: plannedFiles(folder, changes),
  }));
const saveNext = (folder: string) =>
  save(folder, [{ operation: 'create', path: 'news/c.md', bytes: Buffer.from('c') }]);

/** A folder in which a program was killed when it was about to put a file into its place. */
function killedAt(path: string): string {
  const { folder } = madeFolder(BEFORE);
  let isDead = false;
  const or = (act: Disk['rename']) => (from: string, to: string) => {
    isDead ||= to === join(folder, path);
    if (isDead) throw new Error('killed');
    act(from, to);
  };
  const { rename, link } = DISK;
  expect(() => save(folder, CHANGES, { ...DISK, rename: or(rename), link: or(link) })).toThrow();
  return folder;
}

/** What a save of something else is answered, and what stands in the folder of the save that was set aside. */
function nextAfter(folder: string) {
  let answered: [number, string] | undefined;
  try {
    saveNext(folder);
  } catch (error) {
    answered = [(error as Refused).status, (error as Refused).message];
  }
  const [aside = ''] = setAsideIn(folder);
  const { 'catatan.json': _record, ...files } = filesIn(join(folder, aside));
  return { answered, aside, files };
}

const SAME_NAME = 'sebuah folder dan sebuah berkas bernama sama';
const words = (aside: string, why: string) =>
  `Berita “b”: penyimpanannya dulu terhenti di tengah dan tidak dapat diselesaikan (${why}). Isinya disisihkan ke ${aside}, yang sebelumnya di lama, yang baru di baru; yang lain dapat disimpan lagi.`;

describe('a save that was stopped and cannot be ended', () => {
  it('is set aside where a file stands in the place of its folder, which is said once; others go on', () => {
    const folder = killedAt('news/b/2.jpg');
    rmSync(join(folder, 'news/b'), { recursive: true });
    writeFileSync(join(folder, 'news/b'), 'bukan folder');
    const { answered, aside, files } = nextAfter(folder);
    expect(answered).toEqual([409, words(aside, SAME_NAME)]);
    expect(files).toEqual({
      'baru/0.jpg': 'dua',
      'baru/1.yaml': '- b\n',
      'baru/2.md': 'berita',
      'lama/1.yaml': '- a\n',
      'lama/3.jpg': 'satu',
    });
    expect(filesIn(folder)).toEqual({ ...BEFORE, 'news/b': 'bukan folder' });
    saveNext(folder);
    expect(filesIn(folder)).toEqual({ ...BEFORE, 'news/b': 'bukan folder', 'news/c.md': 'c' });
    expect([savedStates(folder).length, setAsideIn(folder)]).toEqual([1, [aside]]);
  });

  it('is taken back as far as it can be, and its new content is beside its state', () => {
    const folder = killedAt('news/b.md');
    expect(filesIn(folder)).toEqual({ ...BEFORE, 'staff.yaml': '- b\n', 'news/b/2.jpg': 'dua' });
    symlinkSync('/etc/hosts', join(folder, 'news/b.md'));
    const { answered, aside, files } = nextAfter(folder);
    const link = 'news/b.md: ini sebuah tautan';
    expect(answered).toEqual([409, words(aside, link)]);
    expect(files).toEqual({
      'baru/0.jpg': 'dua',
      'baru/1.yaml': '- b\n',
      'baru/2.md': 'berita',
      'lama/3.jpg': 'satu',
    });
    rmSync(join(folder, 'news/b.md'));
    saveNext(folder);
    expect(filesIn(folder)).toEqual({ ...BEFORE, 'news/c.md': 'c' });
  });

  it('is said where the editor starts, and hinders no save after that', () => {
    const folder = killedAt('news/b.md');
    symlinkSync('/etc/hosts', join(folder, 'news/b.md'));
    const said = finishBrokenAlone(folder, DISK);
    const [aside = ''] = setAsideIn(folder);
    expect([said, finishBrokenAlone(folder, DISK)]).toEqual([
      [words(aside, 'news/b.md: ini sebuah tautan')],
      [],
    ]);
    saveNext(folder);
    expect(savedStates(folder)).toHaveLength(1);
  });

  it('is set aside too where it was being taken back', () => {
    const folder = killedAt('news/b.md');
    const states = join(folder, '.sebelumnya');
    const name = readdirSync(states).find((one) => one.endsWith('.jalan')) ?? '';
    DISK.rename(join(states, name), join(states, name.replace('.jalan', '.batal')));
    rmSync(join(folder, 'staff.yaml'));
    mkdirSync(join(folder, 'staff.yaml'));
    const { answered, aside, files } = nextAfter(folder);
    expect(answered).toEqual([409, words(aside, SAME_NAME)]);
    expect(files).toEqual({ 'baru/2.md': 'berita', 'lama/1.yaml': '- a\n', 'lama/3.jpg': 'satu' });
    saveNext(folder);
    expect(filesIn(folder)).toEqual({ 'gallery/x/1.jpg': 'satu', 'news/c.md': 'c' });
  });

  it.each([
    ['a disk with hard links', true, 'ENOSPC'],
    ['a disk without', false, 'ENOSPC'],
    ['a disk with hard links, for good', true, 'EISDIR'],
    ['a disk without, for good', false, 'EISDIR'],
  ])(
    'leaves the old files or the new ones, and no content is gone, whichever step fails: %s',
    (_disk, hasLinks, code) => {
      for (const path of [...Object.keys(AFTER), 'gallery/x/1.jpg']) {
        for (const dies of [false, true]) {
          for (let at = 1; at < 40; at += 1) {
            const { folder } = madeFolder(BEFORE);
            const disk = failing(stepAt(path, hasLinks), { dies: true, hasLinks });
            expect(() => save(folder, CHANGES, disk)).toThrow();
            const broken = failing(at, { dies, hasLinks, code });
            let said: readonly unknown[] = [];
            try {
              said = finishBroken(folder, broken);
            } catch {
              // The program is dead, or nothing can be written there.
            }
            const isOver = broken.steps() < at;
            finishBroken(folder);
            const label = [path, dies, at];
            expect([label, everything(folder)]).toEqual([
              label,
              expect.arrayContaining([...Object.values(BEFORE), ...Object.values(AFTER)]),
            ]);
            const now = filesIn(folder);
            if (!dies || said.length === 0)
              expect([label, [BEFORE, AFTER]]).toEqual([label, expect.arrayContaining([now])]);
            saveNext(folder);
            if (isOver) break;
          }
        }
      }
    },
  );
});

/** The step of a save that puts a file into its place, or takes it away. */
function stepAt(path: string, hasLinks: boolean): number {
  const { folder } = madeFolder(BEFORE);
  const disk = failing(0, { hasLinks });
  let found = 0;
  const noted = (to: string) => {
    if (to === join(folder, path)) found = disk.steps() + 1;
  };
  save(folder, CHANGES, {
    ...disk,
    rename: (from, to) => {
      for (const one of [from, to]) noted(one);
      disk.rename(from, to);
    },
    link: (from, to) => {
      noted(to);
      disk.link(from, to);
    },
    remove: (one) => {
      noted(one);
      disk.remove(one);
    },
  });
  return found;
}
