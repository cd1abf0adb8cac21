import { act } from '@testing-library/react';
import type { BannerImage } from '../../../src/domain/banners/banner.ts';
import { BannerCarousel } from '../../../src/ui/banners/banner-carousel.tsx';
import { aBanner } from '../../fixtures/banners.ts';
import { testDependencies } from '../dependencies.ts';
import { renderPart } from '../render.tsx';

/** Banners of one letter each, as a feed gives them. */
export const lettered = (letters: string): BannerImage[] =>
  [...letters].map((name, place) => aBanner({ name, fileId: `1file-${name}-${place}` }));

/** Shows the carousel to who asks for less motion, so that nothing turns by itself; its feed has not answered. */
export async function showBanners(baked: readonly BannerImage[]) {
  const stubs = testDependencies({ banners: baked });
  stubs.motion.reduce(true);
  stubs.start();
  const view = await renderPart(stubs, <BannerCarousel />);
  const answer = (banners: readonly BannerImage[]) => act(() => stubs.feeds.banners.answer(banners));
  return { ...stubs, ...view, answer };
}

/** The words beside the slides: the name of the one in sight. */
export const nameInSight = () => document.querySelector('.banner__name')?.textContent;
