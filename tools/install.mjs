// Installs from the lock file where node_modules is missing or older than it. Needs nothing but Node and npm.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const marker = resolve(root, 'node_modules/.package-lock.json');

/** Installs when needed; ends the process with npm's own error where that fails. */
export function installWhenNeeded() {
  const lock = resolve(root, 'package-lock.json');
  if (existsSync(marker) && statSync(marker).mtimeMs >= statSync(lock).mtimeMs) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
