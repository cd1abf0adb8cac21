// Makes what npm start leaves for later: the paths that testers open by address.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBehind } from './behind.mjs';

/** Says whether a served build is for testers and lacks its paths. */
export function lacksPaths(dist) {
  const names = join(dist, 'paths/names.json');
  return existsSync(names) && readFileSync(names, 'utf8') === '[]';
}

/**
 * Makes the paths behind the serving, and puts them into the served build. The next start tries again where that failed.
 * @param {string} root of the project
 * @param {string} dist
 */
export async function finishPaths(root, dist) {
  if (!lacksPaths(dist)) return;
  if (!(await runBehind(root, ['tools/paths/make.ts', '--missing']))) {
    console.error('The paths of the machines could not be made; npm run paths -- make says why.');
    return;
  }
  cpSync(join(root, '.paths'), join(dist, 'paths'), {
    recursive: true,
    filter: (name) => !name.endsWith('.txt'),
  });
}
