import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve('.');

/** The editor of a copy of the sample content. */
export interface EditedOffice {
  /** The address of the editor. */
  readonly editor: string;
  /** The copy of the content folder. */
  readonly content: string;
  readonly end: () => Promise<void>;
}

/** Runs `npm run edit` for a copy of the sample content. */
export async function editedOffice(): Promise<EditedOffice> {
  const place = await mkdtemp(join(tmpdir(), 'edited-'));
  const content = join(place, 'content');
  await cp('content', content, { recursive: true });
  const editing = run(['tools/run.mjs', 'tools/edit/edit.ts'], { CONTENT_DIR: content, PORT: '0' });
  return {
    editor: await addressOf(editing),
    content,
    end: async () => {
      editing.kill();
      await rm(place, { recursive: true, force: true });
    },
  };
}

const run = (args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production', ...env } });

/** Waits for the line that names an address. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((found, fail) => {
    let said = '';
    const hear = (part: Buffer) => {
      said += part;
      const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(said) ?? [];
      if (address) found(address);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => fail(new Error(`the editor has ended: ${said}`)));
  });
}
