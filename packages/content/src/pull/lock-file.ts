import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { codeOf } from './error-code.ts';

/** After so long a lock without a word is that of a program which has ended before it wrote it. */
const WORDLESS_MS = 10_000;

/** A file that one program at a time has. */
export interface LockFile {
  readonly file: string;
  /** What stands in it: who has it. */
  readonly own: string;
  /** Says of what another one wrote, and of how long ago, whether that program has ended. */
  readonly isDead: (text: string, ageMs: number) => boolean;
}

/**
 * Takes a lock, also that of a program which has ended. Whoever takes a dead one away holds a lock of its own meanwhile, and looks again:
 * the lock of somebody who was quicker stays.
 * @returns whether it is taken; whoever has it removes the file
 */
export function takeLockFile(lock: LockFile): boolean {
  const { file, own } = lock;
  if (written(file, own)) return true;
  if (!isLeft(lock)) return false;
  const taking = { ...lock, file: `${file}.taking` };
  if (!takeLockFile(taking)) return false;
  try {
    if (isLeft(lock)) rmSync(file, { force: true });
  } finally {
    rmSync(taking.file, { force: true });
  }
  return written(file, own);
}

function isLeft({ file, isDead }: LockFile): boolean {
  try {
    const age = Date.now() - statSync(file).mtimeMs;
    const text = readFileSync(file, 'utf8');
    return (text !== '' || age > WORDLESS_MS) && isDead(text, age);
  } catch {
    // It has just been released.
    return false;
  }
}

// Written to another file first, so that a lock says whose it is from its first moment.
function written(file: string, own: string): boolean {
  const beside = `${file}.${own.replace(/[^\w.-]/g, '')}`;
  try {
    writeFileSync(beside, own);
    put(beside, file, own);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(beside, { force: true });
  }
}

function put(beside: string, file: string, own: string): void {
  try {
    linkSync(beside, file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw error;
    // A disk without such links.
    writeFileSync(file, own, { flag: 'wx' });
  }
}

/** Whether a process with this number runs on this machine. */
export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
