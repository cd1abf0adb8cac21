// npm run paths -- replay [word …] [--axe] [--pictures folder]: replays every path and recording, or those whose name holds a word, on
// its page in a real browser, and writes paths-report with a picture of each end. --axe looks for barriers there; --pictures
// takes the pictures into a folder, or compares with those that are there, as of the release before.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../chromium.mjs';
import { freePort } from '../free-port.mjs';
import { ensureBuilt, isBuilt, TESTERS_FOLDER } from '../testers-build.mjs';
import { pathNames } from './path-names.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Ends the process with a reason. */
function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

const node = (args, env) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { axe: { type: 'boolean' }, pictures: { type: 'string' } },
});
console.log('Paths are made first where the machines have changed, in a minute or two.');
if (node(['tools/run.mjs', 'tools/paths/make-paths.ts', '--missing']) !== 0) process.exit(1);
const isWanted = (name) => positionals.length === 0 || positionals.some((word) => name.includes(word));
if (!pathNames(root).some(isWanted)) refuse('no path has such a name');
if (!ensureChromium()) refuse('no Chromium; set CHROMIUM_PATH to one');
if (!isBuilt(resolve(root, TESTERS_FOLDER)))
  console.log(
    'Then the site is built, in a minute or two. `npm test -- unit tools/paths/re` needs neither that nor a browser.',
  );
if (!(await ensureBuilt(resolve(root, TESTERS_FOLDER)))) process.exit(1);

const pictures = values.pictures && resolve(root, values.pictures);
const isFirst = pictures !== undefined && !existsSync(pictures);
const words = positionals.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const states = join(mkdtempSync(join(tmpdir(), 'states-')), 'entered');
const args = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--project',
  'paths',
  '--reporter',
  'list,html',
];
const status = node(
  [...args, ...(words.length > 0 ? ['-g', words.join('|')] : []), ...(isFirst ? ['--update-snapshots'] : [])],
  {
    PLAYWRIGHT_HTML_OUTPUT_DIR: 'paths-report',
    PLAYWRIGHT_HTML_OPEN: 'never',
    TEST_PORT: String(await freePort()),
    AXE: values.axe ? 'on' : '',
    PICTURES: pictures ?? '',
    ENTERED_STATES: states,
  },
);
node(['tools/run.mjs', 'tools/paths/entered.ts', states]);
console.log('\nThe report with the pictures: npx playwright show-report paths-report');
process.exit(status ?? 1);
