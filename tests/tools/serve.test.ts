import { expect, it } from 'vitest';
import { redirectOf } from '../../tools/serve/steering.mjs';
import { readHeaders, readRedirects } from '../../tools/serve.mjs';
import { HEADERS } from './served-folder.ts';

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
