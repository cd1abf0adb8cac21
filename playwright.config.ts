import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tools/chromium.mjs';

const port = Number(process.env.TEST_PORT || 4273);
const executablePath = findChromium();
// Recordings may run in any of the three engines, where Playwright has installed them.
const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
const browserName = ENGINES.find((name) => name === process.env.ENGINE) ?? 'chromium';

// Tests of another build, and what takes long as a whole, run where they are asked for.
const LEFT_OUT = [
  ...(process.env.FAULTS === 'all' ? [] : ['@faults']),
  ...(process.env.OUTSIDE === 'all' ? [] : ['@outside']),
  ...(process.env.VARIANTS === 'all' ? [] : ['@variant']),
];

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  ...(LEFT_OUT.length > 0 && { grepInvert: new RegExp(LEFT_OUT.join('|')) }),
  // `npm test` runs the flows that matter, and what is picked of all the rest.
  projects: [
    { name: 'flows', testMatch: /browser\/[^/]+\.spec\.ts$/ },
    { name: 'picked', testMatch: 'all/*.spec.ts', grep: /@flow/ },
    // What testers have recorded and saved as tests, each with a trace of a failure.
    { name: 'recordings', testDir: 'qa/recordings', use: { trace: 'retain-on-failure' } },
    { name: 'rest', testMatch: 'all/*.spec.ts', grepInvert: new RegExp(['@flow', ...LEFT_OUT].join('|')) },
  ],
  fullyParallel: true,
  // A page waits for frames and files more than it computes: three at a time take a tenth less than two, on two cores.
  workers: 3,
  retries: 0,
  // A wait ends with its condition; a busy machine is slow, not wrong.
  timeout: 90_000,
  expect: {
    timeout: 15_000,
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
    env: { PORT: String(port), DIST: process.env.DIST || 'dist' },
    url: `http://localhost:${port}/home`,
    reuseExistingServer: false,
  },
});
