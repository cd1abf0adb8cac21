import type { Page } from '@playwright/test';
import { city } from '../city.ts';
import { dialogPath, dialogWithFocus, expect, test, visit } from './site.ts';

const pagesOf = (pdf: Buffer) => (pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length;

interface Printed {
  readonly sheet: string | undefined;
  readonly head: readonly string[];
  readonly end: string;
  readonly foot: string;
  readonly lazy: number;
}

/** Prints, and says what was on the page while the browser took it. */
async function print(page: Page): Promise<Printed> {
  const printed = await page.evaluateHandle(() => {
    const lines = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
    const seen: Printed[] = [];
    addEventListener('beforeprint', () => {
      const { dataset, style } = document.documentElement;
      seen.push({
        sheet: dataset.sheet,
        head: lines('body > :first-child .sheet-head p'),
        end: lines('.sheet-foot dt').join(' '),
        foot: style.getPropertyValue('--sheet-foot'),
        lazy: document.querySelectorAll('[role="dialog"] img[loading="lazy"]').length,
      });
    });
    return seen;
  });
  await page.pdf({ format: 'A4' });
  const [sheet] = await printed.jsonValue();
  if (sheet === undefined) throw new Error('nothing was printed');
  return sheet;
}

test('a printed article says whose it is, where it is found and when it was printed', {
  tag: '@flow',
}, async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints at a word of the test');
  await page.clock.setFixedTime(new Date('2026-11-22T12:30:00Z'));
  await visit(page, dialogPath('article'));
  await dialogWithFocus(page);
  const host = new URL(page.url()).host;
  const { contact, office } = city;
  expect(await print(page)).toEqual({
    sheet: 'dialog',
    head: [
      office.name,
      contact.address,
      `WhatsApp ${contact.hotline.label}, ${contact.email}`,
      'Detail Artikel',
    ],
    end: 'Jam loket Senin–Kamis Jumat Sabtu–Minggu',
    foot: `"${host}${dialogPath('article')}" "\\a" "Dicetak 22 November 2026, 19.30 WIB"`,
    lazy: 0,
  });
  await expect(page.locator('.sheet-head')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-sheet');
});

test('of the page, the section that one went to is printed alone', async ({ page }) => {
  await visit(page, '/home?hukum=semua');
  await expect(page.getByText('17 dari 17 produk hukum')).toBeVisible();
  const { sheet, head } = await print(page);
  expect([sheet, head[3]]).toEqual(['products', 'Produk Hukum']);
  // As the sheet has it, for as long as it is looked at.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.getByText('17 dari 17 produk hukum')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Galeri Foto' })).toBeHidden();
  await expect(page.getByText('Cari produk hukum')).toBeHidden();
  await expect(page.locator('.legal__stage')).toBeHidden();
});

const SHEETS = [
  ['a parcel', '/peta/?persil=06.0129', '.place-card__head', 1],
  ['a parcel for a need', '/peta/?mulai=bangun-rumah&persil=06.0129', '.place-card__head', 1],
  ['a need', '/home?mulai=bangun-rumah', '.steps__list', 3],
  ['a need with a parcel', '/home?mulai=bangun-rumah&persil=06.0129', '.verdict__title', 3],
  ['a need with a parcel for a business', '/home?mulai=bangun-usaha&persil=05.0148', '.verdict__title', 3],
  ['an article of a regulation', '/produk-hukum/perwali-31-2021/pasal-44', '.rule', 1],
  ['the landing page', '/home', '.leadership', 6],
  ['a hand-over page', '/admin?layanan=krk', '.handoff__steps', 1],
  ['the page of complaints', '/admin?tujuan=pengaduan', '.handoff__steps', 1],
] as const;

for (const [what, address, drawn, sheets] of SHEETS) {
  test(`${what} takes as few sheets of paper as its text needs`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium prints at a word of the test');
    await visit(page, address);
    await expect(page.locator(drawn).first()).toBeVisible();
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBeLessThanOrEqual(
      sheets,
    );
  });
}
