import { spawnSync } from 'node:child_process';
import type { BenchSite } from '@bupc/bench';
import { INTERACTIONS } from './tests/bench/interactions.ts';
import { MAP_INTERACTIONS } from './tests/bench/map-interactions.ts';
import { noteHydrated } from './tests/bench/note-hydrated.ts';
import { OPENINGS } from './tests/bench/openings.ts';
import { RULES } from './tests/bench/rules/rules.ts';
import { compressFolder } from './tools/build/compress.ts';
import { CHROMIUM_ARGS, ensureChromium, findChromium } from './tools/chromium.mjs';
import { serve } from './tools/serve.mjs';

/** Runs a script with Node, its output in sight, and ends as it ends. */
const script =
  (...words: readonly string[]) =>
  (args: readonly string[]): void => {
    const { status } = spawnSync(process.execPath, [...words, ...args], { stdio: 'inherit' });
    process.exitCode = status ?? 1;
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
    search: script('tools/run.mjs', 'tests/bench/search.ts'),
    map: script('tests/bench/map/map.mjs'),
    mutate: script(
      'node_modules/@stryker-mutator/core/bin/stryker.js',
      'run',
      'packages/bench/stryker.config.json',
    ),
  },
};
