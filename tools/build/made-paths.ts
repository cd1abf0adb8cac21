import type { Plugin } from 'vite';
import { makePaths } from '../paths/make-paths.ts';

/** Makes the paths that testers open by address, before a build for them, and before the dev server serves. */
export function madePaths(isForTesters: boolean): Plugin {
  return {
    name: 'made-paths',
    async configResolved({ command }) {
      if (isForTesters && command === 'build') await makePaths();
    },
    async configureServer() {
      await makePaths();
    },
  };
}
