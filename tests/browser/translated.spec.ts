import type { Page } from '@playwright/test';
import { translatePage, untranslated } from '../translated.ts';
import { onView, at as photo } from './lightbox-page.ts';
import { expect, test, visit } from './site.ts';

// The layout with the panel beside the map.
test.use({ viewport: { width: 1280, height: 800 } });

/** What a visitor does next, and the part of the page that answers with a text. */
interface Step {
  readonly does: (page: Page) => Promise<unknown>;
  readonly part: string;
  readonly shows: RegExp;
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
const type = (words: string, field: string) => async (page: Page) => {
  await page.locator(field).first().fill('');
  await page.locator(field).first().pressSequentially(words);
};
const press = (key: string) => (page: Page) => page.keyboard.press(key);
const pressIn = (key: string, field: string) => (page: Page) => page.locator(field).first().press(key);
/** To the next photo, once this one stands there. */
const nextPhoto = async (page: Page) => {
  await onView(page);
  await page.keyboard.press('ArrowRight');
};
const turnTo = (number: string) => async (page: Page) => {
  await page.locator('.guide-pager input').fill(number);
  await page.keyboard.press('Enter');
};

const SEARCH = '.search__field';
const LAYER = '.dialog input[type=search]';
const PLACE = '#cari-tempat';
const PANEL = '#map-panel-body';
const TOOL = '.map-strip__tool';

/** The flows of the site, each from its address on. */
const FLOWS: Readonly<Record<string, readonly [string, readonly Step[]]>> = {
  'the search': [
    '/home?temukan=',
    [
      { does: type('krk', SEARCH), part: '.search__middle', shows: /hasil untuk “krk”/ },
      { does: type('imb', SEARCH), part: '.search__middle', shows: /hasil untuk “imb”/ },
      { does: type('zzqx', SEARCH), part: '.search__middle', shows: /Tidak ada hasil/ },
      { does: type('formulir', SEARCH), part: '.search__middle', shows: /hasil untuk “formulir”/ },
      { does: click('.search-filters li:nth-child(2) button'), part: '.search__middle', shows: /hasil di/ },
      { does: click('.search__empty'), part: '.search__middle', shows: /Langsung ke/ },
    ],
  ],
  'the map dialog': [
    '/home?layanan=peta',
    [
      { does: type('rtrw', LAYER), part: '.dialog__panel', shows: /Menampilkan 1 kategori/ },
      { does: type('kecamatan', LAYER), part: '.dialog__panel', shows: /cocok dengan “kecamatan”/ },
      { does: type('qqqq', LAYER), part: '.dialog__panel', shows: /Tidak Ditemukan/ },
      { does: type('r', LAYER), part: '.dialog__panel', shows: /kategori peta/ },
    ],
  ],
  'the finder': [
    '/home?mulai=',
    [
      { does: click('.finder-answer >> nth=0'), part: '.dialog__panel', shows: /Selanjutnya/ },
      { does: click('.dialog__foot button:last-child'), part: '.dialog__panel', shows: /2 dari/ },
      { does: click('.finder-answer >> nth=0'), part: '.dialog__panel', shows: /2 dari/ },
      { does: click('.dialog__foot button:last-child'), part: '.dialog__panel', shows: /3 dari/ },
      { does: click('.dialog__foot button >> nth=0'), part: '.dialog__panel', shows: /2 dari/ },
    ],
  ],
  'the services': [
    '/home?layanan=utama',
    [
      { does: click('.dialog summary >> nth=0'), part: '.dialog__panel', shows: /Syarat/ },
      { does: press('Escape'), part: '.header', shows: /Login|Masuk/i },
    ],
  ],
  'the legal products': [
    '/home',
    [
      { does: click('a[href*="hukum=semua"]'), part: '#products', shows: /dari \d+ produk/ },
      { does: type('perwali', '.product-list input'), part: '#products', shows: /dari \d+ produk/ },
      { does: type('zzqx', '.product-list input'), part: '#products', shows: /0 dari/ },
      { does: type('a', '.product-list input'), part: '#products', shows: /dari \d+ produk/ },
    ],
  ],
  'the gallery': [
    photo(1),
    [
      { does: nextPhoto, part: '.lightbox-bar__count', shows: /^2 dari 7 foto$/ },
      { does: nextPhoto, part: '.lightbox-bar__count, .lightbox-info', shows: /3 dari 7 foto/ },
      { does: press('Escape'), part: '.gallery__grid', shows: /Pantai/ },
      { does: type('zzqx', '#gallery input'), part: '#gallery .empty-state', shows: /[Tt]idak/ },
      { does: type('pantai', '#gallery input'), part: '.gallery__grid', shows: /Pantai/ },
      { does: type('', '#gallery input'), part: '.gallery__grid', shows: /Loket/ },
    ],
  ],
  'the news': [
    '/home?artikel=membaca-kode-zona',
    [
      { does: click('.article-share button'), part: '.dialog__panel', shows: /Bagikan/ },
      { does: press('Escape'), part: '.article-card', shows: /\d{4}/ },
      { does: click('#news .article-card a >> nth=1'), part: '.dialog__panel', shows: /Detail Artikel/i },
    ],
  ],
  'the guide': [
    '/home?panduan=1',
    [
      { does: turnTo('5'), part: '.guide-bar__place', shows: /Halaman 5 dari/ },
      { does: turnTo('9'), part: '.guide-bar__place', shows: /Halaman 9 dari/ },
    ],
  ],

  'the search for a place': [
    '/peta/',
    [
      { does: type('zzqx', PLACE), part: '.place-search', shows: /zzqx/ },
      { does: type('Karangmulya II 13', PLACE), part: '.place-search', shows: /Jalan Karangmulya II 13/ },
      { does: press('Enter'), part: '.place-card', shows: /Persil 05\.0148/ },
      { does: type('05.9999', PLACE), part: '.place-search', shows: /05\.9999/ },
    ],
  ],
  'the panel of the map': [
    '/peta/?persil=05.0148',
    [
      { does: click('#tab-layers'), part: PANEL, shows: /3 lapisan/ },
      { does: click('[data-away]'), part: PANEL, shows: /2 lapisan/ },
      { does: pressIn('ArrowLeft', '.layers__opacity input'), part: PANEL, shows: /98%/ },
      { does: click('.layers__group >> nth=2'), part: PANEL, shows: /2 lapisan/ },
      { does: click('#tab-activity'), part: PANEL, shows: /egiatan/ },
      { does: click('.parcel-activities__counters button >> nth=1'), part: PANEL, shows: /egiatan/ },
      { does: type('warung', `${PANEL} input`), part: PANEL, shows: /Warung/ },
      { does: click('.activity-row button'), part: PANEL, shows: /Rumah berlantai/ },
      { does: type('kos', `${PANEL} input`), part: PANEL, shows: /kos/ },
      { does: click('#tab-place'), part: PANEL, shows: /Persil 05\.0148/ },
      { does: click('.place-tab__close'), part: PANEL, shows: /Belum ada tempat/ },
    ],
  ],
  'the tools of the map': [
    '/peta/?persil=05.0148',
    [
      { does: click(TOOL), part: '.measure', shows: /Klik titik pertama/ },
      { does: click('.measure__way'), part: '.measure', shows: /1 titik/ },
      { does: click('.measure input >> nth=1'), part: '.measure', shows: /0 m²/ },
      { does: click('.measure__way >> nth=1'), part: '.measure', shows: /Klik titik pertama/ },
      { does: click(`${TOOL} >> nth=1`), part: PANEL, shows: /50%/ },
      { does: pressIn('ArrowLeft', '.compare input'), part: PANEL, shows: /45%/ },
      { does: click('.compare button'), part: PANEL, shows: /Tampil di peta/ },
      { does: click('.legend__head'), part: '.legend', shows: /RDTR/ },
    ],
  ],
  'the list of the map': [
    '/peta/?scenario=map-undrawable',
    [
      { does: click('.map-list__place summary'), part: '.map-list', shows: /Kel|Zona/ },
      { does: type('05.0148', PLACE), part: '.place-search', shows: /05\.0148/ },
      { does: press('Enter'), part: PANEL, shows: /Persil 05\.0148/ },
    ],
  ],
};

const textOf = async (page: Page, part: string) =>
  untranslated((await page.locator(part).allTextContents()).join('\n'));

/** Waits until a part shows what it must and rests. @returns its text */
async function rested(page: Page, { part, shows }: Step): Promise<string> {
  let last = '';
  const unrest = async () => {
    const before = last;
    last = await textOf(page, part);
    return shows.test(last) && last === before ? 'at rest' : last;
  };
  await expect.poll(unrest, part).toBe('at rest');
  return last;
}

/** Takes a flow as it is. @returns what its parts showed, step by step */
async function taken(page: Page, [address, steps]: readonly [string, readonly Step[]]): Promise<string[]> {
  const texts: string[] = [];
  await visit(page, address);
  for (const step of steps) {
    await step.does(page);
    texts.push(await rested(page, step));
  }
  return texts;
}

for (const [name, [address, steps]] of Object.entries(FLOWS)) {
  test(`${name}: a translated page shows after every step what it shows without`, {
    tag: ['the search', 'the map dialog', 'the search for a place'].includes(name) ? '@flow' : [],
  }, async ({ page }) => {
    const plain = await taken(page, [address, steps]);
    await visit(page, address);
    await page.evaluate(translatePage);
    for (const [index, step] of steps.entries()) {
      await step.does(page);
      await expect.poll(() => textOf(page, step.part), `step ${index + 1}`).toBe(plain[index]);
    }
  });
}

test('a part of the map whose nodes are gone says so, and is there again after a retry', async ({
  page,
  misdeeds,
}) => {
  await visit(page, '/peta/?persil=05.0148');
  await expect(page.locator('.place-card')).toBeVisible();
  await page.evaluate(translatePage);
  await page.locator('.place-tab').evaluate((part) => part.remove());
  await page.locator('#tab-layers').click();
  const failed = page.getByRole('alert');
  await expect
    .poll(async () => untranslated(await failed.textContent()))
    .toBe('Bagian ini gagal ditampilkanCoba Lagi ');
  await failed.getByRole('button').click();
  await expect.poll(() => textOf(page, PANEL)).toContain('3 lapisan, atas menutup bawah');
  await expect(page.locator('.map-stage__canvas canvas')).toBeVisible();
  expect(misdeeds.events).toEqual(['render.caught']);
});
