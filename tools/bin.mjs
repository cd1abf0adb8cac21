import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/**
 * Runs a program of a package of this project, in its folder, with its output in sight.
 * @param name the program's file within node_modules
 * @returns whether it ended well
 */
export function bin(name, args, env = {}) {
  const { status } = spawnSync(
    process.execPath,
    [resolve(root, 'node_modules', name), ...args],
    options(env),
  );
  return status === 0;
}

const options = (env) => ({ cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
