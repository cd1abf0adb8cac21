// npm run paths -- visit [word …] [--engines chromium,firefox] [--widths 360,768] [--against https://…]: runs the tests that were saved from
// recordings, in each engine that is here and at each width. At other widths than the recorded, and against another address, they do what
// the visitor did and compare no machine.
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { engineOfTests, ensureEngine } from '../chromium.mjs';
import { freePort } from '../free-port.mjs';
import { ensureBuilt, TESTERS_FOLDER } from '../testers-build.mjs';

const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engines: { type: 'string', default: 'chromium,firefox,webkit' },
    widths: { type: 'string', default: 'recorded,360,768,1280' },
    against: { type: 'string' },
  },
});

/** Runs them once. @returns how that ended, in words */
function run(engine, width) {
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--project=recordings', ...positionals],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_PORT: port,
        ENGINE: engine,
        VISIT_WIDTH: width === 'recorded' ? '' : width,
        VISIT_ORIGIN: values.against ?? '',
        ENTERED_STATES: states,
      },
    },
  );
  return status === 0 ? 'passed' : 'FAILED';
}

if (values.against === undefined && !(await ensureBuilt(resolve(root, TESTERS_FOLDER)))) process.exit(1);
const port = String(await freePort());
const states = join(mkdtempSync(join(tmpdir(), 'states-')), 'entered');
const results = values.engines.split(',').flatMap((engine) => {
  const missing = ensureEngine(engineOfTests(engine));
  if (missing) return [`left out  ${engine}: ${missing}`];
  return values.widths.split(',').map((width) => `${run(engine, width)}  ${engine}, ${width}`);
});
spawnSync(process.execPath, ['tools/run.mjs', 'tools/paths/entered.ts', states], {
  cwd: root,
  stdio: 'inherit',
});
console.log(`\n${results.join('\n')}`);
process.exit(results.some((result) => result.startsWith('FAILED')) ? 1 : 0);
