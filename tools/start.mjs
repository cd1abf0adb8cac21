// npm start: installs when needed, builds for production, serves the build.
import './node-version.mjs';
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { whyNotBuiltIn } from './folder-name.mjs';
import { installWhenNeeded } from './install.mjs';
import { readPlace, tryPlace, whyNot } from './serve/place.mjs';
import { serveBuild } from './serve.mjs';

const root = resolve(import.meta.dirname, '..');

/** Ends the process with a reason, before minutes are spent on what will fail. */
function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

async function checkPlace() {
  let place = { port: 0, host: '' };
  try {
    place = readPlace(process.env);
    await tryPlace(place);
  } catch (error) {
    refuse(whyNot(error, place));
  }
}

const here = whyNotBuiltIn(root);
if (here) refuse(here);
await checkPlace();
installWhenNeeded();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  { cwd: root, stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);
await serveBuild();
