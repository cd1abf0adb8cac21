// What npm start defers is made behind the serving, see tools/finish.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { endTogether } from './end-together.mjs';

// Where what is deferred will stand: whoever asks for anything else that is missing need not wait.
const LATE = /^(?:media|share|paths)\//;

/** Says whether a build has deferred something that is not made yet. */
export const isUnfinished = (dist) => existsSync(join(dist, '.hosts/deferred.json'));

/**
 * Finishes a build below the priority of its serving, in a process that ends with this one; the next start goes on.
 * @param {string} root of the project
 * @param {string} dist
 * @param {(progress: { kind: string, made: number, of: number }) => void} report
 * @returns {{ made: (path: string) => Promise<boolean>, ended: Promise<boolean>, stop: () => void }} made: whether a path of the site
 *   stands, once that is known; what is asked for comes next. ended: whether the build is whole
 */
export function finishBehind(root, dist, report) {
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/finish/finish.ts', dist], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  endTogether(child);
  try {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A system that does not let it: then it runs beside the serving.
  }
  /** @type {Map<string, ((isMade: boolean) => void)[]>} */
  const waiting = new Map();
  let isOver = false;
  const answer = (path, isMade) => {
    for (const done of waiting.get(path) ?? []) done(isMade);
    waiting.delete(path);
  };
  child.on('message', ({ progress, path, isMade }) => (progress ? report(progress) : answer(path, isMade)));
  const ended = new Promise((done) => {
    child.once('exit', () => {
      isOver = true;
      for (const path of [...waiting.keys()]) answer(path, false);
      done(!isUnfinished(dist));
    });
  });
  const made = (path) =>
    new Promise((done) => {
      if (isOver || !child.connected || !LATE.test(path)) return done(false);
      const others = waiting.get(path);
      if (others) return void others.push(done);
      waiting.set(path, [done]);
      child.send({ want: path }, (error) => error && answer(path, false));
    });
  return { made, ended, stop: () => void child.kill() };
}
