// Finds or installs a Chromium: the tests need a real browser. ENGINE has them run in Playwright's Firefox or WebKit.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox, webkit } from '@playwright/test';

const ENGINES = { chromium, firefox, webkit };

/**
 * The engine that the browser tests run in.
 * @returns {'chromium' | 'firefox' | 'webkit'}
 * @throws where ENGINE names another
 */
export function engineOfTests(name = process.env.ENGINE || 'chromium') {
  if (!Object.hasOwn(ENGINES, name))
    throw new Error(`ENGINE takes ${Object.keys(ENGINES).join(', ')}; it holds '${name}'`);
  return name;
}

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

/**
 * Makes sure that the engine of the tests is here; only a Chromium is installed unasked.
 * @returns {string | undefined} what to do where it is not
 */
export function ensureEngine(name = engineOfTests()) {
  if (name === 'chromium') return ensureChromium() ? undefined : 'no Chromium; set CHROMIUM_PATH to one';
  if (existsSync(ENGINES[name].executablePath())) return undefined;
  return `Playwright's ${name} is not here: npx playwright install --with-deps ${name}`;
}
