import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { alone } from '../../src/history/lock.ts';
import { madeFolder } from '../made-folder.ts';

function locked(owner: string, minutesAgo = 0): { readonly folder: string; readonly file: string } {
  const { folder } = madeFolder({});
  const file = join(folder, '.sebelumnya/kunci');
  mkdirSync(join(folder, '.sebelumnya'));
  writeFileSync(file, owner);
  const at = Date.now() / 1000 - minutesAgo * 60;
  utimesSync(file, at, at);
  return { folder, file };
}

describe('a folder that is saved to', () => {
  it.each([
    ['a program of this machine that has ended', `${hostname()} 999999`, 0],
    ['a program that had the number of this one', `${hostname()} ${process.pid}`, 0],
    ['another machine that has long ended', 'lain 1', 5],
  ])('is taken over from %s', (_who, owner, minutes) => {
    const { folder, file } = locked(owner, minutes);
    expect([alone(folder, () => 'disimpan'), existsSync(file)]).toEqual(['disimpan', false]);
  });

  it.each([
    ['a program of this machine that runs', `${hostname()} 1`],
    ['another machine that has just begun', 'lain 1'],
  ])('is left to %s', (_who, owner) => {
    const { folder, file } = locked(owner);
    expect(() => alone(folder, () => 'disimpan', 60)).toThrow('penyunting lain sedang menyimpan');
    expect(existsSync(file)).toBe(true);
  });

  it('is free again after a save that fails', () => {
    const { folder } = madeFolder({});
    expect(() =>
      alone(folder, () => {
        throw new Error('gagal');
      }),
    ).toThrow('gagal');
    expect(alone(folder, () => 'disimpan', 60)).toBe('disimpan');
  });
});
