// What the tests of a run need: the sample content, and the paths of the machines.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { sampleEnv } from './run.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Makes feeds and pictures of the sample content beside whatever runs next; @returns whether they could be made */
export const buildContent = () => toolBeside('inherit', 'tools/content/content.ts');

/** Makes the paths of the machines, where they changed, beside whatever runs next; @returns whether they could be made */
export const makePaths = () => toolBeside('ignore', 'tools/paths/make-paths.ts', '--missing');

async function toolBeside(output, ...args) {
  const child = spawn(process.execPath, ['tools/run.mjs', ...args], {
    cwd: root,
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, ...sampleEnv() },
  });
  const [status] = await once(child, 'exit');
  return status === 0;
}
