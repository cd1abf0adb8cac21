import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** A folder of seven photos. */
const COAST = '1map-garis-pantai-CGLCYAWUwR';
export const at = (foto: number, folder = COAST) => `/home?galeri=${folder}&foto=${foto}`;
export const dialog = (page: Page) => page.getByRole('dialog');
export const count = (page: Page) => dialog(page).locator('.lightbox-bar__count');
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const card = (page: Page) =>
  page.getByRole('link', { name: 'Lihat Galeri → Garis Pantai dari Udara' });
export const shown = (page: Page) => dialog(page).locator('.swiper-slide-active');
/** Waits until the photo on view has come and the stage hears what is done to it. */
export async function onView(page: Page): Promise<void> {
  await expect(dialog(page).locator('.swiper-initialized')).toBeVisible();
  await expect(shown(page).getByRole('img')).toBeVisible();
  await expect(shown(page).locator('.lightbox-photo__placeholder')).toHaveCount(0);
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
}
const target = (page: Page) => shown(page).locator('.lightbox-stage__target');
export const shift = (page: Page) =>
  shown(page)
    .locator('.swiper-zoom-container')
    .evaluate((element) => {
      const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
      return [e, f];
    });
export const scale = (page: Page) =>
  target(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
