import { expect, type Page } from '@playwright/test';
import { city } from '../../../city.ts';
import { CUT, drive, type FaultyFeed, shown, TEN_MEGABYTES, withPrototype } from '../faulty-feed.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: `Profil ${city.centre.name}` });
const person = (title: unknown, more: object = {}) => ({
  title,
  category: 'Kepala',
  imageUrl: drive('1staf'),
  ...more,
});
/** How the feed and its section are tried. */
export const feed: FaultyFeed = {
  name: 'staff',
  path: '/home?profil',
  wrap: (items) => items,
  good: shown([person('Baik Satu'), person('Baik Dua')], 'Baik Satu', 'Baik Dua'),
  bad: person('Buruk', { imageUrl: 'data:text/html,x' }),
  wrongTypes: shown([person({}, { id: [], description: 7, date: true, location: {} }), 7], 'Profil 1'),
  prototype: shown(
    [withPrototype(person('Pak __proto__', { id: 'constructor', imageUrl: drive('__proto__') }))],
    'Pak __proto__',
  ),
  halves: shown([person('Setengah \uD83C', { imageUrl: '/art/\uDFE1.webp' })], 'Setengah \uFFFD'),
  long: shown([person(CUT, { description: TEN_MEGABYTES })], CUT),
  failed: async (page) => {
    await expect(dialog(page)).toContainText('Gagal memuat gambar profil. Menggunakan data contoh.');
    await expect(dialog(page)).toContainText(`Memimpin layanan tata ruang ${city.centre.name}.`);
  },
  retry: (page) => dialog(page).getByRole('button', { name: 'Coba Lagi' }),
  // One profile is shown, the first; the bad ones before it must not have changed which one that is.
  shows: (page, [first = '']) => expect(dialog(page).locator('.profile__name')).toHaveText(first),
  whole: async (page) => {
    const isOpen = new URL(page.url()).searchParams.has('profil');
    if (!isOpen) await page.getByRole('link', { name: `Profil ${city.centre.abbreviation}` }).click();
    await expect(dialog(page).locator('.profile__name')).toHaveText('Kepala BUPC');
    await expect(dialog(page)).not.toContainText('Gagal Memuat Data');
    // What lies under a dialog cannot be clicked.
    if (!isOpen) await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(isOpen ? 1 : 0);
  },
};
