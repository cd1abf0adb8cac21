import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { finishBehind } from '../../tools/serve/finish.mjs';
import { serve } from '../../tools/serve.mjs';

const ROOT = resolve('.');
const FEEDS = resolve('public/content');

/** The editor of a copy of the sample content, and the site that is built of that. */
export interface EditedOffice {
  /** The address of the editor. */
  readonly editor: string;
  /** The copy of the content folder. */
  readonly content: string;
  /** Builds the site of the copy and serves it; gives its address. */
  readonly build: () => Promise<string>;
  readonly end: () => Promise<void>;
}

/** Runs `npm run edit` for a copy of the sample content. */
export async function editedOffice(): Promise<EditedOffice> {
  const place = await mkdtemp(join(tmpdir(), 'edited-'));
  const content = join(place, 'content');
  const dist = join(place, 'dist');
  const feeds = join(place, 'feeds');
  await cp('content', content, { recursive: true });
  const editing = run(['tools/run.mjs', 'tools/edit/edit.ts'], { CONTENT_DIR: content, PORT: '0' });
  let site: Server | undefined;
  let finishing: ReturnType<typeof finishBehind> | undefined;
  return {
    editor: await addressOf(editing),
    content,
    build: async () => {
      await cp(FEEDS, feeds, { recursive: true });
      await ended(
        run(['tools/vite.mjs', 'build', '--outDir', dist, '--logLevel', 'error'], {
          CONTENT_DIR: content,
          DEFER: 'on',
        }),
      );
      finishing = finishBehind(ROOT, dist, () => undefined);
      site = await serve({ dist, port: 0, made: finishing.made });
      const address = site.address();
      return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
    },
    end: async () => {
      editing.kill();
      finishing?.stop();
      site?.closeAllConnections();
      site?.close();
      // A build writes its feeds into public/: those of the sample content are put back.
      if (site) await cp(feeds, FEEDS, { recursive: true });
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

async function ended(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (part) => {
    said += part;
  });
  child.stdout?.resume();
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`it ended with ${status}: ${said}`);
}
