import { resolve } from 'node:path';
import { build } from 'vite';
import type { Shell } from './page.ts';

/**
 * Builds src/boot/boot.ts to one small classic script.
 * @param shell where it imports the application from, and what that imports
 */
export async function buildBoot(root: string, { entry, preloads }: Shell): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __MAIN__: JSON.stringify(entry), __PRELOADS__: JSON.stringify(preloads) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: resolve(root, 'src/boot/boot.ts'), output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    const chunk = 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined;
    if (chunk?.type === 'chunk') return chunk.code.trim();
  }
  throw new Error('the boot script was not built');
}
