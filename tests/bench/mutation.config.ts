import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import site from '../../vitest.config.ts';

/** Tests that start the whole site; most mutants have failed another test before these are loaded. */
const WHOLE_SITE = /\/tests\/application\/(?:home\/|machines\.)/;

/** Puts the tests that take long to load last; the others keep the order that vitest gives them. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => WHOLE_SITE.test(moduleId);
    return [...sorted.filter((file) => !isSlow(file)), ...sorted.filter(isSlow)];
  }
}

/**
 * The tests that the bench's part `mutate` runs for each mutant: those of the rules and machines, as the site's own
 * configuration reads them.
 * @public
 */
// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  ...site,
  test: {
    env: { BAHASA: 'en' },
    include: ['tests/{domain,application}/**/*.test.ts'],
    isolate: false,
    runner: 'packages/bench/src/mutate/test-runner.ts',
    testTimeout: 30_000,
    sequence: { sequencer: QuickFirst },
  },
});
