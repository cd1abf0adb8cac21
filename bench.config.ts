import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { BenchSite } from '@bupc/bench';
import { createServer, type RunnableDevEnvironment } from 'vite';
import { INTERACTIONS } from './tests/bench/interactions.ts';
import { MAP_INTERACTIONS } from './tests/bench/map-interactions.ts';
import { noteHydrated } from './tests/bench/note-hydrated.ts';
import { OPENINGS } from './tests/bench/openings.ts';
import { RULES } from './tests/bench/rules/rules.ts';
import { compressFolder } from './tools/build/compress.ts';
import { CHROMIUM_ARGS, ensureChromium, findChromium } from './tools/chromium.mjs';
import { cityModules } from './tools/city/city-modules.ts';
import { serve } from './tools/serve.mjs';

/** Runs a script with Node, its output in sight, and ends as it ends. */
const script =
  (...words: readonly string[]) =>
  (args: readonly string[]): void => {
    const { status } = spawnSync(process.execPath, [...words, ...args], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  };

/** Runs a script that imports what the content folder becomes, which tools/run.mjs does not know. */
const withCity =
  (file: string) =>
  async (args: readonly string[]): Promise<void> => {
    const server = await createServer({
      appType: 'custom',
      configFile: false,
      logLevel: 'error',
      plugins: [cityModules(process.env)],
      server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    });
    try {
      const { main } = await (server.environments.ssr as RunnableDevEnvironment).runner.import(resolve(file));
      await main(args);
    } finally {
      await server.close();
    }
  };

/** What `npm run bench -w packages/bench -- {part}` is told of this site. */
export const site: BenchSite = {
  page: '/home',
  noteHydrated,
  serve,
  chromium: () => (ensureChromium() ? { path: findChromium(), args: CHROMIUM_ARGS } : undefined),
  document: 'docs/performance.md',
  compress: compressFolder,
  interactions: [...INTERACTIONS, ...MAP_INTERACTIONS],
  openings: OPENINGS,
  rules: RULES,
  parts: {
    search: withCity('tests/bench/search.ts'),
    map: script('tests/bench/map/map.mjs'),
    mutate: script(
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'packages/bench/stryker.config.json',
    ),
  },
};
