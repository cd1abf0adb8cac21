import { mkdirSync, rmSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { join } from 'node:path';
import { codeOf, isRunning, takeLockFile } from '@bupc/content/files';
import { Refused } from '../serve/safe-path.ts';
import { statesIn, statesTaken } from './places.ts';

const WAIT_MS = 10_000;
const STEP_MS = 25;
/** After so long the lock of another machine is that of a program which has ended. */
const STALE_MS = 120_000;

/**
 * Does something while no other editor of the folder, here or on another machine of a network folder, saves.
 * @throws Refused where another one goes on saving, or something else stands in the place of the states
 */
export function alone<T>(folder: string, act: () => T, wait: number = WAIT_MS): T {
  const states = statesIn(folder);
  try {
    mkdirSync(states, { recursive: true });
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? statesTaken() : error;
  }
  const file = join(states, 'kunci');
  const end = Date.now() + wait;
  while (!takeLockFile({ file, own: `${hostname()} ${process.pid}`, isDead })) {
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

function isDead(text: string, age: number): boolean {
  const [host, owner] = text.split(' ');
  if (host !== hostname() || owner === undefined) return age > STALE_MS;
  // A save of this process ends before the next one begins: the number was that of an earlier one. Since this machine was started anew,
  // its numbers stand for other programs.
  return Number(owner) === process.pid || age > uptime() * 1000 || !isRunning(Number(owner));
}
