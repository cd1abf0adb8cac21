import { existsSync } from 'node:fs';
import { config } from 'virtual:city';
import { expect, it } from 'vitest';
import { webManifest } from '../../tools/build/manifest.ts';

it('describes the city that is built, with icons that stand in the site', () => {
  const manifest = JSON.parse(webManifest(config));
  expect(manifest).toMatchObject({
    name: `${config.centre.abbreviation} | ${config.office.name}`,
    short_name: config.centre.abbreviation,
    lang: 'id',
    start_url: '/home',
    scope: '/',
  });
  const icons: { src: string; purpose: string; sizes: string }[] = manifest.icons;
  expect(icons.map(({ src }) => [src, existsSync(`public${src}`)])).toEqual([
    ['/icons/icon.svg', true],
    ['/icons/icon-192.png', true],
    ['/icons/icon-512.png', true],
    ['/icons/icon-maskable-512.png', true],
  ]);
});
