// npm start: installs when needed, builds for production when something has changed, serves the build. A line a step.
import './node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { forgetBuiltFrom, isBuiltFrom, noteBuiltFrom, stampOf } from './build-stamp.mjs';
import { whyNotBuiltIn } from './folder-name.mjs';
import { installWhenNeeded, isInstalled } from './install.mjs';
import { endTogether } from './serve/behind.mjs';
import { readListenAddress, tryListenAddress, whyNot } from './serve/listen-address.mjs';

const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, process.env.DIST || 'dist');
const begun = Date.now();

/** Ends the process with a reason, before minutes are spent on what will fail. */
function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

async function checkPlace() {
  let place = { port: 0, host: '' };
  try {
    place = readListenAddress(process.env);
    await tryListenAddress(place);
  } catch (error) {
    refuse(whyNot(error, place));
  }
}

/** Says which step begins, and how long it has been. */
const say = (step, what) =>
  console.log(`[${step} of 3] ${what} (${Math.round((Date.now() - begun) / 1000)} s)`);

async function build() {
  const env = { ...process.env, NODE_ENV: 'production' };
  const stamp = stampOf(root, env);
  if (isBuiltFrom(dist, stamp)) return say(2, 'Built already: nothing has changed');
  say(2, 'Building content and pages');
  forgetBuiltFrom(dist);
  const args = ['tools/vite.mjs', 'build', '--logLevel', 'warn', '--outDir', dist];
  const builder = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, AVIF: 'later', PATHS: 'later', TESTERS: 'on' },
  });
  endTogether(builder);
  const [status] = await once(builder, 'exit');
  if (status !== 0) process.exit(status ?? 1);
  noteBuiltFrom(dist, stamp);
}

const here = whyNotBuiltIn(root);
if (here) refuse(here);
await checkPlace();
const isReady = isInstalled(root, { onlySite: true });
say(1, isReady ? 'Installed already' : 'Installing packages, some half a minute');
installWhenNeeded({ onlySite: true });
await build();
say(3, 'Serving');
const { serveBuild } = await import('./serve.mjs');
await serveBuild();
const { finishPictures } = await import('./serve/finish-pictures.mjs');
const { finishPaths } = await import('./serve/finish-paths.mjs');
await finishPaths(root, dist);
await finishPictures(root, dist);
