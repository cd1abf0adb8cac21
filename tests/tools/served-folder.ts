import { readdirSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serve } from '../../tools/serve.mjs';

export const HEADERS = `# a comment
/*
  X-Everywhere: yes
  Content-Security-Policy: default-src 'none'; img-src 'self' data:

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

/** Writes a file of the folder with its compressed twins. */
export async function writeWithTwins(dist: string, name: string, content: string): Promise<void> {
  await writeFile(join(dist, name), content);
  await writeFile(join(dist, `${name}.br`), brotliCompressSync(content));
  await writeFile(join(dist, `${name}.gz`), gzipSync(content));
}

/** Writes a small build into a folder that is there. */
export async function writeBuild(dist: string, home = 'home'): Promise<void> {
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, '_headers'), HEADERS);
  await writeFile(join(dist, '_redirects'), '/ /home 302\n/dulu /home?dari=dulu 302\n');
  await writeFile(join(dist, 'panduan.pdf'), '%PDF-');
  await writeFile(join(dist, 'film.mp4'), '0123456789'.repeat(100));
  await writeFile(join(dist, '.rahasia'), 'hidden');
  await writeWithTwins(dist, 'home.html', home);
  await writeWithTwins(dist, '404.html', 'missing');
  await writeWithTwins(dist, 'assets/a-1.js', 'script');
}

/** What a request got. */
export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A served folder of its own, and what asks it: `ask` sends the address as it is, without tidying it up. */
export interface ServedFolder {
  readonly dist: string;
  readonly server: Server;
  readonly port: number;
  readonly ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** How long to wait for what comes by itself, on a busy machine. */
export const PATIENCE = { timeout: 15_000 };

/** Gives the files of a folder that this process has open; Linux alone tells. */
export function openFilesIn(folder: string): string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const file = readlinkSync(`/proc/self/fd/${fd}`);
      return file.startsWith(folder) ? [file] : [];
    } catch {
      return [];
    }
  });
}

/**
 * Writes a small build beside a file that must not be served, and serves it.
 * @param finish makes what is still missing in the folder, see serve
 */
export async function serveFolder(
  finish?: (dist: string, path: string) => Promise<boolean>,
): Promise<ServedFolder> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'serve-test-')));
  const dist = join(folder, 'dist');
  await mkdir(dist);
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeBuild(dist);
  const server: Server = await serve({
    dist,
    port: 0,
    ...(finish && { made: (path: string) => finish(dist, path) }),
  });
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    dist,
    server,
    port,
    ask: (path, headers = {}, method = 'GET') => ask(port, path, headers, method),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(folder, { recursive: true });
    },
  };
}

function ask(port: number, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, headers, method, agent: false }, async (response) => {
      done({ status: response.statusCode, headers: response.headers, body: await text(response) });
    })
      .on('error', failed)
      .end();
  });
}
