import { describe, expect, it } from 'vitest';
import type { ImageAddresses, ImageSource } from '../../src/application/ports/image-addresses.ts';

type FileUse = 'banner' | 'gallery' | 'newsCard' | 'newsDialog';

const FILE_USES: readonly FileUse[] = ['banner', 'gallery', 'newsCard', 'newsDialog'];
const ID = '1aB_c-9';
const DRIVE_FORMS = [
  `https://drive.google.com/file/d/${ID}/view`,
  `https://drive.google.com/open?id=${ID}`,
  `https://drive.google.com/uc?export=view&id=${ID}`,
  `https://lh3.googleusercontent.com/d/${ID}=w800`,
];

/** The tests that every adapter of ImageAddresses must pass. */
export function imageAddressesContract(name: string, create: () => ImageAddresses): void {
  describe(`${name} fulfils the contract of ImageAddresses`, () => {
    const addresses = create();

    it.each(FILE_USES)('%s: addresses of this file, widths ascending, src among them', (use) => {
      const source = addresses[use](ID);
      expectSource(source);
      const offered = source.srcset.map(({ src }) => src);
      expect(offered).toContain(source.src);
      for (const src of [source.src, ...offered, ...source.fallbacks])
        expect(decodeURIComponent(src)).toContain(ID);
    });

    it.each(FILE_USES)('%s: an id cannot leave its place', (use) => {
      const { src, fallbacks } = addresses[use]('a/b?c=d&e#f');
      for (const address of [src, ...fallbacks]) {
        const { pathname, search, hash } = new URL(address, 'https://situs.example');
        expect(pathname + search).not.toMatch(/a\/b|c=d|&e/);
        expect(hash).toBe('');
      }
    });

    it.each(FILE_USES)('%s: the same answer each time', (use) => {
      expect(addresses[use](ID)).toEqual(addresses[use](ID));
    });

    it('takes a portrait from every form of Drive link', () => {
      const sources = DRIVE_FORMS.map((url) => addresses.portrait(url));
      for (const source of sources) {
        expectSource(source);
        expect(source).toEqual(sources[0]);
      }
    });

    it('uses a portrait of this site as it stands', () => {
      expect(addresses.portrait('/art/wk.webp')).toEqual({ src: '/art/wk.webp', srcset: [], fallbacks: [] });
    });

    it('gives a portrait elsewhere the address of any image elsewhere', () => {
      const url = 'https://kota.example.id/kepala.jpg';
      expect(addresses.portrait(url)).toEqual({
        src: addresses.elsewhere(url) ?? '',
        srcset: [],
        fallbacks: [],
      });
    });
  });
}

function expectSource({ src, srcset, fallbacks }: ImageSource): void {
  const widths = srcset.map(({ width }) => width);
  expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
  expect(widths.length).toBeGreaterThan(1);
  expect(fallbacks).not.toContain(src);
  expect(new Set(fallbacks).size).toBe(fallbacks.length);
}
