// Installs from the lock file where node_modules is missing, cut off or of another lock file. Needs nothing but Node and
// npm.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const ARGUMENTS = ['ci', '--no-audit', '--no-fund'];

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
};

/**
 * Says whether what the lock file asks for is there. npm writes down what it has installed when it is done, and no
 * sooner.
 * @param {string} root the folder of the lock file
 */
export function isInstalled(root) {
  const installed = packagesOf(resolve(root, 'node_modules/.package-lock.json'));
  if (installed === undefined) return false;
  const wanted = packagesOf(resolve(root, 'package-lock.json')) ?? {};
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === '') return true;
    // What is for other systems is not installed.
    if (installed[place] === undefined) return optional === true;
    return installed[place].version === version && existsSync(resolve(root, place, 'package.json'));
  });
}

/**
 * Gives how npm is run here: by the npm that runs this, if one does, or by that of the system.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} platform as process.platform names it
 */
export function npmCommand({ npm_execpath: running = '' }, platform) {
  if (/[/\\]npm-cli\.js$/.test(running))
    return { command: process.execPath, before: [running], shell: false };
  // Windows runs npm.cmd by its shell alone.
  return { command: 'npm', before: [], shell: platform === 'win32' };
}

/** Installs when needed; ends the process where that fails, with npm's own error or with what to do. */
export function installWhenNeeded() {
  if (isInstalled(ROOT)) return;
  const { command, before, shell } = npmCommand(process.env, process.platform);
  const { status, error } = spawnSync(command, [...before, ...ARGUMENTS], {
    cwd: ROOT,
    stdio: 'inherit',
    shell,
  });
  if (error) {
    console.error(
      `The packages are not installed, and npm cannot be run (${error.message}). ` +
        'Install Node with npm from https://nodejs.org, then try again.',
    );
  }
  if (status !== 0) process.exit(status ?? 1);
}
