import type { Page } from '@playwright/test';
import { expect, test, visit } from './site.ts';

const formOf = (page: Page) => page.getByRole('link', { name: /^Formulir KRK/ }).first();

/** The strip of the parcel, once it is known: until then a form opens blank. */
async function knownParcel(page: Page) {
  const strip = page.getByRole('region', { name: 'Tanah Anda' });
  await expect(strip).toContainText('Persil 05.0148');
  return strip;
}

for (const [scenario, words] of [
  ['forms-blank', 'Formulir ini tanpa kolom isian; tersimpan kosong.'],
  ['forms-fail', 'Formulir tidak dapat diisi. Buka yang kosong di tab baru.'],
] as const) {
  test(`the parcel says how its form ended: ${scenario}`, async ({ page }) => {
    await visit(page, `/home?scenario=${scenario}&mulai=tambah-lantai&persil=05.0148`);
    const strip = await knownParcel(page);
    await formOf(page).click();
    await expect(strip).toContainText(words);
    await expect(strip).toContainText('Persil 05.0148');
  });
}

test('after a failure the link of the form opens the blank one', async ({ page }) => {
  await visit(page, '/home?scenario=forms-fail&mulai=tambah-lantai&persil=05.0148');
  const strip = await knownParcel(page);
  const form = formOf(page);
  await form.click();
  await expect(strip).toContainText('Formulir tidak dapat diisi.');
  // A browser without a viewer saves the document, and the tab keeps no address.
  const blank = page.context().waitForEvent('request', (request) => request.isNavigationRequest());
  await form.click();
  expect(new URL((await blank).url()).pathname).toBe('/formulir/krk.pdf');
});
