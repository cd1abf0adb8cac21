// Installs from the lock file where node_modules is missing, cut off or of another lock file. Needs nothing but Node and
// npm.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
// Of libraries that are held back for Node 20 npm warns at every installation (docs/decisions/0002-versions-held-back.md).
const ARGUMENTS = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
// What tests, checks and benches need is a devDependency, of the root or of a package: two fifths of all files.
const FOR_THE_SITE = ['--omit=dev'];
const NOTE = 'node_modules/.installed.json';

const jsonIn = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};
const isThere = (root, place, installed, version) =>
  installed?.version === version && existsSync(resolve(root, place, 'package.json'));

/**
 * Says whether what the lock file asks for is there. npm writes down what it has installed when it is done, and no
 * sooner.
 * @param {string} root the folder of the lock file
 * @param {{ onlySite?: boolean }} options onlySite: whether what a build of the site needs is enough
 */
export function isInstalled(root, { onlySite = false } = {}) {
  const installed = jsonIn(resolve(root, 'node_modules/.package-lock.json'))?.packages;
  if (installed === undefined) return false;
  const wanted = jsonIn(resolve(root, 'package-lock.json'))?.packages ?? {};
  if (onlySite && jsonIn(resolve(root, NOTE))?.lock === lockOf(root)) {
    const known = Object.entries(installed).filter(([place]) => place in wanted);
    return known.every(([place, { version }]) => isThere(root, place, wanted[place], version));
  }
  return Object.entries(wanted).every(([place, { version, optional }]) => {
    if (place === '') return true;
    // What is for other systems is not installed.
    if (installed[place] === undefined) return optional === true;
    return isThere(root, place, installed[place], version);
  });
}

const lockOf = (root) =>
  createHash('sha256')
    .update(readFileSync(resolve(root, 'package-lock.json')))
    .digest('hex');

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

/**
 * Installs when needed; ends the process where that fails, with npm's own error or with what to do.
 * @param {{ onlySite?: boolean }} options onlySite: what a build of the site needs, and no more
 */
export function installWhenNeeded({ onlySite = false } = {}) {
  if (isInstalled(ROOT, { onlySite })) return;
  const { command, before, shell } = npmCommand(process.env, process.platform);
  const args = [...before, ...ARGUMENTS, ...(onlySite ? FOR_THE_SITE : [])];
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell });
  if (error) {
    console.error(
      `The packages are not installed, and npm cannot be run (${error.message}). ` +
        'Install Node with npm from https://nodejs.org, then try again.',
    );
  }
  if (status !== 0) process.exit(status ?? 1);
  if (onlySite) writeFileSync(resolve(ROOT, NOTE), JSON.stringify({ lock: lockOf(ROOT) }));
}
