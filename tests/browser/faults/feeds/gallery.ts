import { expect, type Page } from '@playwright/test';
import { aFolder } from '../../../fixtures/gallery.ts';
import { CUT, type FaultyFeed, shown, TEN_MEGABYTES, withPrototype } from '../faulty-feed.ts';

const cards = (page: Page) => page.locator('#gallery .folder-card');
const folder = (folderName: unknown, more: object = {}) => ({
  folderId: `id-${String(folderName).slice(0, 20)}`,
  folderName,
  images: [{ fileId: '1foto' }],
  ...more,
});
/** How the feed and its section are tried. */
export const feed: FaultyFeed = {
  name: 'gallery',
  path: '/home',
  cache: { key: 'gallery_cache', record: { data: [aFolder({ folderName: 'Dari cache' })] } },
  wrap: (folders) => ({ success: true, data: { folders } }),
  good: shown([folder('Baik Satu'), folder('Baik Dua')], 'Baik Satu', 'Baik Dua'),
  bad: folder('Buruk', { folderId: ' ' }),
  wrongTypes: shown(
    [
      folder(6, {
        folderId: 5,
        caption: {},
        images: { a: 1 },
        zipFile: 'x',
        captionDetails: [],
        createdDate: 0,
      }),
      folder('Keping', { images: [null, 7, { fileId: {} }, { fileId: 9, size: [], imageIndex: {} }] }),
      { folderId: [], folderName: {} },
    ],
    '6',
    'Keping',
  ),
  prototype: shown(
    [
      withPrototype(folder('Satu proto', { folderId: '__proto__', images: [{ fileId: '__proto__' }] })),
      folder('Dua proto', { folderId: 'constructor', zipFile: { downloadUrl: 'https://constructor/z' } }),
    ],
    'Satu proto',
    'Dua proto',
  ),
  halves: shown(
    [
      folder('Setengah \uD83C', {
        folderId: '\uDFE1',
        images: [{ fileId: '\uD83C', mimeType: 'image/jpeg' }],
      }),
    ],
    'Setengah \uFFFD',
  ),
  long: shown([folder(CUT, { captionDetails: { fullText: TEN_MEGABYTES } })], CUT),
  failed: async (page, message, cache) => {
    const copy = cache === 'empty' ? 'fallback' : 'cached';
    await expect(page.locator('#gallery .notice')).toContainText(
      `Using ${copy} data due to API error: ${message}`,
    );
    if (cache === 'empty') await expect(cards(page)).toHaveCount(8);
    else await expect(cards(page)).toHaveText([/Dari cache/]);
  },
  retry: (page) => page.locator('#gallery .notice').getByRole('button', { name: 'Muat ulang' }),
  refresh: (page) => page.locator('#gallery').getByRole('button', { name: 'Segarkan' }),
  shows: async (page, names) => {
    await expect(cards(page)).toHaveCount(names.length);
    for (const name of names) await expect(cards(page).filter({ hasText: name })).toHaveCount(1);
  },
  whole: async (page) => {
    await expect(page.locator('#gallery .gallery__origin')).toHaveText('Update');
    await expect(cards(page)).toHaveCount(8);
    await expect(page.locator('#gallery .notice')).toHaveCount(0);
  },
};
