import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostFiles } from '../../tools/deploy/host-files.ts';
import type { Redirect, Steering } from '../../tools/deploy/steering.ts';
import { type Hosted, hostsHere, release, startHost, writeBuild } from './hosted.ts';

// What _headers and _redirects may say, and those of the site do not.
const BUILD = {
  _headers: `/*
  X-Everywhere: a "b" 'c'
  X-Policy: whole
/assets/*
  Cache-Control: max-age=1, immutable
  X-Policy: short
/assets/one.js
  cache-control: max-age=2
/feed.xml
  Content-Type: application/atom+xml
`,
  _redirects: `/ /home 302
/dulu /home?dari=dulu#news 301
/home a=x.y /b/x.html 200!
/home a=z /b/z.html 200!
/home f= /b/f.html 200!
`,
  'home.html': 'home',
  '404.html': 'missing',
  'b/x.html': 'x',
  'b/z.html': 'z',
  'b/f.html': 'f',
  'assets/one.js': 'one',
  'assets/one-js': 'another',
  'assets/two.js': 'two',
  'feed.xml': 'feed',
};

const EVERYWHERE = `a "b" 'c'`;
/** What is answered to an address, of what the build says of it. */
const ANSWERS = {
  '/home': { body: 'home', 'cache-control': 'no-cache', 'x-everywhere': EVERYWHERE, 'x-policy': 'whole' },
  // Of rules for one header the last counts.
  '/assets/two.js': {
    body: 'two',
    'cache-control': 'max-age=1, immutable',
    'x-everywhere': EVERYWHERE,
    'x-policy': 'short',
  },
  // A header is the same in any case, and a path the same with any query.
  '/assets/one.js': { 'cache-control': 'max-age=2', 'x-policy': 'short' },
  '/assets/one.js?v=2': { 'cache-control': 'max-age=2' },
  // A point is a point.
  '/assets/one-js': { body: 'another', 'cache-control': 'max-age=1, immutable' },
  // The page of an error is a page, whatever is said of its place.
  '/assets/gone.js': { status: 404, body: 'missing', 'cache-control': 'no-store', 'x-policy': 'whole' },
  '/feed.xml': { body: 'feed', 'content-type': 'application/atom+xml', 'x-policy': 'whole' },
  '/?a=1': { status: 302, location: '/home?a=1' },
  '/dulu': { status: 301, location: '/home?dari=dulu#news' },
  // The visitor's query comes behind that of the target.
  '/dulu?a=1&b': { status: 301, location: '/home?dari=dulu&a=1&b#news' },
  '/home?a=x.y': { body: 'x' },
  '/home?a=x-y': { body: 'home' },
  '/home?a=z&f': { body: 'z' },
  '/home?a=1&f': { body: 'f' },
} as const;

describe.each(hostsHere())('$host', ({ host, missing }) => {
  if (missing !== undefined) {
    it.skip(`is not tried: ${missing}`, () => undefined);
    return;
  }
  let folder: string;
  let hosted: Hosted;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'bupc-steering-'));
    chmodSync(folder, 0o755);
    const releases = join(folder, 'srv');
    release(releases, await writeBuild(join(folder, 'build'), BUILD));
    hosted = await startHost(host, releases, folder);
  });
  afterAll(async () => {
    await hosted?.stop();
    rmSync(folder, { recursive: true });
  });

  it.each(Object.entries(ANSWERS))('answers %s as the build says', async (path, expected) => {
    const { status, headers, body } = await hosted.ask(path);
    const all: Record<string, unknown> = { ...headers, status, body: body.toString() };
    const said = Object.fromEntries(Object.keys(expected).map((name) => [name, all[name]]));
    expect({ status, ...said }).toEqual({ status: 200, ...expected });
  });
});

const written = (steering: Partial<Steering>) => () =>
  hostFiles({ rules: [], redirects: [], ...steering }, []);
const ruleFor = (pattern: string, value = 'a') => [{ pattern, headers: [['X-A', value]] }] as const;

it.each(['/a/*/b', '/:name', '/a b', 'a', '/a;', '/a{b}', '/*.js'])('refuses the pattern %s', (pattern) => {
  expect(written({ rules: ruleFor(pattern) })).toThrow(
    `_headers or _redirects has ${pattern}, which is no plain path`,
  );
});

it.each([
  ['$host', 'nginx takes no dollar and no line break: $host'],
  ['{host}', 'Caddy takes no brace, no backslash and no line break here: {host}'],
  ['a\\b', 'Caddy takes no brace, no backslash and no line break here: a\\b'],
])('refuses the value %s, which a host would read as something else', (value, says) => {
  expect(written({ rules: ruleFor('/*', value) })).toThrow(says);
});

const asked = { name: 'a', value: 'b' };
it.each<[string, ...Redirect[]]>([
  ['has /old/*; a redirect is of one path', { from: '/old/*', to: '/home', status: 302 }],
  ['has /*; a redirect is of one path', { from: '/*', to: '/home', status: 302 }],
  ['has /a for /b.html, which chooses no file', { from: '/a', to: '/b.html', status: 200 }],
  ['has /a for /b?c, which', { from: '/a', to: '/b?c', status: 200, asked }],
  [
    'has /a for /b.html, which',
    { from: '/a', to: '/b.html', status: 200, asked: { name: 'a', value: 'b c' } },
  ],
  ['leads elsewhere by a query', { from: '/a', to: '/b', status: 302, asked }],
  [
    'chooses files by the query for more than one path',
    { from: '/a', to: '/c.html', status: 200, asked },
    { from: '/b', to: '/c.html', status: 200, asked },
  ],
])('refuses what no host is told how to follow: it %s', (says, ...redirects) => {
  expect(written({ redirects })).toThrow(`_redirects ${says}`);
});

it('names the folders whose files last', () => {
  const headers = [['Cache-Control', 'max-age=31536000, immutable']] as const;
  const rules = ['/assets/*', '/one.js', '/a/b/*', '/pre*'].map((pattern) => ({ pattern, headers }));
  expect(written({ rules })().get('lasting-folders')).toBe('assets\na/b\n');
});
