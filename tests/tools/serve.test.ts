import { afterAll, beforeAll, expect, it } from 'vitest';
import { redirectOf } from '../../tools/serve/steering.mjs';
import { readHeaders, readRedirects } from '../../tools/serve.mjs';
import { HEADERS, type ServedFolder, serveFolder } from './served-folder.ts';

let served: ServedFolder;
beforeAll(async () => {
  served = await serveFolder();
});
afterAll(() => served.stop());

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
  const { status, body, headers } = await served.ask('/home');
  expect({
    status,
    body,
    cache: headers['cache-control'],
    everywhere: headers['x-everywhere'],
    accepts: headers['accept-ranges'],
  }).toEqual({ status: 200, body: 'home', cache: 'no-cache', everywhere: 'yes', accepts: undefined });
});

it('lets a more special rule replace the general one', async () => {
  const { headers } = await served.ask('/assets/a-1.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it.each(['br', 'gzip'])('gives the %s twin to who takes it, also of the missing page', async (encoding) => {
  const asked = async (path: string) => {
    const response = await fetch(`http://localhost:${served.port}${path}`, {
      headers: { 'Accept-Encoding': encoding },
    });
    return [response.headers.get('content-encoding'), await response.text()];
  };
  expect([await asked('/home'), await asked('/nada')]).toEqual([
    [encoding, 'home'],
    [encoding, 'missing'],
  ]);
});

it.each(['/nada', '/_headers', '/_redirects'])(
  'answers %s with the page of what is missing',
  async (path) => {
    const { status, body, headers } = await served.ask(path);
    expect({ status, body, type: headers['content-type'] }).toEqual({
      status: 404,
      body: 'missing',
      type: 'text/html; charset=utf-8',
    });
  },
);
