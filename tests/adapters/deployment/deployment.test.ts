import { describe, expect, it } from 'vitest';
import { readDeployment } from '../../../src/adapters/deployment/deployment.ts';
import { byFeed, FEED_NAMES, FEEDS } from '../../../src/adapters/http/feeds.ts';

const defaults = {
  feeds: byFeed((name) => `/content/${name}.json`),
  imageDelivery: 'embedded',
  imageProxyUrl: 'https://images.weserv.nl/',
  portalUrl: '',
  mapUrl: '',
  snapshot: true,
  qa: false,
  offline: true,
  contentHosts: [],
};

it('serves the embedded content when nothing is set', () => {
  expect(readDeployment({})).toEqual(defaults);
});

it('takes an empty value for its default', () => {
  expect(readDeployment({ VITE_NEWS_URL: ' ', VITE_IMAGE_DELIVERY: '', SNAPSHOT: '' })).toEqual(defaults);
});

it.each([
  ['https://script.google.com/macros/s/a/exec'],
  ['/feeds/gallery.json'],
  ['http://localhost:9000/legal'],
  ['https://feeds.id/staff?x=1'],
])('takes every variable of the contract, feeds at %s', (address) => {
  expect(
    readDeployment({
      ...Object.fromEntries(FEED_NAMES.map((name) => [FEEDS[name].env, address])),
      VITE_IMAGE_DELIVERY: 'proxy',
      VITE_IMAGE_PROXY_URL: 'https://proxy.id/img?n=1',
      VITE_PORTAL_URL: 'https://portal.id/',
      VITE_MAP_URL: 'https://peta.id/viewer',
      SNAPSHOT: 'off',
      VITE_QA: 'on',
      VITE_OFFLINE: 'off',
      VITE_CONTENT_HOSTS: ' https://unduhan.id/  http://localhost:9001 https://Unduhan.id:443 ',
    }),
  ).toEqual({
    feeds: byFeed(() => address),
    imageDelivery: 'proxy',
    imageProxyUrl: 'https://proxy.id/img?n=1',
    portalUrl: 'https://portal.id',
    mapUrl: 'https://peta.id/viewer',
    snapshot: false,
    qa: true,
    offline: false,
    contentHosts: ['https://unduhan.id', 'http://localhost:9001'],
  });
});

describe('a malformed value stops the build with its name and what it takes', () => {
  const address = 'an http(s) address, or a path of this site that starts with /';
  const hosts = 'http(s) origins without a path, separated by blanks, or nothing';
  it.each([
    ['VITE_BANNERS_URL', 'feeds.id/banners', address],
    ['VITE_GALLERY_URL', 'ftp://feeds.id/g', address],
    ['VITE_LEGAL_PRODUCTS_URL', '//feeds.id/legal', address],
    ['VITE_STAFF_URL', 'javascript:alert(1)', address],
    ['VITE_NEWS_URL', 'https://', address],
    ['VITE_NEWS_URL', 'https://a:b@feeds.id/news', address],
    ['VITE_NEWS_URL', 'https://*.feeds.id/news', address],
    ['VITE_NEWS_URL', "https://feeds.id/; script-src 'unsafe-inline'", address],
    ['VITE_NEWS_URL', '/../news.json', address],
    ['VITE_NEWS_URL', '/\\feeds.id/news.json', address],
    ['VITE_IMAGE_DELIVERY', 'direct', 'embedded or proxy'],
    ['VITE_IMAGE_PROXY_URL', '/proxy', 'the http(s) address of an image proxy'],
    ['VITE_IMAGE_PROXY_URL', 'https://proxy.id,evil.id', 'the http(s) address of an image proxy'],
    ['VITE_PORTAL_URL', 'https://portal.id/admin', 'an http(s) origin without a path, or nothing'],
    ['VITE_PORTAL_URL', 'https://portal.id/?', 'an http(s) origin without a path, or nothing'],
    ['VITE_PORTAL_URL', 'https://a@portal.id', 'an http(s) origin without a path, or nothing'],
    ['VITE_MAP_URL', 'peta.id', 'an http(s) address, or nothing'],
    ['VITE_MAP_URL', 'https://peta.id/"', 'an http(s) address, or nothing'],
    ['VITE_QA', 'yes', 'on or off'],
    ['VITE_OFFLINE', '0', 'on or off'],
    ['VITE_CONTENT_HOSTS', 'https://unduhan.id https://b.id/x', hosts],
    ['VITE_CONTENT_HOSTS', 'https://unduhan.id,https://b.id', hosts],
    ['VITE_CONTENT_HOSTS', 'https://*.unduhan.id', hosts],
    ['VITE_CONTENT_HOSTS', 'https:', hosts],
    ['VITE_CONTENT_HOSTS', "'self'", hosts],
    ['VITE_CONTENT_HOSTS', 'https://unduhan.id\nhttps://b.id', hosts],
    ['SNAPSHOT', 'no', 'on or off'],
  ])('%s=%s', (name, value, takes) => {
    expect(() => readDeployment({ [name]: value })).toThrow(
      `${name} takes ${takes}; it holds ${JSON.stringify(value)}`,
    );
  });

  it('says more of one that begins well', () => {
    expect(() => readDeployment({ VITE_MAP_URL: 'https://a:b@peta.id' })).toThrow(
      'VITE_MAP_URL takes an http(s) address, or nothing; it holds "https://a:b@peta.id" (a plain host without a ' +
        'user; blanks, quotes and * ; , percent-encoded; a path that stays inside the site)',
    );
  });

  it('names every one of them at once', () => {
    expect(() => readDeployment({ SNAPSHOT: 'x', VITE_MAP_URL: 'y' })).toThrow(
      'VITE_MAP_URL takes an http(s) address, or nothing; it holds "y"\nSNAPSHOT takes on or off; it holds "x"',
    );
  });
});
