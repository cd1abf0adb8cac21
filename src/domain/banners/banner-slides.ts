import { firstByKey } from '../shared/first-by-key.ts';
import { type BannerImage, type BannerSlide, bannerKey } from './banner.ts';

/** The links that the slides use in turn (spec §2 Banner carousel). */
export const ADMIN_LINKS = [
  '/admin',
  '/admin/i-t-r-s',
  '/admin/krk-applications',
  '/admin/k-k-p-r-s',
  '/admin/siteplan-applications',
  '/admin/data-requests',
] as const;

/** Time between slides, in milliseconds (spec §9 Banner). */
export const BANNER_AUTOPLAY_DELAY_MS = 6000;

const BY_NAME = new Intl.Collator('id');

/**
 * Prepares the slides: the first image of each name, sorted by name in Indonesian order, then the six admin links
 * assigned in turn by position (spec §2 Banner carousel).
 */
export function bannerSlides(images: readonly BannerImage[]): BannerSlide[] {
  return firstByKey(images, bannerKey)
    .sort((a, b) => BY_NAME.compare(a.name, b.name))
    .map((image, position) => ({ ...image, link: linkAt(position) }));
}

function linkAt(position: number): string {
  return ADMIN_LINKS[position % ADMIN_LINKS.length] ?? ADMIN_LINKS[0];
}
