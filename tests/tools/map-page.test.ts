import { expect, it } from 'vitest';
import { mapPage } from '../../tools/build/map/map-page.ts';

const shell = `<html>
  <head>
    <!--head-->
    <script type="module" src="/assets/peta-1a2b3c4d.js"></script>
  </head>
  <body>
    <div id="root"><!--app--></div>
  </body>
</html>`;

const bundle = [
  'peta-1a2b3c4d.js',
  'map-worker-1a2b3c4d.js',
  'drawn-map-1a2b3c4d.js',
  'jakarta-plain-1a2b3c4d.woff2',
].map((name) => ({ type: 'chunk' as const, fileName: `assets/${name}` }));

it('writes what was rendered behind the boot script, and asks early for the font, the map and its worker', () => {
  const rendered = { title: 'Peta "Kota" & <sekitarnya>', description: 'Zona', html: '<h1>Peta $1</h1>' };
  expect(mapPage(shell, rendered, bundle, 'import("$&")')).toBe(
    [
      '<html data-parts="/assets/peta-1a2b3c4d.js" data-at-once><head><title>Peta &quot;Kota&quot; &amp; &lt;sekitarnya></title><meta name="description" content="Zona">',
      '<link rel="preload" as="font" type="font/woff2" href="/assets/jakarta-plain-1a2b3c4d.woff2" crossorigin>',
      '<link rel="modulepreload" crossorigin href="/assets/drawn-map-1a2b3c4d.js">',
      '<link rel="modulepreload" crossorigin href="/assets/map-worker-1a2b3c4d.js">',
      '<script>import("$&")</script>',
      '<link rel="modulepreload" crossorigin href="/assets/peta-1a2b3c4d.js"></head>',
      '<body><div id="root"><h1>Peta $1</h1></div></body></html>',
    ].join(''),
  );
});
