import { rmdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '@bupc/content/files';
import type { Disk } from './disk.ts';

/** Moves a file; to another disk it is copied beside its place first, so that it is there whole or not at all. */
export function moved(disk: Disk, from: string, to: string): void {
  try {
    disk.rename(from, to);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    const beside = join(dirname(to), `.${basename(to)}.baru`);
    disk.copy(from, beside);
    disk.rename(beside, to);
    disk.remove(from);
  }
}

/**
 * Moves a file to where none is: what somebody else has written there since is not overwritten, but on a disk without links.
 * @returns whether none was there
 */
export function movedAsNew(disk: Disk, from: string, to: string): boolean {
  try {
    disk.link(from, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    moved(disk, from, to);
    return true;
  }
  disk.remove(from);
  return true;
}

/** Gives a file a second place, on a disk without links by a copy; then not where it need not be one. */
export function linked(disk: Disk, from: string, to: string, orCopy = true): void {
  try {
    disk.link(from, to);
  } catch {
    if (orCopy) disk.copy(from, to);
  }
}

/** Removes the folder of a file that is gone where nothing else is in it: an empty one would be an album without photos. */
export function removeEmpty(folder: string, path: string): void {
  const parts = path.split('/').slice(0, -1);
  // The folders at the top stay: they are the office's order.
  for (let depth = parts.length; depth > 1; depth -= 1) {
    try {
      rmdirSync(join(folder, ...parts.slice(0, depth)));
    } catch {
      return;
    }
  }
}
