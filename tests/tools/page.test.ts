import { expect, it } from 'vitest';
import { composePage, firstViewOf, type Shell } from '../../tools/build/page.ts';

const shell: Shell = {
  html: '<html><head><!--head--></head><body><div id="root"><!--app--></div></body></html>',
  entry: '/assets/index-1.js',
  preloads: ['/assets/react-1.js'],
  css: 'a{}',
  dark: '',
  font: '/assets/font-1.woff2',
};
const parts = { shell, boot: 'boot()', links: [] };
const page = {
  file: 'home.html',
  title: 'A & "B"',
  description: 'C <d>',
  html: '<link rel="preload" as="image" href="/a.webp"/><main>$& isi</main>',
  snapshot: {},
  styles: { early: 'h1{}', lateUrl: '/assets/late-1.css' },
};
const ROOT = '<html data-parts="/assets/react-1.js /assets/index-1.js"';

it('puts the rendered page into the shell, its picture asked for from the head', () => {
  expect(composePage(parts, page)).toBe(
    [
      `${ROOT} data-styles="/assets/late-1.css"><head><title>A &amp; &quot;B&quot;</title>`,
      '<meta name="description" content="C &lt;d>">',
      '<link rel="preload" as="image" href="/a.webp"/>',
      '<link rel="preload" as="font" type="font/woff2" href="/assets/font-1.woff2" crossorigin>',
      '<style>h1{}</style>',
      '<link rel="stylesheet" href="/assets/late-1.css">',
      '<script>boot()</script></head><body><div id="root"><main>$& isi</main></div></body></html>',
    ].join(''),
  );
});

it('links the styles of the dark scheme for dark screens alone, after the script that would wait for them', () => {
  expect(composePage({ ...parts, darkUrl: '/assets/dark-1.css' }, page)).toContain(
    [
      '<script>boot()</script>',
      '<link rel="stylesheet" href="/assets/dark-1.css" media="screen and (prefers-color-scheme:dark)"></head>',
    ].join(''),
  );
});

it('says where that stands of which the page was made', () => {
  const html = composePage(parts, { ...page, snapshotUrl: '/assets/snapshot-1.json' });
  expect(html).toContain(`${ROOT} data-snapshot="/assets/snapshot-1.json"`);
});

it('leads on without JavaScript where a page is handed over', () => {
  const html = composePage(parts, { ...page, onward: 'https://portal.id/admin?a=1&b="' });
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=https://portal.id/admin?a=1&amp;b=&quot;"></noscript>',
  );
  expect(html).toContain(`${ROOT} data-onward="https://portal.id/admin?a=1&amp;b=&quot;"`);
});

it('links late styles where the page has room for them, and inlines the early ones alone', () => {
  const html = '<h1>a</h1><div hidden="" class="late-styles"></div><p>b</p>';
  const composed = composePage(parts, { ...page, html });
  expect(composed).toContain(
    '<h1>a</h1><div hidden class="late-styles"><link rel="stylesheet" href="/assets/late-1.css"></div><p>b</p>',
  );
  expect(composed.match(/<style>.*?<\/style>|<link rel="stylesheet"/g)).toEqual([
    '<style>h1{}</style>',
    '<link rel="stylesheet"',
  ]);
  expect([firstViewOf(html), firstViewOf('<p>b</p>')]).toEqual(['<h1>a</h1>', '<p>b</p>']);
});

it('says in the head what others find of it, and puts data behind all that is seen', () => {
  const composed = composePage(parts, {
    ...page,
    shareTags: ['<link rel="canonical" href="/a">'],
    data: '<i></i>',
  });
  expect(composed).toContain('<meta name="description" property="og:description" content="C &lt;d>">');
  expect(composed).toContain('<link rel="canonical" href="/a">');
  expect(composed.endsWith('</div><i></i></body></html>')).toBe(true);
});
