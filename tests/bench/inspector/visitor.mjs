// A visitor who does not rest: scrolls, opens and closes dialogs, types in searches, while the banners turn.

const button = (page, name) => page.getByRole('button', { name });

async function scroll(page) {
  await page.mouse.move(700, 500);
  for (const step of [600, 600, 600, -900, -900]) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(250);
  }
}

async function type(page, field, text) {
  await field.click();
  await page.keyboard.type(text, { delay: 80 });
  await page.waitForTimeout(400);
  await field.fill('');
}

async function read(page, link) {
  await link.click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.waitForTimeout(600);
  await dialog.getByRole('button', { name: 'Tutup' }).first().click();
  await dialog.waitFor({ state: 'detached' });
}

const ROUNDS = [
  scroll,
  (page) => type(page, page.getByPlaceholder('Cari folder galeri...'), 'sawah'),
  (page) => read(page, page.getByRole('link', { name: /^Baca Selengkapnya/ }).first()),
  (page) => button(page, 'Produk Hukum').hover(),
  (page) => read(page, page.getByRole('link', { name: /^Profil / }).first()),
  (page) =>
    button(page, /^Slide \d/)
      .last()
      .click(),
];

/**
 * Uses a page for a time.
 * @returns how many things were done
 */
export async function useBusily(page, ms) {
  const end = Date.now() + ms;
  let done = 0;
  while (Date.now() < end) {
    await ROUNDS[done % ROUNDS.length](page);
    done += 1;
  }
  return done;
}
