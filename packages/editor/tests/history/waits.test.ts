import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DISK, type Disk } from '../../src/history/disk.ts';
import { finishBrokenAlone } from '../../src/history/finish-broken.ts';
import { plannedFiles } from '../../src/history/plan.ts';
import { saveState } from '../../src/history/save-state.ts';
import { setAsideIn } from '../../src/history/states.ts';
import type { Change } from '../../src/serve/changes.ts';
import type { Refused } from '../../src/serve/safe-path.ts';
import { madeFolder } from '../made-folder.ts';
import { everything, filesIn } from './failing-disk.ts';

const BEFORE = { 'staff.yaml': '- a\n' };
const AFTER = { 'staff.yaml': '- b\n', 'staff/a.jpg': 'baru' };
const CHANGES: readonly Change[] = [
  { operation: 'create', path: 'staff/a.jpg', bytes: Buffer.from('baru') },
  { operation: 'update', path: 'staff.yaml', bytes: Buffer.from('- b\n') },
];
const other = (name: string): Change => ({
  operation: 'create',
  path: `news/${name}.md`,
  bytes: Buffer.from(name),
});

const save = (folder: string, disk: Disk, ...changes: readonly Change[]) =>
  saveState({ folder, disk, now: () => new Date('2026-11-27T03:00:00Z') }, () => ({
    said: { deed: 'change', kind: 'Pegawai', name: '' },
    files: plannedFiles(folder, changes),
  }));

function answerOf(act: () => unknown): unknown {
  try {
    act();
    return 'saved';
  } catch (error) {
    return [(error as Refused).status, (error as Refused).message];
  }
}

/** A disk on which one file cannot be renamed into its place. */
const heldDisk = (folder: string, code: string): Disk => ({
  ...DISK,
  rename: (from, to) => {
    if (to === join(folder, 'staff.yaml')) throw Object.assign(new Error(`${code}: rename`), { code });
    DISK.rename(from, to);
  },
});

/** A folder in which a program was killed, or its save could not be taken back, when its picture was in place. */
function stopped(stage: '.jalan' | '.batal'): string {
  const { folder } = madeFolder(BEFORE);
  let isDead = false;
  const rename = (from: string, to: string) => {
    isDead ||= to === join(folder, 'staff.yaml');
    if (isDead) throw new Error('killed');
    DISK.rename(from, to);
  };
  expect(() => save(folder, { ...DISK, rename }, ...CHANGES)).toThrow();
  const states = join(folder, '.sebelumnya');
  const [name = ''] = readdirSync(states).filter((one) => one.endsWith('.jalan'));
  DISK.rename(join(states, name), join(states, name.replace('.jalan', stage)));
  return folder;
}

const words = (why: string) =>
  `Pegawai: penyimpanannya dulu terhenti di tengah dan belum selesai (${why}). Penyunting mencobanya lagi setiap kali sesuatu disimpan dan saat dijalankan; yang lain dapat disimpan, tetapi staff/a.jpg, staff.yaml belum.`;
const WHY: readonly (readonly [string, string])[] = [
  ['EBUSY', 'sebuah berkasnya sedang dibuka program lain; tutup di sana, lalu simpan lagi'],
  ['EACCES', 'folder isi tidak boleh ditulisi oleh pengguna ini; minta haknya, lalu simpan lagi'],
  ['EPERM', 'folder isi tidak boleh ditulisi oleh pengguna ini; minta haknya, lalu simpan lagi'],
  ['EROFS', 'folder isi hanya dapat dibaca; ubah agar dapat ditulisi, lalu simpan lagi'],
  ['ENOSPC', 'tempat penyimpanannya penuh; kosongkan sebagian, lalu simpan lagi'],
  ['EMFILE', 'terlalu banyak berkas sedang dibuka di komputer ini; tutup sebagian, lalu simpan lagi'],
  ['EIO', 'tempat penyimpanannya tidak dapat dibaca atau ditulisi; periksa, lalu simpan lagi'],
  ['ELAIN', 'ELAIN: rename'],
];

describe('a save that was stopped and cannot be ended for a time', () => {
  it.each(WHY)('waits at %s while others go on, and is made whole after it', (code, why) => {
    const folder = stopped('.jalan');
    const disk = heldDisk(folder, code);
    expect(finishBrokenAlone(folder, disk)).toEqual([words(why)]);
    expect(answerOf(() => save(folder, disk, other('c')))).toBe('saved');
    expect([filesIn(folder), setAsideIn(folder)]).toEqual([
      { ...BEFORE, 'staff/a.jpg': 'baru', 'news/c.md': 'c' },
      [],
    ]);
    expect(answerOf(() => save(folder, DISK, other('d')))).toBe('saved');
    expect(filesIn(folder)).toEqual({ ...AFTER, 'news/c.md': 'c', 'news/d.md': 'd' });
  });

  it('holds its files: a save of them is refused, and says once what is not ended and why', () => {
    const folder = stopped('.jalan');
    const disk = heldDisk(folder, 'EBUSY');
    const again: readonly Change[] = [
      { operation: 'update', path: 'staff.yaml', bytes: Buffer.from('- c\n') },
      { operation: 'delete', path: 'staff/a.jpg' },
    ];
    const [[, why] = ['', '']] = WHY;
    expect(answerOf(() => save(folder, disk, ...again))).toEqual([409, words(why)]);
    expect(filesIn(folder)).toEqual({ ...BEFORE, 'staff/a.jpg': 'baru' });
    expect(answerOf(() => save(folder, DISK, ...again))).toBe('saved');
    expect(filesIn(folder)).toEqual({ 'staff.yaml': '- c\n' });
  });

  it('waits too where it was being taken back', () => {
    const folder = stopped('.batal');
    const remove = (path: string) => {
      if (path === join(folder, 'staff/a.jpg')) throw Object.assign(new Error('busy'), { code: 'EBUSY' });
      DISK.remove(path);
    };
    expect(answerOf(() => save(folder, { ...DISK, remove }, other('c')))).toBe('saved');
    expect(filesIn(folder)).toEqual({ ...BEFORE, 'staff/a.jpg': 'baru', 'news/c.md': 'c' });
    expect(answerOf(() => save(folder, DISK, other('d')))).toBe('saved');
    expect(filesIn(folder)).toEqual({ ...BEFORE, 'news/c.md': 'c', 'news/d.md': 'd' });
  });

  it('waits where it cannot be set aside, and loses no content', () => {
    const folder = stopped('.jalan');
    DISK.remove(join(folder, 'staff.yaml'));
    DISK.mkdir(join(folder, 'staff.yaml'));
    const rename = (from: string, to: string) => {
      if (to.endsWith('.gagal')) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      DISK.rename(from, to);
    };
    expect(answerOf(() => save(folder, { ...DISK, rename }, other('c')))).toBe('saved');
    expect([setAsideIn(folder), everything(folder)]).toEqual([
      [],
      expect.arrayContaining(['- a\n', '- b\n', 'baru', 'c']),
    ]);
  });
});
