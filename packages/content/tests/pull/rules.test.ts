import { expect, it } from 'vitest';
import { FEED_NAMES } from '../../src/feeds.ts';
import { backoffMs } from '../../src/pull/backoff.ts';
import { rememberedAs } from '../../src/pull/keys.ts';
import { isPrivateHost } from '../../src/pull/private-address.ts';
import { secretsOf, withoutKeysIn, withoutSecrets } from '../../src/pull/secrets.ts';
import { hasShrunk } from '../../src/pull/shrink.ts';

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

it('remembers no address', () => {
  expect(rememberedAs('drive:1a')).toBe('drive:1a');
  expect(rememberedAs('https://foto.example/?key=x')).toMatch(/^address:[0-9a-f]{32}$/);
});
