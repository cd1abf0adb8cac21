import { type Interaction, press, tap } from '@bupc/bench';
import type { Locator, Page } from '@playwright/test';

const dialog = (page: Page): Locator => page.getByRole('dialog').last();
const folder = (page: Page): Locator =>
  page
    .locator('.folder-card')
    .filter({ hasNotText: /\D1 foto/ })
    .locator('.folder-card__open')
    .first();
const link = (name: RegExp) => (page: Page) => page.getByRole('link', { name }).first();
const at = (selector: string) => (page: Page) => page.locator(selector).first();
const next = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: 'Selanjutnya', exact: true }).first();

async function closed(page: Page): Promise<void> {
  // One under another is hidden from roles, not from this.
  const open = await page.locator('[role=dialog]').count();
  await page.keyboard.press('Escape');
  await page.waitForFunction((before) => document.querySelectorAll('[role=dialog]').length < before, open);
}

/** A dialog by what opens it; `seen` waits for more than its frame. */
const opening = (
  name: string,
  opener: (page: Page) => Locator,
  { ready, seen = 'h2' }: { ready?: Interaction['ready']; seen?: string } = {},
): Interaction => ({
  name: `${name} opened`,
  ...(ready && { ready }),
  act: (page) => tap(opener(page)),
  done: (page) => dialog(page).locator(seen).first().waitFor(),
  shows: '#headlessui-portal-root',
  back: closed,
});

/** A key in a search; the next one is its second time. */
const key = (
  name: string,
  label: string,
  letter: string,
  { open, shows }: { open?: Interaction['ready']; shows: string },
): Interaction => ({
  name: `a key in the search of ${name}`,
  ready: async (page) => {
    await open?.(page);
    await tap(page.getByRole('searchbox', { name: label }));
  },
  act: (page) => press(page, letter),
  done: async (page) => page.waitForFunction(() => document.activeElement instanceof HTMLInputElement).then(),
  shows,
});

/** Something that turns: its text, or what is marked in it, is another one afterwards. */
export const turning = (
  name: string,
  button: (page: Page) => Locator,
  place: string,
  more: Pick<Interaction, 'ready' | 'back' | 'shows'> = {},
): Interaction => ({
  name,
  ...more,
  act: async (page) => {
    await page.evaluate((selector) => {
      const element = document.querySelector(selector);
      Object.assign(globalThis, { placeBefore: element?.ariaLabel ?? element?.textContent });
    }, place);
    await tap(button(page));
  },
  done: (page) =>
    page
      .waitForFunction((selector) => {
        const element = document.querySelector(selector);
        const { placeBefore } = globalThis as unknown as { placeBefore: unknown };
        return element !== null && (element.ariaLabel ?? element.textContent) !== placeBefore;
      }, place)
      .then(),
});

// The site's tab may lead to the document itself; a button in its place opens the viewer at its address, after the frame of the
// press, as the site's links to dialogs do.
async function offerGuide(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), {
      id: 'bench-guide',
      textContent: 'Guide',
    });
    const open = () => history.pushState(null, '', '/home?panduan=1');
    button.addEventListener('click', () => requestAnimationFrame(() => setTimeout(open)));
    document.querySelector('nav')?.before(button);
  });
}

const openMap = async (page: Page) => {
  await tap(link(/PETA KOTA/)(page));
  await dialog(page).waitFor();
};
const openServices = async (page: Page) => {
  await tap(link(/^Cek peruntukan tanah/)(page));
  await dialog(page).waitFor();
};
const openList = async (page: Page) => {
  await tap(link(/^Semua produk hukum/)(page));
  await page.getByRole('searchbox', { name: 'Cari produk hukum' }).waitFor();
};
const openLightbox = async (page: Page) => {
  await tap(folder(page));
  await dialog(page).locator('.swiper-initialized .swiper-slide-active img').waitFor();
};
const openGuide = async (page: Page) => {
  await offerGuide(page);
  await tap(at('#bench-guide')(page));
  await dialog(page).locator('.guide-leaf canvas[style*="height"]').first().waitFor();
};
const openGuideSearch = async (page: Page) => {
  await openGuide(page);
  await tap(dialog(page).getByRole('button', { name: 'Cari', exact: true }));
};

/** Everything that a visitor does with the page, one after the other. */
export const INTERACTIONS: readonly Interaction[] = [
  opening('services dialog', link(/^Cek peruntukan tanah/)),
  opening('terms dialog', at('[role=dialog] a[href*="syarat"]'), { ready: openServices }),
  opening('map dialog', link(/PETA KOTA/)),
  opening('interaction dialog', link(/INTERAKSI TATA RUANG/)),
  opening('profile', at('nav a[href*="profil"]')),
  opening('article', at('.article-card__link')),
  opening('lightbox', folder, { seen: '.swiper-slide-active img' }),
  opening('guide', at('#bench-guide'), { ready: offerGuide, seen: 'canvas[style*="height"]' }),
  {
    name: 'list of legal products opened',
    act: (page) => tap(link(/^Semua produk hukum/)(page)),
    done: (page) => page.getByRole('searchbox', { name: 'Cari produk hukum' }).waitFor(),
    shows: '#products .wrap',
    back: (page) => tap(link(/^Tutup daftar/)(page)),
  },
  {
    name: 'dropdown opened',
    act: (page) => tap(at('button[aria-controls="legal-products-dropdown"]')(page)),
    done: (page) => page.locator('.dropdown__panel').waitFor(),
    shows: '.dropdown__panel',
    back: (page) => tap(at('button[aria-controls="legal-products-dropdown"]')(page)),
  },
  key('the map', 'Cari kategori atau layer', 'r', { open: openMap, shows: '.map-catalogue__count + *' }),
  key('the legal products', 'Cari produk hukum', 'p', { open: openList, shows: '.product-list__count + *' }),
  key('the gallery', 'Cari folder galeri', 'a', { shows: '.gallery__grid' }),
  key('the guide', 'Cari di panduan', 'a', { open: openGuideSearch, shows: '.guide-search + *' }),
  turning('a slide of the banner', at('.banner__dots + .banner__arrow'), '.banner__dot[aria-current]', {
    shows: '.banner__tools',
  }),
  turning('a page of the gallery', at('.pager button:last-of-type'), '.pager__place', {
    shows: '.gallery__grid',
    back: (page) => tap(at('.pager button:first-of-type')(page)),
  }),
  turning('a photo in the lightbox', next, '.lightbox-bar__count', {
    ready: openLightbox,
    shows: '.lightbox-stage',
  }),
  turning('a page of the guide', next, '.guide-bar__place', { ready: openGuide, shows: '.guide-book' }),
];
