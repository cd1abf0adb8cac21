import type { CityConfig } from '../../src/domain/city-config.ts';

/** What the head of a page says of the manifest and of the icon for home screens. */
export const MANIFEST_LINKS: readonly string[] = [
  '<link rel="manifest" href="/manifest.webmanifest">',
  '<link rel="apple-touch-icon" href="/icons/icon-180.png">',
];

const png = (size: number, purpose = 'any') => ({
  src: purpose === 'any' ? `/icons/icon-${size}.png` : `/icons/icon-${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Writes the manifest with which the site can be installed (spec §2 Offline): names, colours and icons. */
export function webManifest({ centre, office, description }: CityConfig): string {
  const manifest = {
    id: '/home',
    name: `${centre.abbreviation} | ${office.name}`,
    short_name: centre.abbreviation,
    description,
    lang: 'id',
    start_url: '/home',
    scope: '/',
    display: 'minimal-ui',
    theme_color: '#0a3b3d',
    background_color: '#ffffff',
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(192),
      png(512),
      png(512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
