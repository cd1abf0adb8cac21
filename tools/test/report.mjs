// Reads what the runners report: counts, and of each failed test its name and why, for the end of the run.

const LINES = 30;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with it
const COLOUR = /\u001b\[[0-9;]*m/g;

/** Gives the beginning of a failure's message, without colours. */
const shortened = (message = '') => message.replace(COLOUR, '').trim().split('\n').slice(0, LINES).join('\n');

const failure = (name, message) => ({ name, message: shortened(message) });

/**
 * Reads the JSON report of Vitest.
 * @returns counts, and the failed tests; a file that could not run is one
 */
export function readVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => failure(`${name}: ${fullName}`, failureMessages[0])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...failed, ...broken.map(({ name, message }) => failure(name, message))],
  };
}

/**
 * @typedef {{ file: string, line: number, title: string, ok: boolean, tests: { status: string, results: { errors?: { message?: string }[] }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

/**
 * Reads the JSON report of Playwright.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, suites?: Suite[], errors?: { message?: string }[] }} report
 * @returns counts, and the failed tests; one that passed at another try has failed
 */
export function readPlaywright({ stats, suites = [], errors = [] }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failed = suites.flatMap(specs).filter(({ ok, tests }) => !ok || tests.some(isFlaky));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...failed.map(({ file, line, title, tests }) => {
        const results = tests.flatMap((test) => test.results);
        const reasons = results.flatMap((result) => result.errors ?? []);
        return failure(`${file}:${line} ${title}`, reasons.map(({ message }) => message).join('\n'));
      }),
      ...errors.map(({ message }) => failure('before the tests', message)),
    ],
  };
}

const isFlaky = ({ status }) => status === 'flaky';

/** Writes failed tests down, to be read without what stood before. */
export const failureLines = (failures) =>
  failures.flatMap(({ name, message }) => [
    `failed: ${name}`,
    ...message.split('\n').map((line) => `  ${line}`),
  ]);
