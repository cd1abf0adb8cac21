import { backoffMs } from '@bupc/content/pull/backoff.ts';
import { EndpointError } from '@bupc/content/pull/endpoints.ts';
import { rememberedAs, sourcesOf } from '@bupc/content/pull/keys.ts';
import { isPrivateHost } from '@bupc/content/pull/private-address.ts';
import { secretsOf, withoutKeysIn, withoutSecrets } from '@bupc/content/pull/secrets.ts';
import { hasShrunk } from '@bupc/content/pull/shrink.ts';
import { expect, it } from 'vitest';
import { FEED_NAMES } from '../../../../src/adapters/http/feeds.ts';
import { IMAGE_WIDTHS } from '../../../../src/adapters/image-addresses/image-widths.ts';
import { createProxyAddresses } from '../../../../src/adapters/image-addresses/proxy-addresses.ts';
import { endpointVariable, readEndpoints } from '../../../../tools/content/site-content.ts';

it.each([
  [1, 1, 1000],
  [1, 0.5, 500],
  [2, 1, 2000],
  [4, 1, 8000],
  [4, 0, 0],
  [30, 1, 60_000],
])('waits after %i failures, with a throw of %d, %i ms', (failures, random, ms) => {
  expect(backoffMs(failures, () => random)).toBe(ms);
});

it.each([
  [0, 0, false],
  [0, 9, false],
  [1, 0, true],
  [10, 10, false],
  [10, 5, false],
  [11, 5, true],
  [10, 4, true],
  [3, 1, true],
  [2, 1, false],
])('says of %i items that became %i whether they shrank: %s', (before, now, shrunk) => {
  expect(hasShrunk(before, now)).toBe(shrunk);
});

it.each([
  ['http://localhost/a', true],
  ['http://LOCALHOST./a', true],
  ['http://foto.localhost/', true],
  ['http://printer.local/', true],
  ['http://metadata.google.internal/', true],
  ['http://[::1]:80/', true],
  ['http://10.1.2.3:8080/', true],
  ['https://drive.google.com/', false],
  ['https://localhost.local.example.id/', false],
])('says of the host in %s whether it is private: %s', (address, isPrivate) => {
  expect(isPrivateHost(new URL(address).hostname)).toBe(isPrivate);
});

const KEY = 'kunci+rahasia/1&2';
const SECRETS = secretsOf(
  KEY,
  [
    'https://script.example/exec?token=tok-en-77&action=artikel&feed=gallery&v=2',
    'https://img.example/?apikey=pr0xyk3y',
  ],
  FEED_NAMES,
);

it('takes as secrets the key and what addresses hold, but short words and names of feeds', () => {
  expect(SECRETS).toEqual({
    hidden: [KEY, 'tok-en-77', 'artikel', 'pr0xyk3y'],
    keys: [KEY, 'tok-en-77', 'pr0xyk3y'],
  });
});

it.each([
  ['status 404', 'status 404'],
  ['getaddrinfo ENOTFOUND script.example', 'getaddrinfo ENOTFOUND script.example'],
  ['fetch of https://script.example/exec?token=tok-en-77 failed', 'fetch of script.example failed'],
  ['went to "http://user:word@a.example:8080/x?k=1#z".', 'went to "a.example:8080".'],
  ['HTTPS://A.example?v=2', 'A.example'],
  [`the key ${KEY} is wrong`, 'the key *** is wrong'],
  [`?key=${encodeURIComponent(KEY)}`, '?key=***'],
  [`{"key":${JSON.stringify(KEY)}}`, '{"key":"***"}'],
  ['key=kunci+rahasia/1&amp;2', 'key=***'],
  ['tok-en-77tok-en-77', '******'],
  ['gallery, 2 of 7', 'gallery, 2 of 7'],
])('tells %s as %s', (text, expected) => {
  expect(withoutSecrets(text, SECRETS)).toBe(expected);
});

it('takes keys out of content, but no words, and gives the same value where there are none', () => {
  const clean = [{ title: 'artikel', images: [{ id: 'a' }], size: 7, gone: null }];
  expect(withoutKeysIn(clean, SECRETS.keys)).toBe(clean);
  const link = { downloadUrl: `https://script.example/zip?key=${encodeURIComponent(KEY)}&id=1` };
  expect(withoutKeysIn([...clean, { zipFile: link, artikel: 'tok-en-77' }], SECRETS.keys)).toEqual([
    ...clean,
    { zipFile: { downloadUrl: 'https://script.example/zip?key=***&id=1' }, artikel: '***' },
  ]);
});

const PROXIED = createProxyAddresses('https://images.weserv.nl/');
const behind = (url: string) => `https://images.weserv.nl/?url=${encodeURIComponent(url)}`;

it.each([
  ['drive:1a', ['gallery'], 'https://lh3.googleusercontent.com/d/1a=w800'],
  ['drive:1a', ['banner'], 'https://drive.google.com/thumbnail?id=1a&sz=w2000'],
  ['drive:1a', ['portrait'], 'https://drive.google.com/thumbnail?id=1a&sz=w2000'],
  ['drive:1a', ['newsCard', 'newsDialog'], 'https://drive.google.com/thumbnail?id=1a&sz=w1000'],
  ['drive:1a', ['gallery', 'newsDialog', 'banner'], 'https://drive.google.com/thumbnail?id=1a&sz=w2000'],
  ['drive:../x?y', ['gallery'], 'https://lh3.googleusercontent.com/d/..%2Fx%3Fy=w800'],
  ['https://foto.example/a.jpg?x=1', ['newsDialog'], 'https://foto.example/a.jpg?x=1'],
] as const)('asks for %s, wanted as %j, at %s, or behind the proxy', (key, uses, direct) => {
  expect(sourcesOf(IMAGE_WIDTHS, key, uses, PROXIED)).toEqual({ direct, proxied: behind(direct) });
});

it('remembers no address', () => {
  expect(rememberedAs('drive:1a')).toBe('drive:1a');
  expect(rememberedAs('https://foto.example/?key=x')).toMatch(/^address:[0-9a-f]{32}$/);
});

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readEndpoints(env);
    return [];
  } catch (error) {
    if (!(error instanceof EndpointError)) throw error;
    return error.message.split('\n');
  }
};

it('adds the key to each endpoint, but to one that has its own', () => {
  const { endpoints, askedByPage, proxyFirst, proxyUrl } = readEndpoints({
    CONTENT_NEWS_URL: ' https://s.example/exec?feed=news ',
    CONTENT_STAFF_URL: 'https://s.example/exec?key=sendiri1',
    CONTENT_BANNERS_URL: '',
    VITE_BANNERS_URL: 'http://b.example',
    VITE_GALLERY_URL: '/content/gallery.json',
    CONTENT_KEY: 'a&bcdef',
    VITE_IMAGE_DELIVERY: 'proxy',
  });
  expect([...endpoints]).toEqual([
    ['banners', { url: 'http://b.example/?key=a%26bcdef', variable: 'VITE_BANNERS_URL' }],
    ['staff', { url: 'https://s.example/exec?key=sendiri1', variable: 'CONTENT_STAFF_URL' }],
    ['news', { url: 'https://s.example/exec?feed=news&key=a%26bcdef', variable: 'CONTENT_NEWS_URL' }],
  ]);
  expect({ askedByPage, proxyFirst, proxyUrl }).toEqual({
    askedByPage: ['VITE_BANNERS_URL'],
    proxyFirst: true,
    proxyUrl: 'https://images.weserv.nl/',
  });
});

it('names every variable that cannot be used, and never what it holds', () => {
  const problems = problemsOf({
    CONTENT_NEWS_URL: 'script.example/rahasia',
    CONTENT_STAFF_URL: 'https://user:rahasia@s.example/',
    VITE_GALLERY_URL: 'rahasia',
    VITE_IMAGE_PROXY_URL: '/rahasia',
    VITE_IMAGE_DELIVERY: 'rahasia',
    CONTENT_KEY: 'rah asia',
  });
  expect(problems.map((line) => line.split(' takes ')[0])).toEqual([
    'CONTENT_KEY',
    'VITE_GALLERY_URL',
    'CONTENT_STAFF_URL',
    'CONTENT_NEWS_URL',
    'VITE_IMAGE_PROXY_URL',
    'VITE_IMAGE_DELIVERY',
  ]);
  expect(problems.join()).not.toMatch(/rah ?asia/);
});

it('says what to set where there is no endpoint', () => {
  expect(problemsOf({ VITE_NEWS_URL: '/content/news.json', CONTENT_KEY: 'rahasia' })).toEqual([
    `There is no endpoint to pull. Set the address of at least one feed: ${FEED_NAMES.map(endpointVariable).join(', ')}; and CONTENT_KEY where the endpoints want a key. docs/content.md says how.`,
  ]);
});
