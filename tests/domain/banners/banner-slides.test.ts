import { describe, expect, it } from 'vitest';
import {
  ADMIN_LINKS,
  BANNER_AUTOPLAY_DELAY_MS,
  bannerSlides,
} from '../../../src/domain/banners/banner-slides.ts';
import { aBanner } from '../../fixtures/banners.ts';

describe('bannerSlides', () => {
  it('keeps the first of a name, sorts by name, then hands out the links in turn', () => {
    const images = ['g', 'b', 'a', 'd', 'b', 'f', 'c', 'e', 'h'].map((name, index) =>
      aBanner({ name, fileId: `1${name}${index}` }),
    );
    expect(bannerSlides(images).map(({ fileId, link }) => [fileId, link])).toEqual([
      ['1a2', '/admin'],
      ['1b1', '/admin/i-t-r-s'],
      ['1c6', '/admin/krk-applications'],
      ['1d3', '/admin/k-k-p-r-s'],
      ['1e7', '/admin/siteplan-applications'],
      ['1f5', '/admin/data-requests'],
      ['1g0', '/admin'],
      ['1h8', '/admin/i-t-r-s'],
    ]);
  });

  it('keeps what the feed gave, and the list it was given', () => {
    const images = [aBanner({ name: 'b' }), aBanner({ name: 'a' })] as const;
    expect(bannerSlides([images[0]])).toEqual([{ ...images[0], link: '/admin' }]);
    bannerSlides(images);
    expect(images.map(({ name }) => name)).toEqual(['b', 'a']);
  });

  it('sorts as Indonesian readers expect, case aside', () => {
    const slides = bannerSlides(
      ['banner 10', 'Zona', 'alun-alun', 'Banner 2'].map((name) => aBanner({ name })),
    );
    expect(slides.map(({ name }) => name)).toEqual(['alun-alun', 'banner 10', 'Banner 2', 'Zona']);
  });

  it('gives none for none', () => {
    expect(bannerSlides([])).toEqual([]);
  });

  it('has the six links and the delay of the specification', () => {
    expect(ADMIN_LINKS).toEqual([
      '/admin',
      '/admin/i-t-r-s',
      '/admin/krk-applications',
      '/admin/k-k-p-r-s',
      '/admin/siteplan-applications',
      '/admin/data-requests',
    ]);
    expect(BANNER_AUTOPLAY_DELAY_MS).toBe(6000);
  });
});
