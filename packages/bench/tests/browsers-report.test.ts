import { expect, test } from 'vitest';
import {
  cell,
  figures,
  inColumns,
  type Outcome,
  page,
  type Run,
  reasons,
  table,
} from '../src/browsers/report.ts';

const outcome = (over: Partial<Outcome>): Outcome => ({
  flow: 'page: /home',
  engine: 'firefox',
  size: 'desk',
  state: 'passed',
  ...over,
});

const RUN: Run = {
  date: '2026-11-22',
  tried: [
    { engine: 'chromium', version: 'Chromium 156', driver: 'Playwright' },
    { engine: 'firefox', version: 'Firefox 153', driver: 'BiDi' },
    { engine: 'webkit', missing: 'not installed here; apt-get install webkit2gtk-driver' },
  ],
  outcomes: [
    outcome({ engine: 'chromium' }),
    outcome({ engine: 'chromium', size: 'phone' }),
    outcome({}),
    outcome({ size: 'phone', state: 'failed', reason: 'no heading' }),
    outcome({ flow: 'video', state: 'not possible', reason: 'no codec' }),
    outcome({ flow: 'video', size: 'phone', state: 'not possible', reason: 'no codec' }),
  ],
};

test.each([
  [[], 'not tried'],
  [[outcome({}), outcome({ size: 'phone' })], 'passed'],
  [[outcome({ state: 'failed' })], 'failed'],
  [[outcome({ size: 'phone', state: 'failed' }), outcome({})], 'phone: failed, desk: passed'],
] as const)('a cell says once what holds at every size (%#)', (outcomes, words) => {
  expect(cell(outcomes)).toBe(words);
});

test('the table has a row for each flow and a column for each browser that is here', () => {
  expect(table(RUN)).toEqual([
    ['flow', 'Chromium 156', 'Firefox 153'],
    ['page: /home', 'passed', 'desk: passed, phone: failed'],
    ['video', 'not tried', 'not possible'],
  ]);
});

test('a reason that holds at both sizes is given once', () => {
  expect(reasons(RUN)).toEqual([
    'firefox, page: /home (phone): failed: no heading',
    'firefox, video (desk, phone): not possible: no codec',
  ]);
});

test('a browser that is not here has no figures', () => {
  expect(figures(RUN)).toEqual([
    {
      engine: 'chromium',
      version: 'Chromium 156',
      driver: 'Playwright',
      passed: 2,
      failed: 0,
      notPossible: 0,
    },
    { engine: 'firefox', version: 'Firefox 153', driver: 'BiDi', passed: 1, failed: 1, notPossible: 2 },
  ]);
});

test('the page names the missing browser, what failed, and the day', () => {
  const text = page(RUN);
  expect(text).toContain('on 2026-11-22');
  expect(text).toContain('- webkit: not installed here; apt-get install webkit2gtk-driver');
  expect(text).toContain('| page: /home | passed | desk: passed, phone: failed |');
  expect(text).toContain('- firefox, page: /home (phone): failed: no heading');
});

test('columns are as wide as their widest text', () => {
  expect(
    inColumns([
      ['flow', 'Firefox'],
      ['a long one', 'passed'],
    ]),
  ).toBe('flow        Firefox\na long one  passed');
});
