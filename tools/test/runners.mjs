// The ways to test a part of a run: with Vitest, or in a browser on a build.
import { engineOfTests, ensureEngine } from '../chromium.mjs';
import { freePort } from '../free-port.mjs';
import { ensureBuilt, TESTERS_FOLDER } from '../testers-build.mjs';
import { readPlaywright, readVitest } from './report.mjs';
import { bin, sampleEnv } from './run.mjs';

/** Runs projects of vitest.config.ts, and counts their tests. */
export function runProjects(run, projects, args = [], env = {}) {
  return runVitest(run, projects[0], [...projects.flatMap((name) => ['--project', name]), ...args], env);
}

/** Runs the tests of a package, with the package's own Vitest configuration. */
export function runPackage(run, name, files = []) {
  return runVitest(run, `package ${name}`, ['--root', `packages/${name}`, ...files]);
}

function runVitest(run, name, args, env = {}) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${run.reportOf(name)}`];
  const ok = bin('vitest/vitest.mjs', ['run', ...args, ...report], env);
  return run.addReport(name, ok, readVitest);
}

/**
 * Builds a site beside whatever runs next, unless it was built from all the same.
 * @param env the variables of the build; `outDir` is the folder it is made in
 * @returns whether it was built, once it is
 */
export const build = (env = {}, outDir = TESTERS_FOLDER) => ensureBuilt(outDir, sampleEnv(env));

/**
 * Runs browser tests on a build.
 * @param args of Playwright, such as `--project` and `--grep`
 * @param options dist: the folder of the build, or a promise of whether it could be made; env: the variables of its tests
 */
export async function runBrowser(run, name, args, { dist = TESTERS_FOLDER, built = true, env = {} } = {}) {
  if (!(await built)) return run.step(`${name}: build`, false);
  const missing = ensureEngine();
  if (missing !== undefined) {
    console.error(missing);
    return run.step(`${name}: ${engineOfTests()}`, false);
  }
  const runEnv = { TEST_PORT: String(await freePort()), ...env, DIST: dist, TEST_REPORT: run.reportOf(name) };
  const ok = bin('@playwright/test/cli.js', ['test', ...args], runEnv);
  return run.addReport(name, ok, readPlaywright);
}
