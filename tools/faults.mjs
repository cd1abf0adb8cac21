// npm run faults: every fault of feeds, storage and pictures, in a real browser on the production build. Writes the
// tables of docs/faults.md and prints them. It builds first; DIST and DIST_PROXY name builds that are there already,
// the second one made with VITE_IMAGE_DELIVERY=proxy.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bin } from './bin.mjs';
import { ensureChromium } from './chromium.mjs';
import { faultRows, faultTables, withTables } from './faults-table.mjs';

const root = resolve(import.meta.dirname, '..');
const page = join(root, 'docs/faults.md');
const reports = mkdtempSync(join(tmpdir(), 'bupc-faults-'));

/** Gives a build: the one that is there, or a new one. */
function build(ready, outDir, env = {}) {
  if (ready) return ready;
  if (!bin('vite/bin/vite.js', ['build', '--logLevel', 'warn', '--outDir', outDir], env)) process.exit(1);
  return outDir;
}

/** Runs tests against a build, and reads their report; failures stand in it. */
function run(name, DIST, args) {
  const TEST_REPORT = join(reports, `${name}.json`);
  bin('@playwright/test/cli.js', ['test', 'tests/browser/faults', ...args], {
    DIST,
    TEST_REPORT,
    FAULTS: 'all',
  });
  return JSON.parse(readFileSync(TEST_REPORT, 'utf8'));
}

if (!ensureChromium()) {
  console.error('no Chromium; set CHROMIUM_PATH to one');
  process.exit(1);
}
const dist = build(process.env.DIST, 'dist');
const proxied = build(process.env.DIST_PROXY, 'dist-proxy', { VITE_IMAGE_DELIVERY: 'proxy' });
const rows = faultRows([
  run('embedded', dist, ['--grep-invert', '@proxy']),
  run('proxy', proxied, ['--grep', '@proxy']),
]);
rmSync(reports, { recursive: true });

const tables = faultTables(rows);
writeFileSync(page, withTables(readFileSync(page, 'utf8'), tables));
bin('@biomejs/biome/bin/biome', ['format', '--write', page]);
const passed = rows.reduce((sum, row) => sum + row.passed, 0);
const all = rows.reduce((sum, row) => sum + row.of, 0);
console.log(`${tables}\n\n${passed} of ${all} passed; docs/faults.md has the tables`);
process.exit(all > 0 && passed === all ? 0 : 1);
