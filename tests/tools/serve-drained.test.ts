import { truncate } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFilesIn, PATIENCE, type ServedFolder, serveFolder } from './served-folder.ts';

const FILM_BYTES = 20_000_000;

let served: ServedFolder;
let socket: Socket;
beforeEach(async () => {
  served = await serveFolder();
  await truncate(join(served.dist, 'film.mp4'), FILM_BYTES);
  socket = connect(served.port, '127.0.0.1');
  socket.on('error', () => undefined);
});
afterEach(async () => {
  socket.destroy();
  await served.stop();
});

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

const openFiles = () => openFilesIn(served.dist).length;

it.runIf(process.platform === 'linux')(
  'opens one file a connection, however many requests wait in it, and none once the visitor is gone',
  async () => {
    let most = 0;
    const seen = vi.fn(() => {
      most = Math.max(most, openFiles());
    });
    served.server.on('request', seen);
    socket.pause();
    socket.write(asking('/film.mp4').repeat(50));
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(50), PATIENCE);
    await vi.waitFor(() => expect(openFiles()).toBeGreaterThan(0), PATIENCE);
    expect([most <= 1, openFiles()]).toEqual([true, 1]);
    socket.destroy();
    await vi.waitFor(() => expect(openFiles()).toBe(0), PATIENCE);
  },
);

it('closes a connection in which more requests wait than any browser sends', async () => {
  const closed = new Promise((done) => socket.once('close', done));
  const seen = vi.fn();
  served.server.on('request', seen);
  socket.resume();
  socket.write(asking('/film.mp4').repeat(20_000));
  await closed;
  expect(seen.mock.calls.length).toBeLessThan(5000);
  expect((await served.ask('/home')).status).toBe(200);
});

it('answers requests that came at once in their order, refusals and all', async () => {
  let answered = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answered += text;
  });
  socket.write(['/home', '/%', '/nada', '/', '/assets/a-1.js'].map(asking).join(''));
  await vi.waitFor(() => expect(answered).toMatch(/script$/), PATIENCE);
  expect([...answered.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '400',
    '404',
    '302',
    '200',
  ]);
});
