import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Files of a worker share what they import: the tests leave nothing behind, and importing is most of their time. */
const project = (
  name: string,
  include: string[],
  environment: 'node' | 'jsdom',
  setupFiles: string[] = [],
) => ({
  extends: true as const,
  test: { name, include, environment, setupFiles, isolate: false, testTimeout: 30_000 },
});

export default defineConfig({
  plugins: [react()],
  test: {
    pool: 'threads',
    projects: [
      project('inspector', ['tests/**/*.test.ts'], 'node'),
      project('inspector, drawn', ['tests/**/*.test.tsx'], 'jsdom', ['tests/setup.ts']),
    ],
  },
});
