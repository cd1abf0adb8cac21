// The build with the testers' tools: npm start serves it, and npm test tests it. `npm run build` has a folder of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { forgetBuiltFrom, isBuiltFrom, noteBuiltFrom, stampOf } from './build-stamp.mjs';
import { endTogether } from './serve/end-together.mjs';
import { finishBehind, isUnfinished } from './serve/finish.mjs';

/** Its folder. */
export const TESTERS_FOLDER = 'dist-testers';

const root = resolve(import.meta.dirname, '..');

const stampWith = (env) => stampOf(root, { ...process.env, ...env });

/**
 * Says whether a folder has the build of what the project is now, though it may not be finished.
 * @param {string} dist
 * @param {Readonly<Record<string, string>>} env variables of the build
 */
export const isBuilt = (dist, env = {}) => isBuiltFrom(dist, stampWith(env));

/**
 * Builds a folder.
 * @param {string} dist
 * @param {{ env?: Readonly<Record<string, string>>, isDeferring?: boolean }} options isDeferring: what a first look does not
 *   need is deferred, see serve/finish.mjs
 * @returns {Promise<number>} the status with which the build ended
 */
export async function buildForTesters(dist, { env = {}, isDeferring = false } = {}) {
  const stamp = stampWith(env);
  forgetBuiltFrom(dist);
  const args = ['tools/vite.mjs', 'build', '--logLevel', 'warn', '--outDir', dist];
  const builder = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, TESTERS: 'on', DEFER: isDeferring ? 'on' : '' },
  });
  endTogether(builder);
  const [status] = await once(builder, 'exit');
  if (status === 0) noteBuiltFrom(dist, stamp);
  return status ?? 1;
}

/**
 * Makes a whole build where it is not there.
 * @returns {Promise<boolean>} whether it is there
 */
export async function ensureBuilt(dist, env = {}) {
  if (!isBuilt(dist, env)) return (await buildForTesters(dist, { env })) === 0;
  if (!isUnfinished(dist)) return true;
  return finishBehind(root, resolve(root, dist), () => undefined).ended;
}
