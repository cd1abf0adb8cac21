import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { serve } from '../../tools/serve.mjs';
import { type ServedFolder, serveFolder, writeBuild } from './served-folder.ts';

let served: ServedFolder;
beforeAll(async () => {
  served = await serveFolder();
});
afterAll(() => served.stop());

const stillServes = async () => (await served.ask('/home')).status;

describe('an address that no file has', () => {
  it.each([
    ['/%', 400],
    ['/%zz', 400],
    ['/%c3%28', 400],
    ['/a%00.html', 400],
    ['/..%2fsecret.txt', 400],
    ['/..%5csecret.txt', 400],
    ['/assets%2fa-1.js', 400],
    ['//home', 404],
    ['/home.html/a', 404],
  ])('%s is refused with %i, and the next is served', async (path, status) => {
    expect((await served.ask(path)).status).toBe(status);
    expect(await stillServes()).toBe(200);
  });

  it('is kept by nobody, under /assets either', async () => {
    const { status, headers } = await served.ask('/assets/gone.js');
    expect([status, headers['cache-control'], headers['x-everywhere']]).toEqual([404, 'no-store', 'yes']);
  });

  it('leads to no file outside, by a link either', async () => {
    await symlink(join(served.dist, '../secret.txt'), join(served.dist, 'keluar.txt'));
    expect((await served.ask('/keluar.txt')).status).toBe(404);
  });
});

it('answers what is still being made when it is made, with its own headers', async () => {
  const asked: string[] = [];
  const sockets: Socket[] = [];
  const unfinished = await serveFolder(async (dist, path) => {
    // A visitor who waits is not gone.
    asked.push(`${path}, idle for at most ${sockets.at(-1)?.timeout}`);
    if (path !== 'media/peta.avif') return false;
    await mkdir(join(dist, 'media'));
    await writeFile(join(dist, path), 'avif');
    return true;
  });
  unfinished.server.on('connection', (socket) => sockets.push(socket));
  const [made, missing] = [
    await unfinished.ask('/media/peta.avif'),
    await unfinished.ask('/media/lain.avif'),
  ];
  await unfinished.stop();
  expect([made.status, made.body, made.headers['content-type'], missing.status, asked]).toEqual([
    200,
    'avif',
    'image/avif',
    404,
    ['media/peta.avif, idle for at most 0', 'media/lain.avif, idle for at most 0'],
  ]);
});

it.each([
  ['/', 'GET', 302],
  ['*', 'OPTIONS', 405],
  ['*', 'GET', 400],
])('answers %s, asked by %s, with %i and the headers of everything', async (path, method, status) => {
  const answer = await served.ask(path, {}, method);
  expect([answer.status, answer.headers['x-everywhere']]).toEqual([status, 'yes']);
});

it('keeps the connection, and spends no header on saying so', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const asked = () =>
    new Promise<{ said: unknown[]; isReused: boolean }>((resolve, reject) => {
      const sent = request({ port: served.port, path: '/home', agent }, (response) => {
        const { connection, 'keep-alive': time } = response.headers;
        response.resume().on('end', () => resolve({ said: [connection, time], isReused: sent.reusedSocket }));
      });
      sent.on('error', reject).end();
    });
  const none = [undefined, undefined];
  expect([await asked(), await asked()]).toEqual([
    { said: none, isReused: false },
    { said: none, isReused: true },
  ]);
  agent.destroy();
});

describe('what a visitor has already', () => {
  it('is not sent again', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await served.ask('/home')).headers;
    const statuses = [];
    for (const headers of [
      { 'If-None-Match': etag },
      { 'If-None-Match': `"a", W/${etag}` },
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': modified },
    ]) {
      const answer = await served.ask('/home', headers);
      statuses.push([answer.status, answer.body, answer.headers.etag === etag]);
    }
    expect(statuses).toEqual(Array(4).fill([304, '', true]));
  });

  it('is sent again where it has changed', async () => {
    const modified = (await served.ask('/home')).headers['last-modified'] ?? '';
    const answers = await Promise.all([
      served.ask('/home', { 'If-None-Match': '"a"', 'If-Modified-Since': modified }),
      served.ask('/home', { 'If-Modified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' }),
      served.ask('/home', { 'If-Modified-Since': 'yesterday' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

it.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['GZIP, BR', 'br'],
  ['deflate', undefined],
])('answers Accept-Encoding: %s with %s', async (accepted, encoding) => {
  const { headers } = await served.ask('/home', { 'Accept-Encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
});

it.each([
  ['/?a=1?b=2&c', '/home?a=1?b=2&c'],
  ['/dulu', '/home?dari=dulu'],
  ['/dulu?a=1', '/home?dari=dulu&a=1'],
])('redirects %s to %s', async (from, to) => {
  const { status, headers } = await served.ask(from);
  expect([status, headers.location]).toEqual([302, to]);
});

it('takes an address with its host', async () => {
  expect((await served.ask('http://localhost/home')).status).toBe(200);
});

it('outlives a second build, and serves it', async () => {
  const other = await serveFolder();
  const before = await other.ask('/home');
  await rm(other.dist, { recursive: true });
  const between = await other.ask('/home');
  await mkdir(other.dist);
  await writeBuild(other.dist, 'second home, another length');
  await writeFile(join(other.dist, '_headers'), '/*\n  X-Build: second, and longer\n');
  await writeFile(join(other.dist, '_redirects'), '/ /home 301\n/lama /home\n');
  const after = await other.ask('/home');
  const redirected = await other.ask('/lama');
  await other.stop();
  expect([before, between, after, redirected].map(({ status, body }) => [status, body])).toEqual([
    [200, 'home'],
    [404, 'Not found\n'],
    [200, 'second home, another length'],
    [302, ''],
  ]);
  expect([between.headers['x-everywhere'], after.headers['x-build'], after.headers['x-everywhere']]).toEqual([
    'yes',
    'second, and longer',
    undefined,
  ]);
});

it('answers a request that goes wrong with 500, tells of it, and serves the next', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const other = await serveFolder();
  await writeFile(join(other.dist, '_headers'), '/home\n  Bad Name: x\n');
  const answers = [await other.ask('/home'), await other.ask('/film.mp4')];
  await other.stop();
  const lines = logged.mock.calls.map(([line]) => String(line));
  logged.mockRestore();
  expect(answers.map(({ status }) => status)).toEqual([500, 200]);
  expect(lines).toEqual([expect.stringMatching(/^GET \/home: .*Bad Name/)]);
});

it('outlives what is no HTTP', async () => {
  const socket = connect(served.port, '127.0.0.1');
  const answer = await new Promise<string>((done) => {
    socket.once('data', (bytes) => done(String(bytes)));
    socket.write('\u0000\u0001 nonsense\r\n\r\n');
  });
  socket.destroy();
  expect(answer).toMatch(/^HTTP\/1.1 400/);
  expect(await stillServes()).toBe(200);
});

describe('where it listens', () => {
  it('is this machine alone, unless told otherwise', async () => {
    const { address } = served.server.address() as { address: string };
    expect(address).toBe('127.0.0.1');
  });

  it('is the host that it is given', async () => {
    const open = await serve({ dist: served.dist, port: 0, host: '0.0.0.0' });
    const { address } = open.address() as { address: string };
    await new Promise((closed) => open.close(closed));
    expect(address).toBe('0.0.0.0');
  });

  it('refuses a folder that holds no build', async () => {
    await expect(serve({ dist: join(served.dist, 'nada'), port: 0 })).rejects.toThrow(
      `There is no build in ${join(served.dist, 'nada')}; npm run build makes one.`,
    );
  });
});
