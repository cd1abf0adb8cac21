import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from '../../tools/test/report.mjs';

describe('the report of Vitest', () => {
  it('gives counts, and each failed test with why, also a file that could not run', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a holds' },
            {
              status: 'failed',
              fullName: 'a breaks',
              failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 2'],
            },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    expect(readVitest(report)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
      failures: [
        { name: 'a.test.ts: a breaks', message: 'expected 1\nto be 2' },
        { name: 'b.test.ts', message: 'no such module' },
      ],
    });
  });
});

describe('the report of Playwright', () => {
  const spec = (title: string, ok: boolean, status: string, errors: { message: string }[] = []) => ({
    file: 'a.spec.ts',
    line: 7,
    title,
    ok,
    tests: [{ status, results: [{ errors }] }],
  });

  it('gives counts, and each failed or unsteady test with why', () => {
    const report = {
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
      suites: [
        {
          specs: [spec('holds', true, 'expected')],
          suites: [
            {
              specs: [
                spec('breaks', false, 'unexpected', [{ message: 'no dialog' }]),
                spec('is unsteady', true, 'flaky', [{ message: 'at first' }]),
              ],
            },
          ],
        },
      ],
      errors: [],
    };
    expect(readPlaywright(report)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 0,
      failures: [
        { name: 'a.spec.ts:7 breaks', message: 'no dialog' },
        { name: 'a.spec.ts:7 is unsteady', message: 'at first' },
      ],
    });
  });
});
