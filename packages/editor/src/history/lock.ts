import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { isRunning } from '../running.ts';
import { Refused } from '../serve/safe-path.ts';
import { codeOf } from './disk.ts';
import { statesIn } from './places.ts';

const WAIT_MS = 10_000;
const STEP_MS = 25;
/** After so long the lock of another machine is that of a program which has ended. */
const STALE_MS = 120_000;

/**
 * Does something while no other editor of the folder, here or on another machine of a network folder, saves.
 * @throws Refused where another one goes on saving
 */
export function alone<T>(folder: string, act: () => T, wait: number = WAIT_MS): T {
  const states = statesIn(folder);
  mkdirSync(states, { recursive: true });
  const file = join(states, 'kunci');
  const end = Date.now() + wait;
  while (!taken(file)) {
    if (Date.now() > end)
      throw new Refused(409, 'penyunting lain sedang menyimpan ke folder ini; simpan lagi sebentar lagi');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STEP_MS);
  }
  try {
    return act();
  } finally {
    rmSync(file, { force: true });
  }
}

function taken(file: string): boolean {
  try {
    writeFileSync(file, `${hostname()} ${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    if (isDead(file)) setAside(file);
    return false;
  }
}

function setAside(file: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    // Of two that find it dead, one alone can take it away.
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch {
    // Another one has.
  }
}

function isDead(file: string): boolean {
  try {
    const [host, owner] = readFileSync(file, 'utf8').split(' ');
    // A save of this process ends before the next one begins: the number was that of an earlier one.
    const age = Date.now() - statSync(file).mtimeMs;
    if (host !== hostname() || owner === undefined) return age > STALE_MS;
    // Since this machine was started anew, its numbers stand for other programs.
    return Number(owner) === process.pid || age > uptime() * 1000 || !isRunning(Number(owner));
  } catch {
    return false;
  }
}
