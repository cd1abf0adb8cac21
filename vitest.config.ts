import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readDeployment } from './src/adapters/deployment/deployment.ts';
import { chosenCity } from './tools/build/chosen-city.ts';

/** A group of tests; 'rules and machines' alone answer for the coverage of domain and application. */
const project = (name: string, include: string[], environment = 'node', setupFiles: string[] = []) => ({
  extends: true as const,
  // Longer than any test takes on a machine that is busy with something else.
  test: { name, include, environment, setupFiles, testTimeout: 30_000 },
});

export default defineConfig({
  plugins: [react(), chosenCity(process.env)],
  define: { __DEPLOYMENT__: JSON.stringify(readDeployment({})) },
  test: {
    coverage: {
      include: ['src/domain/**', 'src/application/**'],
      reporter: ['text-summary'],
      thresholds: { statements: 98, branches: 95, functions: 98, lines: 98 },
    },
    projects: [
      project('rules and machines', ['tests/{domain,application}/**/*.test.ts']),
      project('adapters and tools', ['tests/{adapters,tools,qa}/**/*.test.ts']),
      project('components', ['tests/{ui,qa/ui}/**/*.test.tsx'], 'jsdom', ['tests/ui/setup.ts']),
      project('sample content', ['content/tests/*.test.ts']),
    ],
  },
});
