import { EndpointError, sourcesOf } from '@bupc/content';
import { expect, it } from 'vitest';
import { FEED_NAMES } from '../../../../src/adapters/http/feeds.ts';
import { IMAGE_WIDTHS } from '../../../../src/adapters/image-addresses/image-widths.ts';
import { createProxyAddresses } from '../../../../src/adapters/image-addresses/proxy-addresses.ts';
import { endpointVariable, readEndpoints } from '../../../../tools/content/site-content.ts';

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
