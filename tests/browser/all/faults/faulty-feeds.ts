import { expect, type Locator, type Page } from '@playwright/test';
import { FEED_NAMES, type FeedName } from '../../../../src/adapters/http/feeds.ts';
import { city } from '../../../city.ts';
import { anArticle } from '../../../fixtures/articles.ts';
import { aFolder } from '../../../fixtures/gallery.ts';

/** Items for a document, and the names under which those that must be shown are shown, in the order of the document. */
export interface Shown {
  readonly items: readonly unknown[];
  readonly names: readonly string[];
}

/** Whether the browser holds a copy of a feed, and how old it is. */
export type CacheState = 'none' | 'empty' | 'fresh' | 'expired';

/** A feed, with items of every kind, and how its section is looked at. */
export interface FaultyFeed {
  readonly name: FeedName;
  /** Where its section is in sight. */
  readonly path: string;
  /** The copy that a browser may hold: its storage key, and the record without its times. */
  readonly cache?: { readonly key: string; readonly record: object };
  readonly wrap: (items: readonly unknown[]) => unknown;
  readonly good: Shown;
  readonly bad: object;
  readonly wrongTypes: Shown;
  readonly prototype: Shown;
  readonly halves: Shown;
  readonly long: Shown;
  /** The words of spec §8 for a failure, over what stands in. */
  readonly failed: (page: Page, message: string, cache: CacheState) => Promise<void>;
  /** The words of an empty list, where what is no list counts as one. */
  readonly empty?: (page: Page) => Promise<void>;
  /** What asks again after a failure; where nothing does, the page is loaded again. */
  readonly retry?: (page: Page) => Locator;
  /** What asks again after an answer. */
  readonly refresh?: (page: Page) => Locator;
  readonly shows: (page: Page, names: readonly string[]) => Promise<void>;
  /** The section with the site's own content. */
  readonly whole: (page: Page) => Promise<void>;
}

const TEN_MEGABYTES = 'panjang '.repeat(1_250_000);
const CUT = 'Panjang';
const drive = (id: string) => `https://drive.google.com/open?id=${id}`;
const shown = (items: readonly unknown[], ...names: string[]): Shown => ({ items, names });
/** An item that has a field of a name that every object has, as JSON may. */
const withPrototype = (item: object): unknown =>
  JSON.parse(JSON.stringify(item).replace('{', '{"__proto__":{"name":"x","title":"x"},"constructor":null,'));

// What the sample content has, each name once.
const BANNERS = 7;
const dots = (page: Page) => page.locator('.banner__dot');
const banner = (name: unknown, url: unknown = drive('1bnr-baik')) => ({ name, url });
const banners: FaultyFeed = {
  name: 'banners',
  path: '/home',
  wrap: (items) => items,
  good: shown([banner('Baik Satu'), banner('Baik Dua')], 'Baik Satu', 'Baik Dua'),
  bad: banner('Buruk', 'javascript:alert(1)'),
  wrongTypes: shown([banner(7), banner({}, []), banner(true), 'x', 1e300], '7'),
  prototype: shown(
    [withPrototype(banner('__proto__', drive('constructor'))), banner('x', 'https://constructor/open?id=1')],
    '__proto__',
  ),
  halves: shown([banner('Setengah \uD83C', `${drive('1a')}&resourcekey=\uDFE1`)], 'Setengah \uFFFD'),
  long: shown([banner(`${CUT} ${TEN_MEGABYTES}`)], CUT),
  failed: (page) => expect(dots(page)).toHaveCount(BANNERS),
  shows: async (page, names) => {
    await expect(dots(page)).toHaveCount(names.length);
    await expect(page.locator('.banner__name')).toContainText(new RegExp(names.join('|')));
  },
  whole: async (page) => {
    await expect(dots(page)).toHaveCount(BANNERS);
    await expect(page.locator('.banner__name')).not.toBeEmpty();
  },
};

const cards = (page: Page) => page.locator('#gallery .folder-card');
const folder = (folderName: unknown, more: object = {}) => ({
  folderId: `id-${String(folderName).slice(0, 20)}`,
  folderName,
  images: [{ fileId: '1foto' }],
  ...more,
});
const gallery: FaultyFeed = {
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

const products = (page: Page) => page.locator('#products');
const product = (name: unknown, more: object = {}) => ({
  name,
  type: 'application/pdf',
  url: '/perda.pdf',
  ...more,
});
const legalProducts: FaultyFeed = {
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

const dialog = (page: Page) => page.getByRole('dialog', { name: `Profil ${city.centre.name}` });
const person = (title: unknown, more: object = {}) => ({
  title,
  category: 'Kepala',
  imageUrl: drive('1staf'),
  ...more,
});
const staff: FaultyFeed = {
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

const articles = (page: Page) => page.locator('#news article');
const article = (title: unknown, more: object = {}) => ({
  id: `id-${title}`,
  title,
  content: 'Isi.',
  ...more,
});
const news: FaultyFeed = {
  name: 'news',
  path: '/home',
  cache: { key: 'articles_cache', record: { articles: [anArticle({ title: 'Dari cache' })] } },
  wrap: (items) => ({ articles: items }),
  good: shown([article('Baik Satu'), article('Baik Dua')], 'Baik Satu', 'Baik Dua'),
  bad: article('Buruk', { id: null }),
  wrongTypes: shown(
    [article(34, { id: 12, content: [], images: 'x', metadata: 7 }), { id: {}, title: [] }, null],
    '34',
  ),
  prototype: shown(
    [
      withPrototype(
        article('Satu proto', { id: '__proto__', metadata: { __proto__: null, constructor: 7 } }),
      ),
      article('Dua proto', {
        id: 'constructor',
        images: [{ id: '__proto__', url: 'https://constructor/?id=' }],
      }),
    ],
    'Satu proto',
    'Dua proto',
  ),
  halves: shown(
    [article('Setengah \uD83C', { id: '\uDFE1', content: '\uD83C', images: [{ id: '\uD83C' }] })],
    'Setengah \uFFFD',
  ),
  long: shown([article(CUT, { content: TEN_MEGABYTES })], CUT),
  failed: async (page, _message, cache) => {
    const section = page.locator('#news');
    await expect(section).toContainText('Gagal memuat artikel. Silakan coba lagi.');
    await expect(section).toContainText('Artikel yang tampil adalah salinan terakhir.');
    if (cache === 'empty') await expect(articles(page)).toHaveCount(6);
    else await expect(articles(page)).toHaveText([/Dari cache/]);
  },
  retry: (page) => page.locator('#news').getByRole('button', { name: 'Coba Lagi' }),
  refresh: (page) => page.getByRole('button', { name: 'Refresh artikel' }),
  shows: async (page, names) => {
    await expect(articles(page)).toHaveCount(names.length);
    for (const name of names) await expect(articles(page).filter({ hasText: name })).toHaveCount(1);
  },
  whole: async (page) => {
    await expect(page.locator('#news')).toContainText('Terakhir diperbarui');
    await expect(articles(page)).toHaveCount(6);
    await expect(page.locator('#news .notice')).toHaveCount(0);
  },
};

const BY_NAME: Readonly<Record<FeedName, FaultyFeed>> = {
  banners,
  gallery,
  'legal-products': legalProducts,
  staff,
  news,
};

/** Every feed, in the order of FEEDS. */
export const FAULTY_FEEDS: readonly FaultyFeed[] = FEED_NAMES.map((name) => BY_NAME[name]);
