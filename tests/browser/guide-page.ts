import type { Page } from '@playwright/test';
import { expect, visit } from './site.ts';

export const PDF = '**/panduanbupc.pdf';
export const at = (page: number) => `/home?panduan=${page}`;
export const dialog = (page: Page) => page.getByRole('dialog');
export const place = (page: Page) => dialog(page).locator('.guide-bar__place');
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const number = (page: Page) => dialog(page).getByLabel('Nomor halaman');
export const canvases = (page: Page) => dialog(page).locator('.react-pdf__Page__canvas');
/** The drawings of a page that are in sight. */
export const leaf = (page: Page, index: number) =>
  dialog(page).locator(`.guide-leaf[data-index="${index}"]`).first();

/** Opens the guide at a page, and waits until that page stands there drawn and the book may be turned. */
export async function openGuide(page: Page, from = 1): Promise<void> {
  await visit(page, at(from));
  await expect(place(page)).toHaveText(new RegExp(`^Halaman ${from} dari \\d+$`));
  await expect(drawn(page, from - 1)).toBeVisible();
}

/** The canvas of a page of the book, once its drawing is done. */
// It has a height from when its drawing begins, and is hidden until it ends.
export const drawn = (page: Page, index: number) => leaf(page, index).locator('canvas[style*="height"]');

/** Waits until the page that the bar names lies open, and nothing turns: a turn begins after the bar has changed. */
export async function atRest(page: Page): Promise<void> {
  await expect
    .poll(() =>
      dialog(page).evaluate((element) => {
        const words = element.querySelector('.guide-bar__place')?.textContent ?? '';
        const open = [...element.querySelectorAll<HTMLElement>('.stf__item')].filter((leaf) =>
          leaf.checkVisibility(),
        );
        return {
          open: open.some(({ dataset }) => words.startsWith(`Halaman ${Number(dataset.index) + 1} `)),
          turning: open.filter((leaf) => !leaf.classList.contains('--simple')).length,
        };
      }),
    )
    .toEqual({ open: true, turning: 0 });
}

/** Opens or changes what the address says without a navigation, as a link of the page does. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => window.history.pushState(null, '', to), path);
