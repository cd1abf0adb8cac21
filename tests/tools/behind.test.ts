import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';

const BEHIND = pathToFileURL('tools/serve/behind.mjs').href;
const PARENT = `
  import { spawn } from 'node:child_process';
  import { endTogether } from '${BEHIND}';
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  endTogether(child);
  console.log(child.pid);
`;

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
  'what runs behind ends with the process that %s ends',
  async (signal) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT]);
    const [line] = await once(parent.stdout, 'data');
    const child = Number(String(line));
    expect(lives(child)).toBe(true);
    const ended = once(parent, 'exit');
    parent.kill(signal);
    expect((await ended)[0]).toBe({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[signal]);
    await vi.waitFor(() => expect(lives(child)).toBe(false), { timeout: 15_000 });
  },
);
