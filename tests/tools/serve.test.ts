import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { redirectOf } from '../../tools/serve/steering.mjs';
import { readHeaders, readRedirects, serve } from '../../tools/serve.mjs';

const HEADERS = `# a comment
/*
  X-Everywhere: yes
  Content-Security-Policy: default-src 'none'; img-src 'self' data:

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;

let dist: string;
let server: Server;
let origin: string;

const write = async (name: string, text: string) => {
  await writeFile(join(dist, name), text);
  await writeFile(join(dist, `${name}.br`), brotliCompressSync(text));
  await writeFile(join(dist, `${name}.gz`), gzipSync(text));
};

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'serve-test-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, '_headers'), HEADERS);
  await writeFile(join(dist, '_redirects'), '/ /home 302\n');
  await writeFile(join(dist, 'panduan.pdf'), '%PDF-');
  await write('home.html', 'home');
  await write('404.html', 'missing');
  await write('assets/a-1.js', 'script');
  server = await serve({ dist, port: 0 });
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(dist, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, { headers, redirect: 'manual' });
  return {
    status: response.status,
    body: await response.text(),
    header: (name: string) => response.headers.get(name),
  };
}

it('reads rules of headers with their patterns, colons in values kept', () => {
  expect(readHeaders(HEADERS)).toEqual([
    {
      pattern: '/*',
      headers: [
        ['X-Everywhere', 'yes'],
        ['Content-Security-Policy', "default-src 'none'; img-src 'self' data:"],
      ],
    },
    { pattern: '/assets/*', headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
  ]);
});

it('reads redirects, comments and blank lines left out', () => {
  expect(readRedirects('# from to\n/ /home 302\n\n/lama /baru\n')).toEqual([
    { from: '/', to: '/home', status: 302 },
    { from: '/lama', to: '/baru', status: 302 },
  ]);
});

it('reads which file is given out for which query', () => {
  const redirects = readRedirects('/a b=c /d.html 200!\n/a e= /f.html 200!\n/a /g\n');
  expect(redirects).toEqual([
    { from: '/a', to: '/d.html', status: 200, asked: { name: 'b', value: 'c' } },
    { from: '/a', to: '/f.html', status: 200, asked: { name: 'e', value: '' } },
    { from: '/a', to: '/g', status: 302 },
  ]);
  const to = (query: string) => redirectOf(redirects, '/a', query)?.to;
  expect(['b=c', 'x=1&b=c&e', 'b=C', 'e', 'e=', 'e=true', 'e=false', ''].map(to)).toEqual([
    '/d.html',
    '/d.html',
    '/g',
    '/f.html',
    '/f.html',
    '/f.html',
    '/g',
    '/g',
  ]);
  expect(redirectOf(redirects, '/b', 'b=c')).toBeUndefined();
});

it('serves a page at its address without the ending, not cached, with the headers of everything', async () => {
  const { status, body, header } = await get('/home');
  expect({ status, body, cache: header('cache-control'), everywhere: header('x-everywhere') }).toEqual({
    status: 200,
    body: 'home',
    cache: 'no-cache',
    everywhere: 'yes',
  });
});

it('lets a more special rule replace the general one', async () => {
  const { header } = await get('/assets/a-1.js');
  expect(header('cache-control')).toBe('public, max-age=31536000, immutable');
});

it.each(['br', 'gzip'])('gives the %s twin to who takes it, also of the missing page', async (encoding) => {
  const page = await get('/home', { 'Accept-Encoding': encoding });
  const missing = await get('/nada', { 'Accept-Encoding': encoding });
  expect([page.header('content-encoding'), missing.header('content-encoding')]).toEqual([encoding, encoding]);
  expect([page.body, missing.body]).toEqual(['home', 'missing']);
});

it('says of what has no compressed twin that parts of it may be asked for', async () => {
  const whole = await get('/panduan.pdf');
  const part = await get('/panduan.pdf', { Range: 'bytes=1-3' });
  expect([
    whole.header('accept-ranges'),
    whole.header('content-encoding'),
    whole.header('content-length'),
  ]).toEqual(['bytes', null, '5']);
  expect([part.status, part.body, part.header('content-range')]).toEqual([206, 'PDF', 'bytes 1-3/5']);
  expect((await get('/home')).header('accept-ranges')).toBeNull();
});

it('redirects and keeps the query', async () => {
  const { status, header } = await get('/?layanan=utama');
  expect({ status, to: header('location') }).toEqual({ status: 302, to: '/home?layanan=utama' });
});

it.each(['/nada', '/_headers', '/_redirects', '/assets/gone.js'])(
  'answers %s with status 404',
  async (path) => {
    const { status, body, header } = await get(path, { 'Accept-Encoding': 'identity' });
    expect({ status, body, type: header('content-type') }).toEqual({
      status: 404,
      body: 'missing',
      type: 'text/html; charset=utf-8',
    });
  },
);

it('rejects a taken port', async () => {
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await expect(serve({ dist, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
