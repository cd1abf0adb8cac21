import type { Page } from '@playwright/test';
import { translatePage, untranslated } from '../translated.ts';
import { onView, at as photo } from './lightbox-page.ts';
import { expect, test, visit } from './site.ts';
import {
  atClosing,
  byCopying,
  click,
  type Flow,
  press,
  pressIn,
  saving,
  takeTwice,
  textOf,
  type,
  typeOn,
  wait,
} from './translated-flow.ts';

// The layout with the panel beside the map.
test.use({ viewport: { width: 1280, height: 800 } });

/** To the next photo, once this one stands there. */
const nextPhoto = async (page: Page) => {
  await onView(page);
  await page.keyboard.press('ArrowRight');
};
const turnTo = (number: string) => async (page: Page) => {
  await page.locator('.guide-pager input').fill(number);
  await page.keyboard.press('Enter');
};

const SEARCH = 'input.search__field';
const LAYER = '.dialog input[type=search]';
const PLACE = '#cari-tempat';
const PANEL = '#map-panel-body';
const TOOL = '.map-strip__tool';
const TOOLS = '.lightbox-bar__tools button';
const OUTCOME = '.viewer-outcome';
const INSIDE = '.search-inside input';
const SAID = '.place-actions__said';
const SHARE = '.place-actions__tools button';
const WAYS = '.steps-progress__ways button';
const PANELS = '.guide-tools__group--panels button';
const MAIN = '.regulation';

/** The profile does not come, nor when it is asked for again. */
const withoutStaff = (page: Page) =>
  page.route('/content/staff.json', (route) => route.fulfill({ status: 404 }));
const retry = (isMended: boolean) => async (page: Page) => {
  if (isMended) await page.unroute('/content/staff.json');
  await page.locator('.dialog .notice button').click();
};
const hover = async (page: Page) => {
  await page.mouse.move(20, 700);
  await page.locator('.dropdown button').first().hover();
};
/** Ends the search inside; links within the page are such only once the address has no words any more. */
const reset = async (page: Page) => {
  await page.locator('.search-inside__reset').click();
  await page.waitForURL(/pasal-44$/);
};
const leave = (page: Page) => page.mouse.move(20, 700);

/** What the search shows, and has read out once the keys rest: only then does it say nothing more. */
const spoken = (words: string) => new RegExp(`${words}.*${words}`, 's');

/** The flows of the site, each from its address on. */
const FLOWS: Readonly<Record<string, Flow>> = {
  'the search': [
    '/home?temukan=',
    [
      { does: type('krk', SEARCH), part: '.search__middle', shows: spoken('hasil untuk “krk”') },
      { does: type('imb', SEARCH), part: '.search__middle', shows: spoken('hasil untuk “imb”') },
      { does: typeOn(' rumah', SEARCH), part: '.search__middle', shows: spoken('“imb rumah”') },
      { does: typeOn(' zzqx', SEARCH), part: '.search__middle', shows: spoken('“imb rumah zzqx”') },
      { does: type('zzqx', SEARCH), part: '.search__middle', shows: spoken('Tidak ada hasil') },
      {
        does: type('05.0148', SEARCH),
        part: '.search__middle',
        shows: spoken('Persil 05.0148'),
      },
      { does: type('formulir', SEARCH), part: '.search__middle', shows: spoken('hasil untuk “formulir”') },
      {
        does: click('.search-filters li:nth-child(2) button'),
        part: '.search__middle',
        shows: spoken('hasil di'),
      },
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
      { does: click(`${TOOLS} >> nth=0`), part: '.lightbox-bar__tools', shows: /Perkecil/ },
      { does: click(`${TOOLS} >> nth=1`), part: '.lightbox-bar__tools', shows: /Putar/ },
      { does: click(`${TOOLS} >> nth=3`), part: OUTCOME, shows: /^Alamat foto disalin/ },
      { does: saving(click(`${TOOLS} >> nth=2`)), part: OUTCOME, shows: /^Foto disimpan/ },
      { does: nextPhoto, part: '.lightbox-bar__count', shows: /4 dari 7 foto/ },
      { does: press('Escape'), part: '.gallery__grid', shows: /Pantai/ },
      { does: type('zzqx', '#gallery input'), part: '#gallery .empty-state', shows: /[Tt]idak/ },
      { does: type('pantai', '#gallery input'), part: '.gallery__grid', shows: /Pantai/ },
      { does: type('', '#gallery input'), part: '.gallery__grid', shows: /Loket/ },
    ],
    byCopying,
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
      { does: click(`${PANELS} >> nth=1`), part: '.guide-panel', shows: /Sampul/ },
      {
        does: click('.guide-panel li button >> nth=3'),
        part: '.guide-bar__place',
        shows: /Halaman \d+ dari/,
      },
      { does: click(`${PANELS} >> nth=0`), part: '.guide-panel', shows: /Cari kata/ },
      { does: type('krk', '.guide-search input'), part: '.guide-panel', shows: /\d+ temuan di \d+ halaman/ },
      { does: typeOn('qx', '.guide-search input'), part: '.guide-panel', shows: /Tidak ada temuan/ },
      { does: type('siteplan', '.guide-search input'), part: '.guide-panel', shows: /\d+ temuan di/ },
      { does: click('.guide-hits__hit'), part: '.guide-bar__place', shows: /Halaman \d+ dari/ },
      {
        does: saving(click('.guide-tools [aria-label=Unduh]')),
        part: '.guide .viewer-outcome',
        shows: /disimpan/,
      },
    ],
    undefined,
    '.guide-leaf canvas[style*=height]',
  ],
  'the profile': [
    '/home?profil',
    [
      { does: retry(false), part: '.dialog__panel', shows: /Gagal Memuat Data/ },
      { does: retry(true), part: '.dialog__panel', shows: /Kepala BUPC/ },
      { does: press('Escape'), part: '.header', shows: /Login/ },
    ],
    withoutStaff,
    '.dialog .notice',
  ],
  'the legal products of the header, and the hours of the office': [
    '/home',
    [
      { does: hover, part: '.dropdown', shows: /Produk Hukum Terbaru \(17\)/ },
      { does: leave, part: '.dropdown', shows: /^(?:Produk Hukum\s*)+$/ },
      { does: pressIn('Enter', '.dropdown button'), part: '.dropdown', shows: /Terbaru/ },
      { does: press('Escape'), part: '.dropdown', shows: /^(?:Produk Hukum\s*)+$/ },
      { does: wait(0.05), part: '.footer__hours', shows: /Tutup sekarang/ },
      { does: wait(16.2), part: '.footer__hours', shows: /Buka sekarang/ },
    ],
    atClosing,
  ],
  'a page that hands over': [
    '/admin/krk-applications?persil=05.0148',
    [
      { does: wait(0.05), part: '.handoff__aside', shows: /Tutup sekarang/ },
      { does: click('.parcel-strip button'), part: 'main', shows: /Keterangan Rencana Kota/ },
      { does: wait(16.2), part: '.handoff__aside', shows: /Buka sekarang/ },
    ],
    atClosing,
    '.parcel-strip strong',
  ],
  'a need': [
    '/home?mulai=tambah-lantai&persil=05.0148',
    [
      { does: click('.step--open input'), part: '.dialog__panel', shows: /1 dari \d+ siap/ },
      { does: click('.step--open .step__result input'), part: '.dialog__panel', shows: /2 dari|Selesai/ },
      { does: click('.step__toggle >> nth=4'), part: '.dialog__panel', shows: /siap/ },
      { does: click(`${WAYS} >> nth=0`), part: '.dialog__panel', shows: /Per langkah/ },
      { does: click(`${WAYS} >> nth=1`), part: '.steps-progress', shows: /Batal/ },
      { does: click(`${WAYS} >> nth=1`), part: '.steps-progress', shows: /Hapus centang/ },
      { does: click(`${WAYS} >> nth=1`), part: '.steps-progress', shows: /Batal/ },
      { does: click(`${WAYS} >> nth=0`), part: '.dialog__panel', shows: /0 dari \d+ siap/ },
      { does: click('.parcel-strip button'), part: '.dialog__panel', shows: /Tambah lantai/ },
    ],
    undefined,
    '.parcel-strip strong',
  ],
  'a regulation': [
    '/produk-hukum/perwali-31-2021/pasal-44',
    [
      { does: type('sempadan', INSIDE), part: MAIN, shows: /\d+ temuan di \d+ pasal/ },
      { does: click('.search-inside__step >> nth=-1'), part: MAIN, shows: /temuan/ },
      { does: typeOn('zz', INSIDE), part: MAIN, shows: /Tidak ada temuan/ },
      { does: type('tinggi', INSIDE), part: MAIN, shows: /\d+ temuan di/ },
      { does: reset, part: MAIN, shows: /Pasal 44/ },
      { does: click('.ayat__link >> nth=1'), part: '.regulation-said', shows: /^Alamat ayat disalin$/ },
      { does: click('.rule__copy'), part: '.regulation-said', shows: /^Alamat disalin$/ },
    ],
    byCopying,
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
  'sharing and printing the map': [
    '/peta/?persil=05.0148',
    [
      { does: click(`${SHARE} >> nth=1`), part: SAID, shows: /^Kartu disalin\.$/ },
      { does: click(SHARE), part: SAID, shows: /^Alamat disalin/ },
      { does: click(`${SHARE} >> nth=2`), part: '.map-print', shows: /Dicetak[\s\S]*Persil 05\.0148/ },
      { does: type('06.0129', PLACE), part: '.place-search', shows: /06\.0129/ },
      { does: press('Enter'), part: '.map-print__columns', shows: /R-|K-|%/ },
    ],
    byCopying,
    '.place-card',
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

for (const [name, flow] of Object.entries(FLOWS)) {
  test(`${name}: a translated page shows after every step what it shows without`, {
    tag: ['the search', 'the map dialog', 'the search for a place'].includes(name) ? '@flow' : [],
  }, async ({ page }) => {
    await takeTwice(page, flow);
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
