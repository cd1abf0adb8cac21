import type { Page } from '@playwright/test';
import { expect, visit } from './site.ts';

/** A parcel of the sample city, in the middle of its land and on its own. */
export const PARCEL = '05.0148';

export const search = (page: Page) => page.getByRole('combobox', { name: /^Cari alamat/ });
export const found = (page: Page) =>
  page.getByRole('listbox', { name: 'Tempat yang cocok' }).getByRole('option');
export const card = (page: Page) => page.getByRole('article');
/** What the map says of its centre. */
export const centre = (page: Page) => page.locator('.map-line');

/** Opens the map and waits until it knows what its centre shows. */
export async function visitMap(page: Page, query = ''): Promise<void> {
  await visit(page, `/peta/${query}`);
  await expect(centre(page)).toContainText('Tengah peta:');
}
