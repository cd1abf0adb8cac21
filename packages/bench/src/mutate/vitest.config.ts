import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start the whole site; most mutants have failed another test before these are loaded. */
const WHOLE_SITE = /\/tests\/application\/(?:connectors\/|machines\.)/;

/** Puts the tests that take long to load last; the others keep the order that vitest gives them. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => WHOLE_SITE.test(moduleId);
    return [...sorted.filter((file) => !isSlow(file)), ...sorted.filter(isSlow)];
  }
}

/**
 * The tests that the part `mutate` runs for each mutant: those of the rules and machines, without a plugin.
 * @public
 */
// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    include: ['tests/{domain,application}/**/*.test.ts'],
    isolate: false,
    runner: 'packages/bench/src/mutate/test-runner.ts',
    testTimeout: 30_000,
    sequence: { sequencer: QuickFirst },
  },
});
