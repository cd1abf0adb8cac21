import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writingSync } from '../disk.ts';
import type { Places } from '../places.ts';
import { isRunning, takeLockFile } from './lock-file.ts';
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
  const isDead = (text: string) => !isAlive(ownerIn(text));
  const isTaken = writingSync(dirname(file), () => {
    mkdirSync(dirname(file), { recursive: true });
    return !ownLocks.has(file) && takeLockFile({ file, own: `${process.pid}\n`, isDead });
  });
  if (!isTaken) {
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
  return ownLocks.has(file) || isAlive(ownerOf(file));
}

function ownerOf(file: string): number | undefined {
  try {
    return ownerIn(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function ownerIn(text: string): number | undefined {
  const owner = Number.parseInt(text, 10);
  return Number.isInteger(owner) && owner > 0 ? owner : undefined;
}

// This process has only just started: its own id belonged to an earlier one, as in a restarted container.
const isAlive = (owner: number | undefined): boolean =>
  owner !== undefined && owner !== process.pid && isRunning(owner);
