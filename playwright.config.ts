import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, engineOfTests, findChromium } from './tools/chromium.mjs';
import { TESTERS_FOLDER } from './tools/testers-build.mjs';

const port = Number(process.env.TEST_PORT || 4273);
const executablePath = findChromium();
// Flows and recordings run in any of the three engines; of the other tests some speak Chromium's own protocol.
const browserName = engineOfTests();

// What only varies or repeats another test runs at night (npm run test:all -- nightly).
const leftOut = process.env.NIGHTLY === 'on' ? [] : [/@variant/];
// What needs a build of its own.
const OTHER_BUILDS = /@outside|@proxy/;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  // `npm test` runs the flows alone.
  projects: [
    { name: 'flows', grep: /@flow/, grepInvert: leftOut },
    { name: 'rest', grepInvert: [/@flow/, OTHER_BUILDS, ...leftOut] },
    { name: 'other builds', grep: OTHER_BUILDS, grepInvert: leftOut },
    // What testers have recorded and saved as tests, each with a trace of a failure.
    // Every path on its page (npm run paths -- replay), with pictures that are compared where a folder of them is named.
    { name: 'paths', testDir: 'tests/paths' },
    { name: 'recordings', testDir: 'qa/recordings', use: { trace: 'retain-on-failure' } },
  ],
  fullyParallel: true,
  // A page waits for frames and files more than it computes: three at a time take a tenth less than two, on two cores.
  workers: 3,
  retries: 0,
  // A wait ends with its condition; a busy machine is slow, not wrong. The first drawing of a map takes five seconds of a
  // processor without graphics, and three pages may share half of one.
  timeout: 240_000,
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { pathTemplate: `${process.env.PICTURES}/{arg}{ext}` },
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/trees/{arg}{ext}' },
  },
  reporter: process.env.TEST_REPORT
    ? [['line'], ['json', { outputFile: process.env.TEST_REPORT }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Tests answer requests themselves; what goes through a worker would not reach them.
    serviceWorkers: 'block',
    browserName,
    ...(browserName === 'chromium' && {
      launchOptions: { ...(executablePath && { executablePath }), args: CHROMIUM_ARGS },
    }),
  },
  webServer: {
    command: 'node tools/serve.mjs',
    env: { PORT: String(port), DIST: process.env.DIST || TESTERS_FOLDER },
    url: `http://localhost:${port}/home`,
    reuseExistingServer: false,
  },
});
