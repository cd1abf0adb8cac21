import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BannerImage } from '../../../src/domain/banners/banner.ts';
// A chunk of its own: here before the first test, so that none waits for it.
import '../../../src/ui/banners/banner-engine.tsx';
import { everythingInSight } from '../browser-stubs.ts';
import { lettered, showBanners } from './showing-banners.tsx';

beforeEach(() => {
  everythingInSight();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => void vi.unstubAllGlobals());

/** Shows the banners of a feed, and reaches for them, so that their engine comes. */
async function reachedFor(banners: readonly BannerImage[]) {
  const view = await showBanners(banners);
  await view.answer(banners);
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'Gambar utama' }));
  await waitFor(() => expect(document.querySelector('.banner__swiper.swiper-initialized')).not.toBeNull());
  return view;
}

/** What is read off every slide, in the order of their names: a loop takes them out of it. */
function ofSlides<T>(read: (slide: Element) => readonly [string | null | undefined, ...T[]]) {
  return [...document.querySelectorAll('.swiper-slide')]
    .map(read)
    .sort(([one], [other]) => String(one).localeCompare(String(other)));
}

it('are each once, by name, and lead through the six admin links in turn', async () => {
  await reachedFor(lettered('CABAEDGF'));
  const links = ofSlides((slide) => {
    const link = slide.querySelector('a');
    return [
      slide.querySelector('img')?.alt,
      ...['href', 'target', 'rel'].map((name) => link?.getAttribute(name)),
    ];
  });
  expect(links).toEqual([
    ['A', '/admin', '_blank', 'noopener noreferrer'],
    ['B', '/admin/i-t-r-s', '_blank', 'noopener noreferrer'],
    ['C', '/admin/krk-applications', '_blank', 'noopener noreferrer'],
    ['D', '/admin/k-k-p-r-s', '_blank', 'noopener noreferrer'],
    ['E', '/admin/siteplan-applications', '_blank', 'noopener noreferrer'],
    ['F', '/admin/data-requests', '_blank', 'noopener noreferrer'],
    ['G', '/admin', '_blank', 'noopener noreferrer'],
  ]);
});

it('ask for the first picture at once, and for the others lazily', async () => {
  await reachedFor(lettered('ABC'));
  expect(
    ofSlides((slide) => {
      const image = slide.querySelector('img');
      return [image?.alt, image?.getAttribute('loading')];
    }),
  ).toEqual([
    ['A', 'eager'],
    ['B', 'lazy'],
    ['C', 'lazy'],
  ]);
});

it('can be reached by key only where they are in sight', async () => {
  await reachedFor(lettered('ABC'));
  expect(
    ofSlides((slide) => [
      slide.querySelector('img')?.alt,
      slide.querySelector('.banner__slide')?.hasAttribute('inert'),
    ]),
  ).toEqual([
    ['A', false],
    ['B', true],
    ['C', true],
  ]);
});

it('say what their automatic change depends on, and that they have gone', async () => {
  const { site, unmount } = await reachedFor(lettered('AB'));
  const swiper = document.querySelector('.banner__swiper') as unknown as {
    swiper: { emit(event: string): void };
  };
  const hidden = vi.spyOn(document, 'hidden', 'get');
  const hide = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const pause = screen.getByRole('button', { name: 'Lanjutkan gambar utama' });
  // As for a keyboard, which jsdom does not have.
  vi.spyOn(pause, 'matches').mockReturnValue(true);
  const after = (happen: () => void) => {
    act(happen);
    const { value, context } = site.autoplay.getSnapshot();
    return { engine: value.engine, ...context };
  };
  const at = {
    engine: 'ready',
    isPlaying: false,
    isSeen: true,
    isHidden: false,
    isHeld: false,
    focus: 'elsewhere',
  };
  expect(after(() => hide(true))).toEqual({ ...at, isHidden: true });
  expect(after(() => hide(false))).toEqual(at);
  expect(after(() => swiper.swiper.emit('touchStart'))).toEqual({ ...at, isHeld: true });
  expect(after(() => swiper.swiper.emit('touchEnd'))).toEqual(at);
  expect(after(() => pause.focus())).toEqual({ ...at, focus: 'inside' });
  expect(after(() => pause.click())).toEqual({ ...at, isPlaying: true, focus: 'asked' });
  expect(after(() => pause.blur())).toEqual({ ...at, isPlaying: true });
  expect(after(() => unmount())).toEqual({ ...at, engine: 'asked', isPlaying: true, isSeen: false });
  hidden.mockRestore();
});
