import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writingSync } from '../disk.ts';
import type { Places } from '../places.ts';
import { PullError } from './pull-error.ts';

/** The file that says which process pulls. */
export const pullLock = ({ state }: Places): string => join(state, 'pull.lock');

const ownLocks = new Set<string>();

/**
 * Ensures that no two pulls run at once: writes this process's id into a file. The lock of a process that no longer
 * runs is taken over.
 * @returns releases the lock
 * @throws PullError where another pull runs, DiskError where the lock cannot be written
 */
export function takeLock(file: string): () => void {
  writingSync(dirname(file), () => mkdirSync(dirname(file), { recursive: true }));
  if (ownLocks.has(file) || !(writeLock(file) || (removeDeadLock(file) && writeLock(file)))) {
    const owner = ownerOf(file) ?? 'unknown';
    throw new PullError(`another pull is running (process ${owner}); where none is, remove ${file}`);
  }
  ownLocks.add(file);
  return () => {
    ownLocks.delete(file);
    rmSync(file, { force: true });
  };
}

/** Says whether a pull is running: then no document names its new pictures yet. */
export function isLocked(file: string): boolean {
  const owner = ownerOf(file);
  return ownLocks.has(file) || (owner !== undefined && isRunning(owner));
}

// Written to another file first, so that the lock never exists without its owner.
function writeLock(file: string): boolean {
  const own = `${file}.${process.pid}`;
  try {
    writingSync(dirname(file), () => writeFileSync(own, `${process.pid}\n`));
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function removeDeadLock(file: string): boolean {
  const owner = ownerOf(file);
  if (owner !== undefined && isRunning(owner)) return false;
  const moved = `${file}.dead.${process.pid}`;
  try {
    renameSync(file, moved);
  } catch {
    // Another process has just removed it.
    return true;
  }
  const isOther = ownerOf(moved) !== owner;
  try {
    // Another one took over in between: it was their lock.
    if (isOther) linkSync(moved, file);
  } finally {
    rmSync(moved, { force: true });
  }
  return !isOther;
}

function ownerOf(file: string): number | undefined {
  try {
    const owner = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return Number.isInteger(owner) && owner > 0 ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(owner: number): boolean {
  // This process has only just started: the id belonged to an earlier one, as in a restarted container.
  if (owner === process.pid) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
