import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createPinnedFetch, type Fetch, pinnedFetch } from '@bupc/content';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  album,
  documentIn,
  galleryOf,
  outcomeOf,
  picture,
  pull,
  startWorld,
  testClock,
  type World,
} from './pull-fixture.ts';
import { answering, json } from './script-host.ts';

let host: World['host'];
let places: World['places'];

beforeEach(async () => {
  ({ host, places } = await startWorld());
});

const PICTURE = await picture(1);
const REFUSED = 'its host is this machine or one of a private network, which is not asked';
const secret = () => `${host.url}/secret.example/admin.png`;

it('asks no private host for a picture, neither directly nor by a redirect nor through the proxy', async () => {
  host.pictures.set('secret.example/admin.png', { data: await picture(1) });
  host.pictures.set('1a', answering(302, { Location: secret() }));
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
    'staff[0].imageUrl: no picture (at localhost): its host is of a private network, which is not asked',
    'staff[1].imageUrl: no picture (at 169.254.169.254): its host is of a private network, which is not asked',
    'staff[2].imageUrl: no picture (at [::1]): its host is of a private network, which is not asked',
    'staff[3].imageUrl: no picture (at 127.0.0.1): its host is of a private network, which is not asked',
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

describe('a feed', () => {
  const FEED = [{ imageUrl: 'https://foto.example/a.png' }];
  const PRIVATE = 'http://isi.example:81/';
  const redirect = (to: string) => answering(302, { Location: to });

  /** Asks this host for everything; one name means an address of its own network. */
  const fetch: Fetch = (url, asked) =>
    url.href === PRIVATE
      ? createPinnedFetch((_name, _options, done) => done(null, [{ address: '10.0.0.7', family: 4 }]))(
          url,
          asked,
        )
      : host.fetch(url, asked);

  async function outcome(first: string) {
    host.hosts.set('feed', json(FEED));
    host.hosts.set('foto.example', answering(200, {}, PICTURE));
    const ports = { ...testClock(host).ports, fetch };
    const report = await pull(host, places, [], { env: { CONTENT_STAFF_URL: first }, ports });
    const { outcome, reason = '' } = outcomeOf(report, 'staff');
    return [outcome, reason.replace(/:\d+\)$/, ')')];
  }

  it('may be at a private host that is configured, also where that redirects within itself', async () => {
    host.hosts.set('first', redirect('/feed'));
    expect(await outcome(`${host.url}/first`)).toEqual(['written', '']);
  });

  it('may be redirected from one public host to another', async () => {
    host.hosts.set('skrip.example', redirect('https://isi-skrip.example/feed'));
    host.hosts.set('isi-skrip.example', json(FEED));
    expect(await outcome('https://skrip.example/exec')).toEqual(['written', '']);
  });

  it.each([
    ['a public host', 'https://skrip.example/exec', 'HOST/feed', 'localhost'],
    ['a private host', 'HOST/first', 'OTHER/feed', '127.0.0.1'],
    ['a public host', 'https://skrip.example/exec', 'http://169.254.169.254/', '169.254.169.254'],
    ['a public host', 'https://skrip.example/exec', 'http://[2002:7f00:1::]/', '[2002:7f00:1::]'],
    ['a public host', 'https://skrip.example/exec', PRIVATE, 'isi.example'],
    ['two public hosts', 'https://dua.example/exec', 'HOST/feed', 'localhost'],
  ])('is not followed from %s (%s) to a private one, %s', async (_, first, to, refused) => {
    const filled = (address: string) =>
      address.replace('HOST', host.url).replace('OTHER', host.url.replace('localhost', '127.0.0.1'));
    host.hosts.set('first', redirect(filled(to)));
    host.hosts.set('skrip.example', redirect(filled(to)));
    host.hosts.set('dua.example', redirect('https://skrip.example/exec'));
    expect(await outcome(filled(first))).toEqual(['none', `${REFUSED} (${refused})`]);
    expect(await documentIn(places, 'staff')).toBeUndefined();
    expect(host.asked.map((asked) => asked.host)).not.toContain('feed');
  });
});
