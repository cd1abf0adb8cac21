// npm start: installs when needed, builds for production when something has changed, serves the build. A line a step.
import './node-version.mjs';
import { resolve } from 'node:path';
import { whyNotBuiltIn } from './folder-name.mjs';
import { installWhenNeeded, isInstalled } from './install.mjs';
import { finishBehind, isUnfinished } from './serve/finish.mjs';
import { readListenAddress, tryListenAddress, whyNot } from './serve/listen-address.mjs';
import { buildForTesters, isBuilt, TESTERS_FOLDER } from './testers-build.mjs';
import { VERSION } from './version.mjs';

const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, process.env.DIST || TESTERS_FOLDER);
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
  if (isBuilt(dist)) return say(2, 'Built already: nothing has changed');
  say(2, 'Building content and pages');
  const status = await buildForTesters(dist, { isDeferring: true });
  if (status !== 0) process.exit(status);
}

/** Reports the progress of the finishing of the build: a line that grows at a terminal, one at each end elsewhere. */
function reportFinishing({ kind, made, of }) {
  const line = `Making behind it: ${kind}, ${made} of ${of}`;
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}${made === of ? '\n' : ''}`);
  else if (made === of) console.log(line);
}

console.log(`Versi ${VERSION}`);
// A build without the testers' tools is one for visitors.
if (process.env.VITE_QA !== 'off') {
  console.log(
    'Untuk dicoba, bukan untuk warga: dengan alat penguji, tautan dapat menampilkan isi buatan siapa saja. Tanpa alat itu: VITE_QA=off npm start (docs/deploy.md)',
  );
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
const finishing = isUnfinished(dist) ? finishBehind(root, dist, reportFinishing) : undefined;
await serveBuild(dist, finishing?.made);
if (finishing) {
  const isWhole = await finishing.ended;
  console.log(isWhole ? 'All of it stands' : 'Some of it could not be made; the next start tries again');
}
