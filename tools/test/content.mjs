// The sample content of a run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { sampleEnv } from './run.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Makes feeds and pictures of the sample content beside whatever runs next; @returns whether they could be made */
export async function buildContent() {
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/content/content.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...sampleEnv() },
  });
  const [status] = await once(child, 'exit');
  return status === 0;
}
