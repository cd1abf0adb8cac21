import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ensureProgram } from '../../tools/deploy/host-servers.mjs';
import { writeBuild } from './hosted.ts';

const upload = resolve(import.meta.dirname, '../../deploy/object-store/upload.sh');
const FILES = {
  _headers: '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects: '/ /home 302\n',
  'sw.js': 'worker',
  'home.html': 'home',
  'home.html.br': 'twin',
  'assets/a-1.js': 'script',
};

/** Takes what is put into it, as S3 does; gives each key with its headers, in their order. */
async function startStore(): Promise<{ port: number; uploaded: string[]; stop: () => Promise<void> }> {
  const uploaded: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const key = (request.url ?? '').replace(/\?.*/, '');
    if (request.method !== 'PUT') {
      response.writeHead(404).end();
      return;
    }
    const { 'content-type': type, 'cache-control': cache } = request.headers;
    uploaded.push(`${key}: ${type}; ${cache}`);
    response.writeHead(200, { ETag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { port: (server.address() as AddressInfo).port, uploaded, stop };
}

const missing = ensureProgram('rclone');

describe.skipIf(missing !== undefined)(
  `upload.sh${missing === undefined ? '' : ` is not tried: ${missing}`}`,
  () => {
    it('puts each file under its addresses, with its headers, pages after what they ask for', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'bupc-upload-'));
      const store = await startStore();
      try {
        await writeBuild(folder, FILES);
        await promisify(execFile)(upload, ['store:kota', folder], {
          env: {
            PATH: process.env.PATH,
            HOME: folder,
            RCLONE: 'rclone --config /dev/null --transfers 1 --s3-no-check-bucket --s3-no-head --retries 1',
            RCLONE_CONFIG_STORE_TYPE: 's3',
            RCLONE_CONFIG_STORE_PROVIDER: 'Other',
            RCLONE_CONFIG_STORE_ENDPOINT: `http://127.0.0.1:${store.port}`,
            RCLONE_CONFIG_STORE_ACCESS_KEY_ID: 'id',
            RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY: 'key',
          },
        });
      } finally {
        await store.stop();
        rmSync(folder, { recursive: true });
      }
      const [first, ...later] = store.uploaded;
      const html = 'text/html; charset=utf-8; no-cache';
      expect([first, later.splice(-1), later.sort()]).toEqual([
        '/kota/assets/a-1.js: text/javascript; charset=utf-8; public, max-age=31536000, immutable',
        ['/kota/sw.js: text/javascript; charset=utf-8; no-cache'],
        [`/kota/home.html: ${html}`, `/kota/home: ${html}`],
      ]);
    });
  },
);
