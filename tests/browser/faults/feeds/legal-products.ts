import { expect, type Page } from '@playwright/test';
import { CUT, type FaultyFeed, shown, TEN_MEGABYTES, withPrototype } from '../faulty-feed.ts';

const products = (page: Page) => page.locator('#products');
const product = (name: unknown, more: object = {}) => ({
  name,
  type: 'application/pdf',
  url: '/perda.pdf',
  ...more,
});
/** How the feed and its section are tried. */
export const feed: FaultyFeed = {
  name: 'legal-products',
  path: '/home',
  wrap: (items) => items,
  good: shown([product('Baik Satu'), product('Baik Dua')], 'Baik Satu', 'Baik Dua'),
  bad: product('Buruk', { url: '//lain.example/x' }),
  wrongTypes: shown([product(8, { type: {}, category: [], year: {} }), product([], { url: 7 }), true], '8'),
  prototype: shown(
    [
      withPrototype(product('Perda __proto__', { category: '__proto__', year: 'constructor' })),
      product('Perda toString', { url: 'https://constructor/file/d/1a/view' }),
    ],
    'Perda __proto__',
    'Perda toString',
  ),
  halves: shown(
    [product('Setengah \uD83C', { url: '/perda-\uDFE1.pdf', year: '\uD83C' })],
    'Setengah \uFFFD',
  ),
  long: shown([product(`${CUT} ${TEN_MEGABYTES}`)], CUT),
  // It says nothing, and what was baked stays: the page is loaded again.
  failed: (page) => expect(products(page)).toContainText('Menampilkan 17 produk hukum'),
  empty: (page) => expect(products(page)).toContainText('Tidak ada produk hukum tersedia'),
  shows: async (page, names) => {
    await expect(products(page)).toContainText(`Menampilkan ${names.length} produk hukum`);
    for (const name of names) await expect(products(page)).toContainText(name);
  },
  whole: (page) => expect(products(page)).toContainText('Menampilkan 17 produk hukum'),
};
