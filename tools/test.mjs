// npm test: installs when needed, finds a Chromium, then static checks, tests without and with a DOM, the
// production build, and browser tests against it and against the site of another city. Ends with one line over all of
// them. `npm run test:unit` and `npm run test:browser` are parts of it; what follows picks tests by their name or file.
// `npm run test:variants` is no part of it: what only varies a case that it runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { binBeside, bin as runBin } from './bin.mjs';
import { installWhenNeeded } from './install.mjs';
import { failureLines, readPlaywright, readVitest } from './test-report.mjs';

const root = resolve(import.meta.dirname, '..');
// Tests are of the code, on the sample content, whatever city and content this machine builds.
const SAMPLE = {
  SITE_CONFIG: process.env.SITE_CONFIG ?? '',
  MAP_CONFIG: process.env.MAP_CONFIG ?? '',
  CONTENT_DIR: 'content',
  ...Object.fromEntries(
    ['BANNERS', 'GALLERY', 'LEGAL_PRODUCTS', 'STAFF', 'NEWS'].map((name) => [`CONTENT_${name}_URL`, '']),
  ),
};
const reports = mkdtempSync(join(tmpdir(), 'bupc-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
// Told again at the end: a log may be cut to its last lines.
const failures = [];

const bin = (name, args, env = {}) => runBin(name, args, { ...SAMPLE, ...env });

const add = ({ passed = 0, failed = 0, skipped = 0, failures: found = [] }) => {
  failures.push(...found);
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

/** Runs projects of vitest.config.ts, and counts their tests. */
const runProjects = (projects, args = []) => {
  console.log(`\n== ${projects.join(', ')}`);
  const report = join(reports, `${projects[0]}.json`);
  const ok = bin('vitest/vitest.mjs', [
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  addReport(ok, report, readVitest);
};

/** Tests without a browser; the rules and machines alone have to hold the floor of the coverage. */
const runUnit = (picked) => {
  const rest = ['adapters', 'components'];
  if (picked.length > 0) runProjects(['rules and machines', ...rest, 'paths and tools'], picked);
  else {
    runProjects(['rules and machines'], ['--coverage']);
    runProjects(rest);
  }
};

/** Builds a site, beside whatever runs next. */
const build = (name, env = {}, outDir = 'dist') => {
  console.log(`\n== production build, ${name}`);
  const args = ['build', '--logLevel', 'warn', '--outDir', outDir];
  return binBeside('vite/bin/vite.js', args, { ...SAMPLE, ...env });
};

/** Runs browser tests against a site, once it is built. */
const browse = async (name, args, env = {}, outDir = 'dist', building = build(name, env, outDir)) => {
  const built = await building;
  step(built);
  if (!built) return;
  console.log(`\n== ${name}`);
  if (!ensureChromium()) {
    console.error('no Chromium; set CHROMIUM_PATH to one');
    step(false);
    return;
  }
  const report = join(reports, `${name}.json`);
  const ok = bin('@playwright/test/cli.js', ['test', ...args], { ...env, DIST: outDir, TEST_REPORT: report });
  addReport(ok, report, readPlaywright);
};

const [part, ...picked] = process.argv.slice(2);
if (part === 'unit') runUnit(picked);
else if (part === 'browser') await browse('browser', picked);
else if (part === 'variants')
  await browse('variants', ['--grep', '@variant', ...picked], { VARIANTS: 'all' });
else {
  // Pictures are drawn while the static checks leave room for it.
  const content = spawn(process.execPath, ['tools/run.mjs', 'tools/content/content.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...SAMPLE },
  });
  const built = once(content, 'exit');
  for (const { name, passed } of runChecks()) {
    add(passed ? { passed: 1 } : { failed: 1, failures: [{ name, message: 'see above' }] });
  }
  const [status] = await built;
  add(
    status === 0
      ? { passed: 1 }
      : { failed: 1, failures: [{ name: 'sample content', message: 'see above' }] },
  );
  runUnit([]);
  runProjects(['paths and tools', 'script endpoints', 'builds']);
  await browse('browser', []);
  // Whoever edits site.config.ts is to break no test: what names people, places and hours runs unchanged on another one.
  const city = [{ SITE_CONFIG: 'tests/fixtures/other-city.config.ts' }, 'dist-other'];
  // What an office that holds nothing here needs of its policy.
  const variables = JSON.parse(readFileSync(resolve(root, 'tests/fixtures/everything-outside.json'), 'utf8'));
  const outside = [{ ...variables, OUTSIDE: 'all' }, 'dist-outside'];
  // One build leaves a third of two cores idle.
  const cityBuild = build('another city', ...city);
  const outsideBuild = build('everything outside', ...outside);
  // The configurations of deploy/ on the servers that they are for, with the build that was just tested.
  runProjects(['hosts']);
  await browse('browser, another city', ['--grep', '@city'], ...city, cityBuild);
  await browse('browser, everything outside', ['--grep', '@outside'], ...outside, outsideBuild);
}

rmSync(reports, { recursive: true });
if (failures.length > 0) console.log(`\n${failureLines(failures).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);
