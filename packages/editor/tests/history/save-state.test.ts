import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DISK, type Disk } from '../../src/history/disk.ts';
import { finishBroken } from '../../src/history/finish-broken.ts';
import { plannedFiles } from '../../src/history/plan.ts';
import { STATES_FOLDER } from '../../src/history/record.ts';
import { changesBack } from '../../src/history/return.ts';
import { saveState } from '../../src/history/save-state.ts';
import { savedStates } from '../../src/history/states.ts';
import type { Change } from '../../src/serve/changes.ts';
import { madeFolder } from '../made-folder.ts';
import { everything, failing, filesIn } from './failing-disk.ts';

const SAID = { deed: 'change', kind: 'Berita', name: 'a' } as const;
let time = Date.parse('2026-11-27T03:00:00Z');
const NOW = () => {
  time += 1000;
  return new Date(time);
};
const bytes = (text: string) => Buffer.from(text);

const save = (folder: string, changes: readonly Change[], disk: Disk = DISK) =>
  saveState({ folder, disk, now: NOW }, () => ({ said: SAID, files: plannedFiles(folder, changes) }));

const BEFORE = { 'staff.yaml': '- a\n', 'gallery/x/album.yaml': 'name: x\n', 'gallery/x/1.jpg': 'satu' };
/** A text changes, another moves, a picture and its folder go, another picture comes: one save. */
const CHANGES: readonly Change[] = [
  { operation: 'create', path: 'news/b/2.jpg', bytes: bytes('dua') },
  { operation: 'update', path: 'staff.yaml', bytes: bytes('- b\n') },
  { operation: 'delete', path: 'gallery/x/1.jpg' },
  { operation: 'update', path: 'news/b.md', from: 'gallery/x/album.yaml', bytes: bytes('x') },
];
const AFTER = { 'news/b/2.jpg': 'dua', 'staff.yaml': '- b\n', 'news/b.md': 'x' };

const stepsOf = (hasLinks: boolean): number[] => {
  const { folder } = madeFolder(BEFORE);
  const disk = failing(0, { hasLinks });
  save(folder, CHANGES, disk);
  return Array.from({ length: disk.steps() }, (_none, index) => index + 1);
};

describe('a save of several files', () => {
  it('changes them, removes what is empty, and keeps what was before as one state', () => {
    const { folder } = madeFolder(BEFORE);
    const id = save(folder, CHANGES);
    expect(filesIn(folder)).toEqual(AFTER);
    expect(readdirSync(join(folder, 'gallery'))).toEqual([]);
    expect(
      savedStates(folder).map((state) => [state.id, state.record.files.map(({ path }) => path)]),
    ).toEqual([[id, ['news/b/2.jpg', 'staff.yaml', 'gallery/x/1.jpg', 'gallery/x/album.yaml', 'news/b.md']]]);
    expect(everything(folder)).toEqual(expect.arrayContaining(Object.values(BEFORE)));
  });

  it('is brought back whole, and that is undone as well', () => {
    const { folder } = madeFolder(BEFORE);
    const back = () => {
      const [newest] = savedStates(folder);
      if (newest === undefined) throw new Error('no state');
      save(folder, changesBack(folder, newest));
    };
    save(folder, CHANGES);
    back();
    expect(filesIn(folder)).toEqual(BEFORE);
    back();
    expect(filesIn(folder)).toEqual(AFTER);
  });

  it('keeps nothing where nothing changes', () => {
    const { folder } = madeFolder(BEFORE);
    expect(
      save(folder, [{ operation: 'update', path: 'staff.yaml', bytes: bytes('- a\n') }]),
    ).toBeUndefined();
    expect(savedStates(folder)).toEqual([]);
  });

  it('keeps a state that no later change of the file in its place reaches', () => {
    const { folder } = madeFolder({ 'staff.yaml': '- a\n' });
    save(folder, [{ operation: 'update', path: 'staff.yaml', bytes: bytes('- b\n') }]);
    const [first] = savedStates(folder);
    if (first === undefined) throw new Error('no state');
    save(folder, changesBack(folder, first));
    // As a program does that writes into the file itself.
    DISK.write(join(folder, 'staff.yaml'), '- rusak\n');
    expect(changesBack(folder, first).map(({ source = '' }) => readFileSync(source, 'utf8'))).toEqual([
      '- a\n',
    ]);
  });

  it('asks git to leave the states alone', () => {
    const { folder } = madeFolder(BEFORE);
    save(folder, CHANGES);
    expect(readFileSync(join(folder, STATES_FOLDER, '.gitignore'), 'utf8')).toMatch(/^\*$/m);
  });

  describe.each([
    ['a disk with hard links', true],
    ['a disk without', false],
  ])('on %s', (_disk, hasLinks) => {
    it('changes nothing where a step fails, and says why', () => {
      for (const at of stepsOf(hasLinks)) {
        const { folder } = madeFolder(BEFORE);
        const disk = failing(at, { hasLinks });
        let said = '';
        try {
          save(folder, CHANGES, disk);
        } catch (error) {
          said = String(error);
        }
        // A link that cannot be made is a copy or a move; what fails after all is in place is ended later.
        if (said === '') continue;
        finishBroken(folder);
        expect([at, filesIn(folder)]).toEqual([at, BEFORE]);
        expect(said).toMatch(/penuh.*Tidak ada yang berubah|terhenti di tengah/);
      }
    });

    it('is old or new where the program is killed at any step, and no content is gone', () => {
      const ends = stepsOf(hasLinks).map((at) => {
        const { folder } = madeFolder(BEFORE);
        try {
          save(folder, CHANGES, failing(at, { dies: true, hasLinks }));
        } catch {
          // It is dead.
        }
        expect(everything(folder)).toEqual(expect.arrayContaining(Object.values(BEFORE)));
        finishBroken(folder);
        const [now] = [filesIn(folder)];
        expect([BEFORE, AFTER]).toContainEqual(now);
        expect(everything(folder)).toEqual(expect.arrayContaining(Object.values(BEFORE)));
        const isNew = 'news/b.md' in now;
        expect(savedStates(folder).length).toBe(isNew ? 1 : 0);
        return isNew;
      });
      // First old, from some step on new: there is one moment at which it is saved.
      expect(ends).toEqual([...ends].sort((a, b) => Number(a) - Number(b)));
      expect(new Set(ends).size).toBe(2);
    });
  });

  /** A folder whose save was killed when its pictures were in place, and its texts were not. */
  function halfSaved(): string {
    for (const at of stepsOf(true)) {
      const { folder } = madeFolder(BEFORE);
      try {
        save(folder, CHANGES, failing(at, { dies: true }));
      } catch {
        if (existsSync(join(folder, 'news/b/2.jpg'))) return folder;
      }
    }
    throw new Error('no step is between');
  }

  it('leaves what somebody has changed between the end of the program and its next start', () => {
    const folder = halfSaved();
    expect(filesIn(folder)).toEqual({ ...BEFORE, 'news/b/2.jpg': 'dua' });
    DISK.write(join(folder, 'staff.yaml'), '- luar\n');
    finishBroken(folder);
    expect(filesIn(folder)).toEqual({ ...AFTER, 'staff.yaml': '- luar\n' });
    expect(everything(folder)).toEqual(expect.arrayContaining(['- luar\n', '- b\n']));
  });

  it('is made whole before the next one', () => {
    const folder = halfSaved();
    save(folder, [{ operation: 'create', path: 'news/c.md', bytes: bytes('c') }]);
    expect(filesIn(folder)).toEqual({ ...AFTER, 'news/c.md': 'c' });
    expect(savedStates(folder)).toHaveLength(2);
  });

  it('leaves no second name of a new file where the program is killed after it has its place', () => {
    const { folder } = madeFolder(BEFORE);
    let isDead = false;
    const remove = (path: string) => {
      isDead ||= path.includes('/baru/');
      if (isDead) throw new Error('killed');
      DISK.remove(path);
    };
    const rename = (from: string, to: string) => {
      if (isDead) throw new Error('killed');
      DISK.rename(from, to);
    };
    expect(() => save(folder, CHANGES, { ...DISK, remove, rename })).toThrow();
    finishBroken(folder);
    expect([filesIn(folder), statSync(join(folder, 'news/b/2.jpg')).nlink]).toEqual([AFTER, 1]);
  });

  it('puts its pictures in place before the texts that name them', () => {
    const { folder } = madeFolder(BEFORE);
    const puts: string[] = [];
    const noting = (act: Disk['rename']) => (from: string, to: string) => {
      if (from.includes('/baru/')) puts.push(to.slice(folder.length + 1));
      act(from, to);
    };
    const { rename, link } = DISK;
    save(folder, CHANGES.toReversed(), { ...DISK, rename: noting(rename), link: noting(link) });
    expect(puts).toEqual(['news/b/2.jpg', 'news/b.md', 'staff.yaml']);
  });

  it.each([
    ['ENOSPC', 'tempat penyimpanannya penuh'],
    ['EROFS', 'folder isi hanya dapat dibaca'],
    ['EACCES', 'tidak boleh ditulisi'],
    ['EBUSY', 'sedang dibuka program lain'],
  ])('says of %s in the words of the office', (code, says) => {
    const { folder } = madeFolder(BEFORE);
    expect(() => save(folder, CHANGES, failing(1, { code }))).toThrow(says);
  });
});

const PATHS = [
  'staff.yaml',
  'news/a.md',
  'news/b.md',
  'news/NFD-é.md',
  'gallery/x/1.jpg',
  'gallery/aux/100%.jpg',
];
const step = fc.oneof(
  fc.record({ do: fc.constant('write' as const), path: fc.constantFrom(...PATHS), text: fc.string() }),
  fc.record({ do: fc.constant('delete' as const), path: fc.constantFrom(...PATHS) }),
  fc.record({
    do: fc.constant('move' as const),
    path: fc.constantFrom(...PATHS),
    to: fc.constantFrom(...PATHS),
  }),
  fc.record({ do: fc.constant('return' as const), which: fc.nat({ max: 9 }) }),
);

describe('any sequence of saves, deletions, moves and returns', () => {
  it('ends as the model says, and loses no content that was ever there', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { folder } = madeFolder({});
        let model = new Map<string, string>();
        const models: (readonly [ReadonlyMap<string, string>, readonly string[]])[] = [];
        const seen = new Set<string>();
        for (const one of steps) {
          const next = new Map(model);
          let changes: readonly Change[] = [];
          if (one.do === 'write') {
            next.set(one.path, one.text);
            changes = [{ operation: 'update', path: one.path, bytes: bytes(one.text) }];
          } else if (one.do === 'delete') {
            if (!next.delete(one.path)) continue;
            changes = [{ operation: 'delete', path: one.path }];
          } else if (one.do === 'move') {
            const text = next.get(one.path);
            if (text === undefined || next.has(one.to)) continue;
            next.delete(one.path);
            next.set(one.to, text);
            changes = [{ operation: 'update', path: one.to, from: one.path, bytes: bytes(text) }];
          } else {
            const states = savedStates(folder).sort((a, b) => (a.id < b.id ? -1 : 1));
            const state = states[one.which % Math.max(states.length, 1)];
            if (state === undefined) continue;
            const [then, paths] = models[Number(state.record.name)] ?? [new Map(), []];
            for (const path of paths) {
              const text = then.get(path);
              if (text === undefined) next.delete(path);
              else next.set(path, text);
            }
            changes = changesBack(folder, state);
          }
          const at = models.length;
          const id = saveState({ folder, disk: DISK, now: NOW }, () => ({
            said: { ...SAID, name: String(at) },
            files: plannedFiles(folder, changes),
          }));
          const changed = [...new Set([...model.keys(), ...next.keys()])].filter(
            (path) => model.get(path) !== next.get(path),
          );
          expect(id === undefined).toBe(changed.length === 0);
          if (id !== undefined) models.push([model, changed]);
          model = next;
          for (const text of model.values()) seen.add(text);
          expect(filesIn(folder)).toEqual(Object.fromEntries(model));
        }
        expect(everything(folder)).toEqual(expect.arrayContaining([...seen]));
      }),
      { numRuns: 60 },
    );
  });
});
