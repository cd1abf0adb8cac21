import { resolve } from 'node:path';
import { build } from 'vite';
import { BUILD_TARGET } from '../floor/floor.ts';

/**
 * Builds one module, with all that it imports, to one classic script.
 * @param input the module, from the project's root
 * @param constants values by the names that the module knows them by
 * @param target the oldest browsers that are to understand it; those of the floor where none are said
 */
export async function buildScript(
  root: string,
  input: string,
  constants: Readonly<Record<string, unknown>>,
  target: string | string[] = BUILD_TARGET,
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      target,
      modulePreload: false,
      rollupOptions: { input: resolve(root, input), output: { format: 'iife' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    const chunk = 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined;
    if (chunk?.type === 'chunk') return chunk.code.trim();
  }
  throw new Error(`${input} was not built`);
}
