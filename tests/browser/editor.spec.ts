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

/** The lines that two texts do not share. */
function difference(before: string, after: string) {
  const [old, next] = [before.split('\n'), after.split('\n')];
  return {
    gone: old.filter((line) => !next.includes(line)),
    come: next.filter((line) => !old.includes(line)),
  };
}

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

test('somebody writes an article, changes the hours, and sees both on the site', async ({
  page,
  office,
  misdeeds,
}) => {
  // It bundles the editor and builds the site.
  test.setTimeout(300_000);
  const before = contentOf(office.content);

  await page.goto(`${office.editor}#/collections/news/new`);
  await page.getByRole('textbox', { name: 'Judul' }).fill('Loket pindah ke lantai satu');
  await page.getByRole('textbox', { name: 'Isi', exact: true }).click();
  await page.keyboard.type('Mulai Senin, loket menerima tamu di lantai satu.');
  await addPicture(page, 'content/banners/garis-pantai.webp', 'Garis pantai dari udara');
  await addPicture(page, 'content/staff/petugas-loket.webp', 'Petugas di loket');

  const date = page.getByRole('textbox', { name: 'Tanggal' });
  await date.fill('2026-02-30');
  await save(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Tanggal ini tidak ada di kalender' }),
  ).toBeVisible();
  expect(contentOf(office.content)).toEqual(before);

  await date.fill('2026-12-01 08.30');
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Loket pindah ke lantai satu' }),
  ).toBeVisible();
  await save(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Tersimpan' })).toBeAttached();

  await page.goto(`${office.editor}#/collections/kantor/entries/kantor`);
  const hours = page.getByRole('group', { name: named('Jam layanan') });
  // On a slow page the list has opened all by itself, and then has nothing more to open.
  const opening = hours.getByRole('button', { name: 'Buka semua' });
  await expect(async () => {
    if (await opening.isEnabled()) await opening.click({ timeout: 2000 });
    await expect(opening).toBeDisabled({ timeout: 2000 });
  }).toPass();
  // What is out of sight has no fields yet.
  await hours.getByText('Bila kosong: tutup.').first().scrollIntoViewIfNeeded();
  // One span, or several with breaks between: each opens by itself.
  const span = hours.getByRole('group', { name: named('Jam') }).first();
  await span.getByRole('button', { name: 'Buka', exact: true }).click();
  const closing = hours.getByRole('textbox', { name: 'Tutup' }).first();
  await expect(closing).toHaveValue('14.00');
  await closing.fill('15.30');
  await save(page).click();
  await expect.poll(() => contentOf(office.content).get('kantor.yaml')).toContain('15.30');

  const after = contentOf(office.content);
  const changed = [...after.keys()].filter(
    (name) => !name.startsWith('.sebelumnya/') && after.get(name) !== before.get(name),
  );
  const article = changed.find((name) => name.endsWith('.md')) ?? '';
  const folder = article.slice('news/'.length).replace('.md', '');
  expect(changed.sort()).toEqual(
    ['kantor.yaml', article, `news/${folder}/garis-pantai.webp`, `news/${folder}/petugas-loket.webp`].sort(),
  );
  expect(after.get(article)).toBe(
    [
      '---',
      'title: Loket pindah ke lantai satu',
      'date: 2026-12-01 08.30',
      'pictures:',
      `  - file: ${folder}/garis-pantai.webp`,
      '    alt: Garis pantai dari udara',
      `  - file: ${folder}/petugas-loket.webp`,
      '    alt: Petugas di loket',
      '---',
      '',
      'Mulai Senin, loket menerima tamu di lantai satu.',
      '',
    ].join('\n'),
  );
  expect(difference(before.get('kantor.yaml') ?? '', after.get('kantor.yaml') ?? '')).toEqual({
    gone: ["    hours: { from: '08.00', to: '14.00' }"],
    come: ["    hours: { from: '08.00', to: '15.30' }"],
  });

  const site = await office.build();
  await page.goto(`${site}/home`);
  await expect(
    page.getByRole('article').filter({ hasText: 'Loket pindah ke lantai satu' }).first(),
  ).toBeAttached();
  await expect(page.getByRole('contentinfo')).toContainText('15.30');
  await page.goto(`${site}/home?artikel=${folder.replace(/^\d{4}-\d\d-\d\d-/, '')}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Mulai Senin, loket menerima tamu di lantai satu.');
  await expect(dialog.getByRole('img', { name: 'Garis pantai dari udara' }).first()).toBeVisible();
  expect(misdeeds).toEqual([]);
});

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

test('an album that others take photos from is not deleted, and the page says why', async ({
  page,
  office,
}) => {
  const before = contentOf(office.content);
  await page.goto(`${office.editor}#/collections/gallery`);
  await page.getByRole('row', { name: 'Kota di Waktu Senja' }).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Hapus yang terpilih' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Tidak dihapus' })).toContainText(
    'berkas "../2026-09-12-kota-senja/senja-01.webp" tidak ada',
  );
  expect(contentOf(office.content)).toEqual(before);
});

test('somebody writes, errs, and brings back by keys alone, also an album that was deleted', async ({
  page,
  office,
  misdeeds,
}) => {
  test.setTimeout(180_000);
  const before = contentOf(office.content);
  const shown = (name: string | RegExp) => expect(page.getByRole('row', { name })).toBeVisible();
  // The editor does not hear the keys in the moment after the last letter.
  const saved = (title: string) =>
    expect(async () => {
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('row', { name: title })).toBeVisible({ timeout: 5_000 });
    }).toPass();
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
  await saved('Loket tutup Jumat');
  await expect.poll(() => find('loket-tutup-jumat.md')?.[1]).toContain('title: Loket tutup Jumat\n');
  const written = find('loket-tutup-jumat.md');

  await press(page, 'Tab', /Cara membaca/);
  await press(page, 'ArrowDown', /Loket tutup Jumat/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Judul' })).toHaveValue('Loket tutup Jumat');
  await press(page, 'Tab', /^Judul$/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Salah');
  await saved('Salah');

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

  await press(page, 'Tab', /^Penyunting$/);
  await page.keyboard.press('Enter');
  await shown('Loket tutup Jumat');
  await page.goto(`${office.editor}#/collections/gallery`);
  await shown('Foto Udara Sisi Barat Kota');
  await press(page, 'Tab', /^Bersepeda/);
  await press(page, 'ArrowDown', /^Foto Udara Sisi Barat Kota/);
  await page.keyboard.press('Space');
  await press(page, 'Tab', /^Hapus yang terpilih$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'Foto Udara Sisi Barat Kota' })).toBeHidden();
  expect([...contentOf(office.content).keys()].filter((path) => path.includes('gallery/2026-11-11'))).toEqual(
    [],
  );
  await page.goto(`${office.editor}sebelumnya/`);
  await press(page, 'Tab', /Album “Foto Udara Sisi Barat Kota” dihapus$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Gambar saat itu' }).first()).toBeVisible();
  await press(page, 'Tab', /^Kembalikan$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('sudah dikembalikan');
  const after = contentOf(office.content);
  expect([...before].filter(([path, text]) => after.get(path) !== text)).toEqual([]);
  expect(misdeeds).toEqual([]);
});
