import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createPinnedFetch, pinnedFetch } from '@bupc/content/pull/pinned-fetch.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { album, galleryOf, picture, pull, temporaryPlaces } from './pull-fixture.ts';
import { type ScriptHost, startScriptHost } from './script-host.ts';

let host: ScriptHost;
let places: Awaited<ReturnType<typeof temporaryPlaces>>;

beforeEach(async () => {
  host = await startScriptHost();
  places = await temporaryPlaces();
});
afterEach(async () => {
  await host.close();
  await places.remove();
});

const REFUSED = 'its host is this machine or one of a private network, which is not asked for pictures';
const secret = () => `${host.url}/secret.example/admin.png`;

it('asks no private host for a picture, neither directly nor by a redirect nor through the proxy', async () => {
  host.pictures.set('secret.example/admin.png', { data: await picture(1) });
  host.pictures.set('1a', (response) => response.writeHead(302, { Location: secret() }).end());
  host.give('gallery', galleryOf([album('Rapat', ['1a'])]));
  host.give('staff', [
    { imageUrl: secret() },
    { imageUrl: 'http://169.254.169.254/latest/meta-data/' },
    { imageUrl: 'http://[::1]/a.png' },
    { imageUrl: 'http://2130706433/a.png' },
  ]);
  const report = await pull(host, places, ['gallery', 'staff'], { allowShrink: true });
  expect(
    report.feeds.flatMap(({ lines }) => lines.map((line) => line.replace(/localhost:\d+/g, 'localhost'))),
  ).toEqual([
    `gallery[0].images[0] 'Rapat': no picture (file 1a): localhost: ${REFUSED}`,
    'staff[0].imageUrl: no picture (at localhost): its host is of a private network, which is not asked for pictures',
    'staff[1].imageUrl: no picture (at 169.254.169.254): its host is of a private network, which is not asked for pictures',
    'staff[2].imageUrl: no picture (at [::1]): its host is of a private network, which is not asked for pictures',
    'staff[3].imageUrl: no picture (at 127.0.0.1): its host is of a private network, which is not asked for pictures',
  ]);
  expect(host.asked.map((asked) => asked.picture)).toEqual(['1a']);
});

it('asks a private host that who runs the pull has named', async () => {
  host.pictures.set('secret.example/admin.png', { data: await picture(1) });
  host.give('staff', [{ imageUrl: secret() }]);
  const { feeds } = await pull(host, places, ['staff'], { privateHosts: [new URL(host.url).host] });
  expect(feeds[0]?.pictures).toEqual({ had: 0, new: 1, missing: 0 });
});

const request = (mayBePrivate: boolean) => ({
  headers: {},
  signal: new AbortController().signal,
  mayBePrivate,
});

it('connects to no name that means a private address, even beside a public one', async () => {
  const found: string[] = [];
  const ask = createPinnedFetch((name, _options, done) => {
    found.push(name);
    done(null, [
      { address: '93.184.216.34', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]);
  });
  const url = new URL(host.url.replace('localhost', 'rebind.example'));
  await expect(ask(url, request(false))).rejects.toThrow(REFUSED);
  expect(found).toEqual(['rebind.example']);
});

it('reads what is compressed, and fails on what is cut off', async () => {
  const server = createServer(({ url }, response) => {
    if (url === '/zip') {
      const body = gzipSync('hello');
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(body);
    } else {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('half', () => response.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = (path: string) => new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const zipped = await pinnedFetch(at('/zip'), request(true));
  expect(await zipped.text()).toBe('hello');
  const cut = await pinnedFetch(at('/cut'), request(true));
  await expect(cut.text()).rejects.toThrow();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
