import { expect, it } from 'vitest';
import { composePage, type Shell } from '../../tools/build/page.ts';

const shell: Shell = {
  html: '<html><head><!--head--></head><body><div id="root"><!--app--></div></body></html>',
  entry: '/assets/index-1.js',
  preloads: [],
  css: 'a{}',
  font: '/assets/font-1.woff2',
};
const page = {
  file: 'home.html',
  title: 'A & "B"',
  description: 'C <d>',
  html: '<link rel="preload" as="image" href="/a.webp"/><main>$& isi</main>',
  snapshot: {},
};

it('puts the rendered page into the shell, its picture asked for from the head', () => {
  expect(composePage(shell, 'boot()', page)).toBe(
    [
      '<html><head><title>A &amp; &quot;B&quot;</title>',
      '    <meta name="description" content="C &lt;d>">',
      '    <link rel="preload" as="image" href="/a.webp"/>',
      '    <link rel="preload" as="font" type="font/woff2" href="/assets/font-1.woff2" crossorigin>',
      '    <style>a{}</style></head><body><div id="root"><main>$& isi</main></div><script>boot()</script>',
      '  </body></html>',
    ].join('\n'),
  );
});

it('bakes the snapshot in so that its text cannot end the script', () => {
  const articles = [{ id: 'a', title: '</script><script>alert(1)</script>', content: '', images: [] }];
  const html = composePage(shell, 'boot()', { ...page, snapshot: { news: articles } });
  const json = /<script type="application\/json" id="snapshot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ news: articles });
  expect(html.match(/<script/g)).toHaveLength(2);
});

it('leads on without JavaScript where a page is handed over', () => {
  const html = composePage(shell, 'boot()', { ...page, onward: 'https://portal.id/admin?a=1&b="' });
  expect(html).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=https://portal.id/admin?a=1&amp;b=&quot;"></noscript>',
  );
  expect(html).toContain('<html data-onward="https://portal.id/admin?a=1&amp;b=&quot;">');
});
