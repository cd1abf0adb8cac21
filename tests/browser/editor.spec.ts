import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type EditedOffice, editedOffice } from './served-editor.ts';

// The words of the editor are its own: what it puts in for a name stands between marks of direction.
const named = (words: string) => new RegExp(words.replaceAll(' ', '.{0,2} .{0,2}'));

/** The files of a folder with their content. */
const contentOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]),
  );

interface Fixtures {
  readonly office: EditedOffice;
  /** What the page did that it must not: broke its policy, threw, or asked another host. */
  readonly misdeeds: string[];
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  office: async ({}, use) => {
    const office = await editedOffice();
    await use(office);
    await office.end();
  },
  misdeeds: async ({ page }, use) => {
    const misdeeds: string[] = [];
    page.on('console', (message) => message.type() === 'error' && misdeeds.push(message.text()));
    page.on('pageerror', (error) => misdeeds.push(String(error)));
    page.on('request', (request) => {
      const own = /^(?:http:\/\/(?:127\.0\.0\.1|localhost):\d+\/|blob:|data:)/;
      if (!own.test(request.url())) misdeeds.push(request.url());
    });
    await use(misdeeds);
  },
});

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true });

async function addPicture(page: Page, file: string, shows: string) {
  await page.getByRole('button', { name: named('Tambah gambar') }).click();
  await page.getByRole('button', { name: 'Pilih', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Pilih gambar' });
  await dialog.locator('input[type=file]').first().setInputFiles(file);
  await dialog.getByRole('button', { name: 'Sisipkan' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('textbox', { name: 'Isi gambar' }).last().fill(shows);
}

/** What has the focus, as it is called. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels = (element?.getAttribute('aria-labelledby') ?? '').split(' ');
    const label = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    return element?.getAttribute('aria-label') ?? (label.trim() || element?.textContent) ?? '';
  });

/** Presses a key until what is called so has the focus. */
async function press(page: Page, key: string, until: RegExp) {
  for (let left = 80; left > 0; left -= 1) {
    if (until.test((await focused(page)).trim())) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} leads nowhere to ${until}; last to ${await focused(page)}`);
}

test('somebody writes an article with a picture, errs, and brings it back by keys alone', async ({
  page,
  office,
  misdeeds,
}) => {
  const before = contentOf(office.content);
  const shown = (name: string | RegExp) => expect(page.getByRole('row', { name })).toBeVisible();
  const find = (name: string) => [...contentOf(office.content)].find(([path]) => path.endsWith(name));

  await page.goto(`${office.editor}#/collections/news`);
  await shown('Seribu bibit untuk sempadan sungai');
  await press(page, 'Tab', /^Buat yang baru$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/news\/new$/);
  await expect(page.getByRole('textbox', { name: 'Judul' })).toBeVisible();
  await press(page, 'Tab', /^Judul$/);
  await page.keyboard.type('Loket tutup Jumat');
  await press(page, 'Tab', /^Isi$/);
  await page.keyboard.type('Loket tutup pukul sebelas.');
  await addPicture(page, 'content/banners/garis-pantai.webp', 'Garis pantai dari udara');
  const date = page.getByRole('textbox', { name: 'Tanggal' });
  await date.fill('2026-02-30');
  await save(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Tanggal ini tidak ada di kalender' });
  await expect(alert).toBeVisible();
  expect(contentOf(office.content)).toEqual(before);

  await date.fill('2026-12-01 08.30');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Loket tutup Jumat' })).toBeVisible();
  await save(page).click();
  await shown('Loket tutup Jumat');
  const written = find('loket-tutup-jumat.md');
  const [name = ''] = written ?? [];
  const [folder] = /\d{4}-\d\d-\d\d-loket-tutup-jumat/.exec(name) ?? [];
  expect(written).toEqual([
    `news/${folder}.md`,
    [
      '---',
      'title: Loket tutup Jumat',
      'date: 2026-12-01 08.30',
      'pictures:',
      `  - file: ${folder}/garis-pantai.webp`,
      '    alt: Garis pantai dari udara',
      '---',
      '',
      'Loket tutup pukul sebelas.',
      '',
    ].join('\n'),
  ]);

  await press(page, 'Tab', /Cara membaca/);
  await press(page, 'ArrowDown', /Loket tutup Jumat/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Judul' })).toHaveValue('Loket tutup Jumat');
  await press(page, 'Tab', /^Judul$/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Salah');
  // The editor does not hear the keys in the moment after the last letter.
  await expect(async () => {
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('row', { name: 'Salah' })).toBeVisible({ timeout: 5_000 });
  }).toPass();

  await press(page, 'Tab', /^Berita/);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\/sebelumnya\/$/);
  await press(page, 'Tab', /Berita “Salah” diubah$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sekarang').first()).toBeVisible();
  await press(page, 'Tab', /^Kembalikan$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Berita “Salah” sudah dikembalikan.');
  expect(find('loket-tutup-jumat.md')).toEqual(written);
  expect(misdeeds).toEqual([]);
});
