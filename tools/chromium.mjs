// Finds or installs a Chromium: the tests need a real browser.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** How it is started, without what would ask the network by itself. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Without the parts of a window first, as Playwright's own: it takes a quarter less time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The address of an installed Chromium, CHROMIUM_PATH first; undefined where only Playwright's own is here. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Makes sure that there is a Chromium: one on PATH, Playwright's own, or Debian's package when root. */
export function ensureChromium() {
  if (findChromium() || existsSync(chromium.executablePath())) return true;
  console.log('No Chromium found; installing one.');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
    if (findChromium()) return true;
  }
  return run('npx', ['playwright', 'install', 'chromium']) && existsSync(chromium.executablePath());
}
