import { expect, it } from 'vitest';
import { createEmbeddedAddresses } from '../../../src/adapters/image-addresses/embedded-addresses.ts';
import { createProxyAddresses } from '../../../src/adapters/image-addresses/proxy-addresses.ts';
import { photoSource } from '../../../src/application/gallery/photo-source.ts';
import { aGalleryImage } from '../../fixtures/gallery.ts';

const embedded = createEmbeddedAddresses();
const proxied = createProxyAddresses('https://proksi.example.id/');
const own = aGalleryImage({ directUrl: '/media/1foto-001/800.webp' });
const remote = aGalleryImage();

it.each([
  ['a photo elsewhere, through the proxy', proxied, remote, proxied.gallery('1foto-001')],
  [
    'a photo of this site, past the proxy',
    proxied,
    own,
    { src: '/media/1foto-001/800.webp', srcset: [], fallbacks: [] },
  ],
  ['a photo of this site, embedded', embedded, own, embedded.gallery('1foto-001')],
  ['a photo elsewhere, embedded', embedded, remote, embedded.gallery('1foto-001')],
])('%s', (_what, addresses, photo, expected) => {
  expect(photoSource(addresses, photo)).toEqual(expected);
});
