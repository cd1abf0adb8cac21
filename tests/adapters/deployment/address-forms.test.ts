import { describe, expect, it } from 'vitest';
import {
  fileOfPath,
  isHttpAddress,
  isOrigin,
  isSitePath,
} from '../../../src/adapters/deployment/address-forms.ts';

/** What could change the policy, a header or the meaning of an address, wherever it stands. */
const UNSAFE = [
  'https://user:secret@feeds.id',
  'https://user@feeds.id/x',
  'https://*.feeds.id',
  'https://*',
  "https://feeds.id;script-src'unsafe-inline'",
  'https://feeds.id/a;b',
  'https://feeds.id/a,b',
  'https://feeds.id/a b',
  'https://feeds.id/a\tb',
  'https://feeds.id/a\nb',
  'https://feeds.id/a\r\nX-Header:1',
  'https://feeds.id/"',
  "https://feeds.id/'",
  'https://feeds.id/\u0000',
  'https://feeds.id/\u007f',
  'https://feeds.id\\x',
  'https://feeds.id\\@evil.id',
  'https://föeds.id',
  'https://feeds.id/ö',
  'https://feeds%2eid',
  'https://feeds_one.id',
  'https://feeds..id',
  'https://feeds.id.',
  'https://-feeds.id',
  'https://[::1]:9000',
  'https://feeds.id:99999',
  'https://300.1.1.1',
  'https://',
  'https:feeds.id',
  '//feeds.id',
  'ftp://feeds.id',
  'javascript:alert(1)',
  'feeds.id',
  '',
];

const filtered = (valid: (value: string) => boolean, values: readonly string[]) => values.filter(valid);

it.each([
  ['an address', isHttpAddress],
  ['an origin', isOrigin],
  ['a path of this site', isSitePath],
])('refuses as %s what could change the policy', (_, valid) => {
  expect(filtered(valid, UNSAFE)).toEqual([]);
});

const ORIGINS = [
  'https://feeds.id',
  'https://feeds.id/',
  'http://localhost:9000',
  'http://127.0.0.1:8080',
  'HTTPS://Feeds-2.ID',
];

const ADDRESSES = [
  ...ORIGINS,
  'https://script.google.com/macros/s/AKf-y_c/exec',
  'https://feeds.id?x=1',
  'https://feeds.id/a.json?x=1&y=[2]#z',
  'https://feeds.id/%C3%B6/@a~b(c)!$+',
];

it('takes plain addresses', () => {
  expect(filtered(isHttpAddress, ADDRESSES)).toEqual(ADDRESSES);
});

it('takes of these as an origin what has no path, query or fragment', () => {
  expect(filtered(isOrigin, ADDRESSES)).toEqual(ORIGINS);
});

describe('a path of this site', () => {
  const PATHS = ['/content/news.json', '/feeds/berita%20baru.json?x=1', '/a..b/c.json', '/', '/a//b'];

  it('is taken where it stays inside', () => {
    expect(filtered(isSitePath, PATHS)).toEqual(PATHS);
  });

  it('is refused where it leaves the site, or may', () => {
    const leaving = [
      '/../x',
      '/content/../../x',
      '/./x',
      '/%2e%2e/x',
      '/.%2E/x',
      '/..',
      '//host/x',
      '/\\host',
      '/a\\..\\b',
      '/%5c..%5cb',
      '/..%2fx',
      '/a%00',
      '/a%0d%0ab',
      '/a%',
      '/a%zz',
      '/%ff',
      'content/news.json',
    ];
    expect(filtered(isSitePath, leaving)).toEqual([]);
  });

  it('means the file without its query, with blanks as they are', () => {
    expect(PATHS.map(fileOfPath)).toEqual([
      '/content/news.json',
      '/feeds/berita baru.json',
      '/a..b/c.json',
      '/',
      '/a//b',
    ]);
  });
});
