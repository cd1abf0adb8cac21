// One run of tests: its parts one after the other, what each took, what failed, and one closing line over all of them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin as runBin } from '../bin.mjs';
import { TESTERS_FOLDER } from '../testers-build.mjs';
import { failureLines } from './report.mjs';

// Tests are of the code with the testers' tools, on the sample content, whatever content this machine builds.
const SAMPLE = {
  VITE_QA: 'on',
  CONTENT_DIR: 'content',
  DIST: TESTERS_FOLDER,
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => /^CONTENT_\w+_URL$/.test(name))
      .map((name) => [name, '']),
  ),
};

/** The environment of every program of a run: the sample content. */
export const sampleEnv = (env = {}) => ({ ...SAMPLE, ...env });

/** Runs a program of node_modules on the sample content; @returns whether it ended well */
export const bin = (name, args, env = {}) => runBin(name, args, sampleEnv(env));

const clock = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

/** Counts which parts of a run passed and failed, and reports each as it begins and ends. */
export class TestRun {
  #total = { passed: 0, failed: 0, skipped: 0 };
  // Failures are printed again at the end, since a log may be cut to its last lines.
  #failures = [];
  #start = Date.now();
  #reports = mkdtempSync(join(tmpdir(), 'bupc-test-'));

  /** Adds counts of what was run. */
  add({ passed = 0, failed = 0, skipped = 0, failures = [] }) {
    this.#failures.push(...failures);
    this.#total.passed += passed;
    this.#total.failed += failed;
    this.#total.skipped += skipped;
  }

  /** Adds something that passes or fails as a whole. */
  step(name, passed) {
    this.add(passed ? { passed: 1 } : { failed: 1, failures: [{ name, message: 'see above' }] });
  }

  /** The path of a report that a runner is to write. */
  reportOf(name) {
    return join(this.#reports, `${name.replace(/\W+/g, '-')}.json`);
  }

  /** Reads a runner's report; a runner that failed without one, or without a failure in it, counts as one. */
  addReport(name, ok, read) {
    let counts = { failed: 1, failures: [{ name, message: 'there is no report' }] };
    try {
      counts = read(JSON.parse(readFileSync(this.reportOf(name), 'utf8')));
      if (!ok && counts.failed === 0) {
        counts = { ...counts, failed: 1, failures: [{ name, message: 'the runner failed' }] };
      }
    } catch (error) {
      console.error(`no report: ${error.message}`);
    }
    this.add(counts);
    return counts;
  }

  /**
   * Runs parts one after the other.
   * @param {readonly (readonly [name: string, run: () => unknown])[]} parts
   */
  async parts(parts) {
    for (const [index, [name, run]] of parts.entries()) {
      console.log(`\n== [${index + 1} of ${parts.length}] ${name} (${clock(Date.now() - this.#start)})`);
      const before = { ...this.#total };
      await run();
      const passed = this.#total.passed - before.passed;
      const failed = this.#total.failed - before.failed;
      console.log(`   ${name}: ${passed} passed, ${failed} failed, at ${clock(Date.now() - this.#start)}`);
    }
  }

  /** Says what failed and the counts of all, and ends the process with them. */
  end() {
    rmSync(this.#reports, { recursive: true });
    const { passed, failed, skipped } = this.#total;
    if (this.#failures.length > 0) console.log(`\n${failureLines(this.#failures).join('\n')}`);
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
    process.exit(failed > 0 || passed === 0 ? 1 : 0);
  }
}
