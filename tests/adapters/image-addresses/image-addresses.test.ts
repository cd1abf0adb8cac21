import { describe, expect, it } from 'vitest';
import { createEmbeddedAddresses } from '../../../src/adapters/image-addresses/embedded-addresses.ts';
import { createProxyAddresses } from '../../../src/adapters/image-addresses/proxy-addresses.ts';
import { imageAddressesContract } from '../../contracts/image-addresses-contract.ts';

const PROXY = 'https://proksi.example.id/';

imageAddressesContract('the embedded adapter', createEmbeddedAddresses);
imageAddressesContract('the proxy adapter', () => createProxyAddresses(PROXY));

describe('embedded addresses', () => {
  const addresses = createEmbeddedAddresses();
  const media = (width: number) => `/media/1a/${width}.webp`;
  const source = (src: number, widths: number[]) => ({
    src: media(src),
    srcset: widths.map((width) => ({ src: media(width), width })),
    fallbacks: [],
  });

  it('are of this site, in the widths that stand in it', () => {
    expect({
      banner: addresses.banner('1a'),
      portrait: addresses.portrait('https://drive.google.com/open?id=1a'),
      gallery: addresses.gallery('1a'),
      newsCard: addresses.newsCard('1a'),
      newsDialog: addresses.newsDialog('1a'),
    }).toEqual({
      banner: source(2000, [640, 750, 960, 1280, 2000]),
      portrait: source(2000, [640, 2000]),
      gallery: source(800, [400, 800]),
      newsCard: source(400, [400, 1000]),
      newsDialog: source(1000, [400, 1000]),
    });
  });
});

describe('an image that this site holds itself', () => {
  const ID = 'pola-ruang.k3x9p2q4abcd';
  const widths = (format: string, ...all: number[]) =>
    all.map((width) => ({ src: `/media/${ID}/${width}.${format}`, width }));
  const banner = {
    src: `/media/${ID}/2000.webp`,
    srcset: widths('webp', 640, 750, 960, 1280, 2000),
    avif: widths('avif', 640, 750, 960, 1280, 2000),
    fallbacks: [],
  };

  it.each([
    ['embedded', createEmbeddedAddresses()],
    ['proxy', createProxyAddresses(PROXY)],
  ])('is asked for here in both formats: %s', (_name, addresses) => {
    expect(addresses.banner(ID)).toEqual(banner);
    expect(addresses.portrait(`/media/${ID}/2000.webp`)).toEqual({
      ...banner,
      srcset: widths('webp', 640, 2000),
      avif: widths('avif', 640, 2000),
    });
  });
});

it.each(['.', '..'])(
  'the embedded image of the id %s, which would leave its folder, has no address',
  (id) => {
    const nothing = { src: '', srcset: [], fallbacks: [] };
    const { gallery, newsCard } = createEmbeddedAddresses();
    expect([gallery(id), newsCard(id)]).toEqual([nothing, nothing]);
  },
);

describe('images of other hosts', () => {
  const elsewhere = 'https://kota.example.id/kepala.jpg?a=b';

  it('are shown as they are where the deployment names their host, and not asked for where not', () => {
    const named = createEmbeddedAddresses(['https://kota.example.id']);
    expect([
      named.elsewhere(elsewhere),
      named.elsewhere('https://kota.example.id.lain.id/a.jpg'),
      named.portrait(elsewhere).src,
      createEmbeddedAddresses().elsewhere(elsewhere),
      createEmbeddedAddresses().portrait(elsewhere).src,
    ]).toEqual([elsewhere, undefined, elsewhere, undefined, '']);
  });

  it('come through the proxy', () => {
    const proxied = `${PROXY}?url=${encodeURIComponent(elsewhere)}`;
    const addresses = createProxyAddresses(PROXY);
    expect([addresses.elsewhere(elsewhere), addresses.portrait(elsewhere).src]).toEqual([proxied, proxied]);
  });
});

describe('proxy addresses', () => {
  const addresses = createProxyAddresses(PROXY);
  const thumbnail = (width: number) => `https://drive.google.com/thumbnail?id=1a&sz=w${width}`;
  const hosted = (width: number) => `https://lh3.googleusercontent.com/d/1a=w${width}`;
  const source = (target: (width: number) => string, src: number, widths: number[]) => {
    const proxied = (width: number) => `${PROXY}?url=${encodeURIComponent(target(width))}`;
    return {
      src: proxied(src),
      srcset: widths.map((width) => ({ src: proxied(width), width })),
      fallbacks: [target(src)],
    };
  };

  it('are of the table, through the proxy, and directly as the fallback', () => {
    expect({
      banner: addresses.banner('1a'),
      portrait: addresses.portrait('https://drive.google.com/uc?id=1a'),
      gallery: addresses.gallery('1a'),
      newsCard: addresses.newsCard('1a'),
      newsDialog: addresses.newsDialog('1a'),
    }).toEqual({
      banner: source(thumbnail, 2000, [640, 750, 960, 1280, 2000]),
      portrait: source(thumbnail, 2000, [640, 2000]),
      gallery: source(hosted, 800, [400, 800]),
      newsCard: source(thumbnail, 400, [400, 1000]),
      newsDialog: source(thumbnail, 1000, [400, 1000]),
    });
  });

  it('are written out in full', () => {
    expect(addresses.gallery('1a').src).toBe(
      'https://proksi.example.id/?url=https%3A%2F%2Flh3.googleusercontent.com%2Fd%2F1a%3Dw800',
    );
  });

  it.each([
    ['https://p.example/', 'https://p.example/?url='],
    ['https://p.example/?key=1', 'https://p.example/?key=1&url='],
    ['https://p.example/?key=1&', 'https://p.example/?key=1&url='],
    ['https://p.example/?', 'https://p.example/?url='],
  ])('join the proxy %s', (proxy, start) => {
    const { src } = createProxyAddresses(proxy).newsCard('1a');
    expect(src).toBe(`${start}${encodeURIComponent(thumbnail(400))}`);
  });
});

describe('a file id with half a character in it', () => {
  it.each([
    ['embedded', createEmbeddedAddresses(), '/media/a%EF%BF%BD/800.webp'],
    [
      'proxy',
      createProxyAddresses(PROXY),
      `${PROXY}?url=${encodeURIComponent('https://lh3.googleusercontent.com/d/a%EF%BF%BD=w800')}`,
    ],
  ])('still has an address with %s', (_delivery, addresses, src) => {
    expect(addresses.gallery('a\uD83C').src).toBe(src);
  });
});
