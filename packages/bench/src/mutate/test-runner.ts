import { TestRunner, test } from 'vitest';

type Source = Parameters<TestRunner['importFile']>[1];

/**
 * Counts a test file that cannot be loaded as a failed test: Stryker reads the results of tests alone, and would find none.
 * @public
 */
// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default class extends TestRunner {
  override async importFile(path: string, source: Source): Promise<void> {
    try {
      await super.importFile(path, source);
    } catch (error) {
      if (source !== 'collect') throw error;
      test('can be loaded', () => {
        throw error;
      });
    }
  }
}
