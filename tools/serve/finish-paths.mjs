// Makes what npm start leaves for later: the paths that testers open by address.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** Says whether a served build is for testers and lacks its paths. */
export function lacksPaths(dist) {
  const names = join(dist, 'paths/names.json');
  return existsSync(names) && readFileSync(names, 'utf8') === '[]';
}

/**
 * Makes the paths behind the serving, and puts them into the served build. It ends with the process; the next start goes on.
 * @param {string} root of the project
 * @param {string} dist
 */
export async function finishPaths(root, dist) {
  if (!lacksPaths(dist)) return;
  const args = ['tools/run.mjs', 'tools/paths/make.ts', '--missing'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' });
  const end = () => void child.kill();
  process.once('exit', end);
  try {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // A system that does not let it: then they are made beside the serving.
  }
  const [status] = await once(child, 'exit');
  process.off('exit', end);
  if (status !== 0) return;
  cpSync(join(root, '.paths'), join(dist, 'paths'), {
    recursive: true,
    filter: (name) => !name.endsWith('.txt'),
  });
}
