import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'vite';

export type { SiteRules } from './src/rules/site-rules.ts';

const SOURCE = import.meta.dirname;

/** The functions that the script host and its menu call by name. */
export const ENTRIES = ['doGet', 'onOpen', 'rebuild', 'rebuildNow', 'setUpSheets'] as const;

const HEAD = `// Made by packages/script-feeds of the site's project. Do not change it here: it is replaced as a whole.\n`;

/**
 * Builds what is pasted into the script editor: one classic script, whose functions stand at its top level by name,
 * since the editor lists only those.
 * @param rules the path of a module that exports the site's `rules`, see SiteRules
 */
export async function scriptCode(rules: string): Promise<string> {
  const result = await build({
    root: SOURCE,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '#site-rules': rules } },
    build: {
      write: false,
      // The oldest that the host's V8 is known to read; its library ends at ES2020, see tsconfig.json.
      target: 'es2019',
      minify: false,
      modulePreload: false,
      lib: { entry: resolve(SOURCE, 'src/host/main.ts'), formats: ['iife'], name: 'SiteFeeds' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const output of outputs) {
    const chunk = 'output' in output ? output.output.find((file) => file.type === 'chunk') : undefined;
    if (chunk?.type === 'chunk') return `${HEAD}${chunk.code.trim()}\n\n${ENTRIES.map(entry).join('\n')}\n`;
  }
  throw new Error('the script was not built');
}

function entry(name: string): string {
  return `function ${name}(event) {\n  return SiteFeeds.${name}(event);\n}`;
}

/**
 * Writes dist/Code.js.
 * @public run.mjs calls it
 * @param rules see scriptCode
 * @throws Error where there is no such file
 */
export async function writeScript(rules: string): Promise<void> {
  if (!existsSync(rules))
    throw new Error(`there are no rules of a site at ${rules}; name their file behind --`);
  const folder = resolve(SOURCE, 'dist');
  const code = await scriptCode(rules);
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'Code.js'), code);
  console.log(
    `packages/script-feeds/dist/Code.js: ${Math.round(code.length / 1024)} KB. Paste it into the script editor.`,
  );
}
