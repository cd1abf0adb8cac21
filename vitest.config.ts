import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readDeployment } from './src/adapters/deployment/deployment.ts';

const withoutDom = ['tests/{domain,application,adapters,content,tools,paths}/**/*.test.ts'];

export default defineConfig({
  plugins: [react()],
  define: { __DEPLOYMENT__: JSON.stringify(readDeployment({})) },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules, machines and adapters',
          environment: 'node',
          include: withoutDom,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.tsx'],
          setupFiles: ['tests/ui/setup.ts'],
        },
      },
    ],
  },
});
