import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readDeployment } from './src/adapters/deployment/deployment.ts';
import { markedTexts } from './tests/language/marked-texts.ts';
import { cityModules } from './tools/city/city-modules.ts';

/** What runs the whole production build: part of `npm test` alone. */
const BUILDS = ['tests/tools/build.test.ts'];

/** What makes the content of whole folders: it takes as long as all the rest. */
const CONTENT = ['tests/content/**/*.test.ts', 'tests/tools/{content,edit,share}/**/*.test.ts'];

/** A group of tests; 'rules and machines' alone have to hold the floor of the coverage. */
const project = (
  name: string,
  include: string[],
  settings: { environment?: string; setupFiles?: string[]; globalSetup?: string[]; exclude?: string[] } = {},
) => ({
  extends: true as const,
  // Longer than any test takes on a machine that is busy with something else.
  // Files of a worker share what they import: the tests leave nothing behind, and importing is most of their time.
  test: { name, include, isolate: false, testTimeout: 30_000, ...settings },
});

const deployment = readDeployment({});

export default defineConfig({
  plugins: [react(), cityModules(process.env)],
  // The rules that packages/script-feeds is handed, as its build does.
  resolve: { alias: { '#site-rules': resolve('script-feeds.config.ts') } },
  define: { __DEPLOYMENT__: JSON.stringify(deployment), __QA__: 'true' },
  test: {
    // What tools say is compared in the developers' language; tests/tools/content/language.test.ts holds the other.
    env: { BAHASA: 'en' },
    globalSetup: ['tests/content-setup.ts'],
    maxWorkers: '100%',
    pool: 'threads',
    coverage: {
      include: ['src/domain/**', 'src/application/**'],
      // A catalogue of texts is held by the tests of what shows it.
      exclude: ['src/domain/*/texts.ts', 'src/domain/map/{place,catalogue}-texts.ts'],
      reporter: ['text-summary'],
      thresholds: { statements: 98, branches: 95, functions: 98, lines: 98 },
    },
    projects: [
      project('rules and machines', ['tests/{domain,application}/**/*.test.ts']),
      project('adapters', ['tests/{adapters,worker,qa}/**/*.test.ts', 'tests/*.test.ts']),
      project('components', ['tests/ui/**/*.test.tsx'], {
        environment: 'jsdom',
        setupFiles: ['tests/ui/setup.ts'],
      }),
      project('paths and tools', ['tests/{content,tools}/**/*.test.ts'], {
        exclude: [...BUILDS, ...CONTENT],
        globalSetup: ['tests/paths-setup.ts'],
      }),
      './packages/inspector/vitest.config.ts',
      project('content', CONTENT),
      project('script endpoints', ['tests/script-feeds/*.test.ts']),
      {
        ...project('second language', ['tests/language/*.test.tsx'], {
          environment: 'jsdom',
          setupFiles: ['tests/ui/setup.ts'],
        }),
        plugins: [markedTexts()],
      },
      project('builds', BUILDS),
      project('hosts', ['tests/hosts/**/*.test.ts'], { globalSetup: ['tests/hosts/programs-setup.ts'] }),
    ],
  },
});
