// npm test: installs when needed, finds a Chromium, then static checks, tests without and with a DOM, the
// production build, and browser tests against it. Ends with one line over all of them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installWhenNeeded } from './install.mjs';

const root = resolve(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'bupc-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };

const bin = (name, args, env = {}) =>
  spawnSync(process.execPath, [resolve(root, 'node_modules', name), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status === 0;

const add = ({ passed = 0, failed = 0, skipped = 0 }) => {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
};
const step = (passed) => add(passed ? { passed: 1 } : { failed: 1 });

/** Reads a runner's report; a runner that failed without one, or without a failure in it, counts as one. */
const addReport = (ok, file, read) => {
  let counts = { failed: 1 };
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')));
    if (!ok && counts.failed === 0) counts.failed = 1;
  } catch (error) {
    console.error(`no report: ${error.message}`);
  }
  add(counts);
};

installWhenNeeded();
const { runChecks } = await import('./check.mjs');
const { ensureChromium } = await import('./chromium.mjs');

for (const { passed } of runChecks()) step(passed);

console.log('\n== rules, machines, adapters and components');
const unit = join(reports, 'unit.json');
const unitOk = bin('vitest/vitest.mjs', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unit}`,
]);
addReport(unitOk, unit, (report) => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
      .length,
  skipped: report.numPendingTests + report.numTodoTests,
}));

console.log('\n== production build');
const built = bin('vite/bin/vite.js', ['build', '--logLevel', 'warn']);
step(built);

console.log('\n== browser');
if (!built) console.error('no build to test');
else if (!ensureChromium()) {
  console.error('no Chromium; set CHROMIUM_PATH to one');
  step(false);
} else {
  const browser = join(reports, 'browser.json');
  const ok = bin('@playwright/test/cli.js', ['test'], { TEST_REPORT: browser });
  addReport(ok, browser, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);
