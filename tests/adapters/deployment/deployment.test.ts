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
    }),
  ).toEqual({
    feeds: byFeed(() => address),
    imageDelivery: 'proxy',
    imageProxyUrl: 'https://proxy.id/img?n=1',
    portalUrl: 'https://portal.id',
    mapUrl: 'https://peta.id/viewer',
    snapshot: false,
  });
});

describe('a malformed value stops the build with its name and what it takes', () => {
  const address = 'an http(s) address, or a path of this site that starts with /';
  it.each([
    ['VITE_BANNERS_URL', 'feeds.id/banners', address],
    ['VITE_GALLERY_URL', 'ftp://feeds.id/g', address],
    ['VITE_LEGAL_PRODUCTS_URL', '//feeds.id/legal', address],
    ['VITE_STAFF_URL', 'javascript:alert(1)', address],
    ['VITE_NEWS_URL', 'https://', address],
    ['VITE_IMAGE_DELIVERY', 'direct', 'embedded or proxy'],
    ['VITE_IMAGE_PROXY_URL', '/proxy', 'the http(s) address of an image proxy'],
    ['VITE_PORTAL_URL', 'https://portal.id/admin', 'an http(s) origin without a path, or nothing'],
    ['VITE_MAP_URL', 'peta.id', 'an http(s) address, or nothing'],
    ['SNAPSHOT', 'no', 'on or off'],
  ])('%s=%s', (name, value, takes) => {
    expect(() => readDeployment({ [name]: value })).toThrow(
      `${name} takes ${takes}; it holds ${JSON.stringify(value)}`,
    );
  });

  it('names every one of them at once', () => {
    expect(() => readDeployment({ SNAPSHOT: 'x', VITE_MAP_URL: 'y' })).toThrow(
      'VITE_MAP_URL takes an http(s) address, or nothing; it holds "y"\nSNAPSHOT takes on or off; it holds "x"',
    );
  });
});
