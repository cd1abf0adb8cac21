// npm run check: everything static. Each step counts as one test in `npm test`.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

const STEPS = [
  ['types', 'typescript/bin/tsc', ['--noEmit']],
  ['types of the service worker', 'typescript/bin/tsc', ['--noEmit', '-p', 'src/worker']],
  ['types of the script endpoints', 'typescript/bin/tsc', ['--noEmit', '-p', 'packages/script-feeds']],
  [
    'types of rules and machines, without a page',
    'typescript/bin/tsc',
    ['--noEmit', '-p', 'src/application'],
  ],
  ['format, lint and walls', '../tools/walls.mjs', []],
  ['features against the floor', '../tools/run.mjs', ['tools/floor/check.ts']],
  ['unused files, exports and dependencies', 'knip/bin/knip.js', ['--no-config-hints']],
];

/** Runs every static check and says which failed. */
export function runChecks() {
  return STEPS.map(([name, bin, args]) => {
    console.log(`\n== ${name}`);
    const { status } = spawnSync(process.execPath, [resolve(root, 'node_modules', bin), ...args], {
      cwd: root,
      stdio: 'inherit',
    });
    return { name, passed: status === 0 };
  });
}

if (import.meta.filename === process.argv[1]) {
  const failed = runChecks().filter(({ passed }) => !passed);
  for (const { name } of failed) console.error(`failed: ${name}`);
  process.exit(failed.length > 0 ? 1 : 0);
}
