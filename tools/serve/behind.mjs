// What npm start leaves for later is made behind the serving.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/** Lets this process end a child of its own with itself, also where a signal ends it. */
export function endTogether(child) {
  const end = () => void child.kill();
  const leave = (signal) => process.exit(SIGNALS[signal]);
  process.once('exit', end);
  for (const signal of Object.keys(SIGNALS)) process.once(signal, leave);
  child.once('exit', () => {
    process.off('exit', end);
    for (const signal of Object.keys(SIGNALS)) process.off(signal, leave);
  });
}

/**
 * Runs a tool at low priority. It ends with this process; the next start goes on.
 * @param {string} root of the project
 * @param {readonly string[]} args of tools/run.mjs
 * @returns whether it ended well
 */
export async function runBehind(root, args) {
  const child = spawn(process.execPath, ['tools/run.mjs', ...args], { cwd: root, stdio: 'ignore' });
  endTogether(child);
  try {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // A system that does not let it: then it runs beside the serving.
  }
  const [status] = await once(child, 'exit');
  return status === 0;
}
