import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'work-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'the work folder of an import is gone after %s',
  async (signal) => {
    const child = spawn(process.execPath, ['tools/run.mjs', 'tests/fixtures/tools/stays-open.ts'], {
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [work] = await once(createInterface({ input: child.stdout }), 'line');
    expect(readdirSync(folder)).toEqual([basename(work)]);
    child.kill(signal);
    expect((await once(child, 'exit'))[1]).toBe(signal);
    await expect.poll(() => readdirSync(folder), { timeout: 10_000 }).toEqual([]);
  },
);
