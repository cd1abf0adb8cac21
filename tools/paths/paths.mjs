// npm run paths -- {make|take|coverage|replay|visit|walk} [options]: what is done with the paths of the machines.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const COMMANDS = {
  make: ['tools/run.mjs', 'tools/paths/make-paths.ts'],
  take: ['tools/run.mjs', 'tools/paths/make-paths.ts', '--missing', '--take'],
  coverage: ['tools/run.mjs', 'tools/paths/coverage-table.ts'],
  replay: ['tools/paths/replay.mjs'],
  visit: ['tools/paths/visit.mjs'],
  walk: ['tools/run.mjs', 'tools/walk/walk.ts'],
};

const [name = 'make', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) {
  console.error(`there is no '${name}'; there are ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(2);
}
const { status } = spawnSync(process.execPath, [...command, ...args], {
  cwd: resolve(import.meta.dirname, '../..'),
  stdio: 'inherit',
});
process.exit(status ?? 1);
