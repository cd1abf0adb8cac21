import type { Page } from '@playwright/test';
import { expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

const pages = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length;

/** Opens the map at an address and asks for paper; the browser's own window of printing stays away. */
async function askForPaper(page: Page, address: string) {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await visit(page, address);
  await expect(page.locator('.map-stage__loading')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cetak' }).first().click();
  await expect(page.locator('.map-print__code')).toHaveCount(1);
}

/** What the picture on the paper shows: how many colours, how light they are, and the one in the middle of a row. */
const pictured = (page: Page) =>
  page.locator('.paper-map__picture').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 41, height: 41 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no context');
    context.imageSmoothingEnabled = false;
    context.drawImage(image, 0, 0, 41, 41);
    const { data } = context.getImageData(0, 0, 41, 41);
    const pixels = new Uint32Array(data.buffer);
    return {
      colours: new Set(pixels).size,
      lightness: data.reduce((sum, part) => sum + part, 0) / data.length,
      middle: [...data.slice((10 * 41 + 20) * 4, (10 * 41 + 21) * 4)],
    };
  });

// The first lies in a flood area, near a river and in a strategic area at once.
for (const [parcel, details] of varied(['06.0129', '05.0148'], 1)) {
  test(
    `the card of parcel ${parcel} prints on one A4 page, with a picture of the map`,
    details,
    async ({ page }) => {
      await visit(page, `/peta/?persil=${parcel}`);
      await expect(page.locator('.place-card__head p').first()).toContainText(`Persil ${parcel}`);
      await askForPaper(page, `/peta/?persil=${parcel}`);
      await expect(page.locator('.map-print .place-card__head p').first()).toContainText(`Persil ${parcel}`);
      // A map that was read after its frame had gone is one colour.
      expect((await pictured(page)).colours).toBeGreaterThan(20);
      expect(pages(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
    },
  );
}

test('a browser that prints by itself prints map and code of a parcel', async ({ page }) => {
  await visit(page, '/peta/?persil=06.0129');
  await expect(page.locator('.map-stage__loading')).toHaveCount(0);
  await expect(page.locator('.place-card__head p').first()).toContainText('Persil 06.0129');
  // The code that draws it comes once the map is drawn.
  await expect(async () => {
    await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('.map-print__code')).toHaveCount(1, { timeout: 200 });
  }).toPass();
  expect((await pictured(page)).colours).toBeGreaterThan(20);
  await expect(page.locator('.map-print__missing')).toHaveCount(0);
});

test('a sheet printed before its panel is here names the parcel of its address', async ({ page }) => {
  await page.route(/\/assets\/hydrate-map-.*\.js$/, () => undefined);
  await page.goto('/peta/?mulai=bangun-rumah&persil=06.0129', { waitUntil: 'commit' });
  await page.emulateMedia({ media: 'print' });
  const missing = page.locator('.map-print__missing').first();
  await expect(missing).toContainText('Kartu tempat belum siap');
  await expect(missing).toBeVisible();
  const number = missing.locator('strong');
  const said = () => number.evaluate((element) => getComputedStyle(element, '::before').content);
  await expect.poll(said).toBe('"Persil 06.0129"');
});

test('the bar on paper is as long as what it says, however the picture is cut', async ({ page }) => {
  await askForPaper(page, '/peta/?di=-7.25000,112.75000,16');
  const onScreen = await page.locator('.map-scale__bar').boundingBox();
  await expect(page.locator('.map-scale__label')).toHaveText('100 m');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper-map__lengths')).toHaveText('050 m100 m');
  const [bar, cut, whole] = await page.locator('.paper-map').evaluate((figure) => {
    const image = figure.querySelector('img') as HTMLImageElement;
    const { width, height } = image.getBoundingClientRect();
    const drawn = {
      width: image.naturalWidth / devicePixelRatio,
      height: image.naturalHeight / devicePixelRatio,
    };
    const long = figure.querySelector('.paper-map__bar')?.getBoundingClientRect().width;
    return [long, Math.max(width / drawn.width, height / drawn.height), drawn.width] as const;
  });
  expect(whole).toBeGreaterThan(300);
  expect((bar ?? 0) / ((onScreen?.width ?? 0) * cut)).toBeCloseTo(1, 1);
});

test('a comparison prints both sides with the line between them and what they are, on one page', async ({
  page,
}) => {
  await askForPaper(page, '/peta/?bandingkan=rtrw-pola-ruang,rdtr-pola-ruang&di=-7.25000,112.75000,14');
  expect((await pictured(page)).middle).toEqual([10, 59, 61, 255]);
  await expect(page.locator('.map-print__source')).toContainText(
    'Kiri: Rencana Pola Ruang. Kanan: Pola Ruang RDTR.',
  );
  expect(pages(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
});

test('paper is light in the dark scheme, and the map on the screen stays dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await askForPaper(page, '/peta/?di=-7.25000,112.75000,16');
  const { lightness } = await pictured(page);
  expect(lightness).toBeGreaterThan(190);
});
