import { expect, test, visit } from './site.ts';

const DIALOGS = [
  ['layanan=utama', 'Layanan Tata Ruang'],
  ['layanan=peta', 'PETA KOTA'],
  ['layanan=interaksi', 'INTERAKSI TATA RUANG'],
  ['syarat=itr', 'ITR Prioritas'],
  ['syarat=krk', 'KRK Prioritas'],
  ['profil', 'Profil BUPC'],
] as const;

for (const [query, title] of DIALOGS) {
  test(`a pasted ${query} opens '${title}', and closing cleans the address`, async ({ page }) => {
    await visit(page, `/home?${query}`);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(query.startsWith('syarat') ? '/home?layanan=utama' : '/home');
  });
}

for (const [card, query, title] of [
  ['LAYANAN UTAMA', 'layanan=utama', 'Layanan Tata Ruang'],
  ['PETA KOTA', 'layanan=peta', 'PETA KOTA'],
  ['INTERAKSI TATA RUANG', 'layanan=interaksi', 'INTERAKSI TATA RUANG'],
] as const) {
  test(`the card ${card} opens its modal; Back closes it, Forward opens it again`, async ({ page }) => {
    await visit(page);
    await page
      .locator('#services')
      .getByRole('link', { name: new RegExp(`^${card}`) })
      .click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`/home?${query}`);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/home');
    await page.goForward();
    await expect(dialog).toBeVisible();
  });
}

for (const how of ['button', 'backdrop', 'Escape'] as const) {
  test(`closing by ${how} leaves no trace in the history and gives the focus back`, async ({ page }) => {
    await page.goto('about:blank');
    await visit(page);
    const opener = page.locator('#services').getByRole('link', { name: /^INTERAKSI/ });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'INTERAKSI TATA RUANG' });
    await expect(dialog).toBeVisible();
    if (how === 'button') await dialog.getByRole('button', { name: 'Tutup' }).click();
    else if (how === 'backdrop') await page.mouse.click(10, 10);
    else await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/home');
    await expect(opener).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
}

test('the page does not scroll while a modal is open', async ({ page }) => {
  await visit(page, '/home?layanan=interaksi');
  const scrolled = () => page.evaluate(() => scrollY);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 800);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});

test('the focus stays inside an open modal', async ({ page }) => {
  await visit(page, '/home?layanan=interaksi');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
});

for (const query of ['layanan=lain', 'syarat=', 'artikel=', 'foto=3', 'panduan=x']) {
  test(`an unknown ${query} opens nothing and is removed, what else stands there stays`, async ({ page }) => {
    await visit(page, `/home?${query}&utm=x`);
    await expect(page).toHaveURL('/home?utm=x');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('a link opened by a modified click leaves this page alone', async ({ page, context }) => {
  await visit(page);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Cek peruntukan/ }).click({ modifiers: ['Control'] });
  await expect((await opened).getByRole('dialog', { name: 'Layanan Tata Ruang' })).toBeVisible();
  await expect(page).toHaveURL('/home');
});

test.describe('Layanan Tata Ruang', () => {
  test('four services open the portal in a new tab and close the modal', async ({ page, context }) => {
    await visit(page, '/home?layanan=utama');
    const dialog = page.getByRole('dialog', { name: 'Layanan Tata Ruang' });
    await expect(dialog.locator('h3')).toHaveText([
      'Informasi Tata Ruang (ITR)',
      'Keterangan Rencana Kota (KRK)',
      'Rekomendasi Siteplan / Rencana Tapak Kawasan Hunian',
      'Rekomendasi Teknis KKPR (Non Berusaha)',
    ]);
    const buttons = dialog.getByRole('link', { name: /^Akses Layanan/ });
    await expect(buttons).toHaveCount(4);
    const opened = context.waitForEvent('page');
    await buttons.nth(1).click();
    await expect(await opened).toHaveURL('/admin');
    await expect(dialog).toBeHidden();
  });

  test('the terms open over the modal and Mengerti closes them alone', async ({ page }) => {
    await visit(page, '/home?layanan=utama');
    await page.getByRole('link', { name: 'KRK Prioritas' }).click();
    const terms = page.getByRole('dialog', { name: 'KRK Prioritas' });
    await expect(terms.getByRole('listitem')).toHaveText([
      'Alas hak tanah berupa sertifikat yang sudah terdaftar di sistem informasi pertanahan nasional.',
      '1 sertifikat untuk setiap permohonan.',
      'Kuota 5 permohonan per hari.',
      'Jenis kegiatan hanya untuk hunian.',
    ]);
    await expect(terms).toContainText('Kuota dibuka kembali setiap hari kerja.');
    await expect(page).toHaveURL('/home?layanan=utama&syarat=krk');
    await terms.getByRole('button', { name: 'Mengerti' }).click();
    await expect(terms).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'Layanan Tata Ruang' })).toBeVisible();
    await expect(page).toHaveURL('/home?layanan=utama');
  });

  test('hotline and requirements guide lead outside', async ({ page }) => {
    await visit(page, '/home?layanan=utama');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link', { name: /^Hotline/ })).toHaveAttribute(
      'href',
      'https://wa.me/6280012340000',
    );
    await expect(dialog.getByRole('link', { name: /^Panduan persyaratan/ })).toHaveAttribute(
      'href',
      '/panduanbupc.pdf',
    );
  });
});

test.describe('PETA KOTA', () => {
  test('counts, searches by category and by layer, and resets', async ({ page }) => {
    await visit(page, '/home?layanan=peta');
    const dialog = page.getByRole('dialog', { name: 'PETA KOTA' });
    await expect(dialog).toContainText('Menampilkan 4 kategori peta');
    const search = dialog.getByPlaceholder('Cari kategori atau layer...');
    await search.fill(' rtrw ');
    await expect(dialog).toContainText('Menampilkan 1 kategori peta');
    await search.fill('kecamatan');
    await expect(dialog.locator('.map-category__name')).toHaveText(['PETA ADMINISTRASI']);
    await search.fill('pelabuhan antariksa');
    await expect(dialog).toContainText('Kategori Tidak Ditemukan');
    await dialog.getByRole('button', { name: 'Reset Pencarian' }).click();
    await expect(dialog).toContainText('Menampilkan 4 kategori peta');
    await expect(search).toHaveValue('');
  });

  test('expands and collapses per category, with all 13 layers of RTRW', async ({ page }) => {
    await visit(page, '/home?layanan=peta');
    const dialog = page.getByRole('dialog', { name: 'PETA KOTA' });
    await expect(dialog.locator('.map-category__name')).toHaveText([
      'PETA ADMINISTRASI',
      'RTRW',
      'RDTR',
      'PETA PERTANAHAN',
    ]);
    await expect(dialog.getByRole('link', { name: /^Buka Batas/ })).toHaveCount(3);
    const rtrw = dialog.getByRole('button', { name: /^RTRW/ });
    const layers = dialog.locator('.map-layer:visible');
    await expect(layers).toHaveCount(0);
    await rtrw.click();
    await expect(layers).toHaveCount(13);
    await dialog.getByRole('button', { name: /^RDTR/ }).click();
    await expect(layers).toHaveCount(14);
    await rtrw.click();
    await expect(layers).toHaveCount(1);
    await expect(dialog.getByRole('link', { name: /^PETA PERTANAHAN/ })).toHaveAttribute('target', '_blank');
  });

  test("'Buka' closes the modal and goes to the map; Back leads past it", async ({ page }) => {
    await visit(page);
    await page
      .locator('#services')
      .getByRole('link', { name: /^PETA KOTA/ })
      .click();
    await page.getByRole('link', { name: 'Buka Batas Kota' }).click();
    await expect(page).toHaveURL('/peta/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peta Kota');
    await page.goBack();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('INTERAKSI TATA RUANG has four cards that open the portal in a new tab', async ({ page, context }) => {
  await visit(page, '/home?layanan=interaksi');
  const dialog = page.getByRole('dialog', { name: 'INTERAKSI TATA RUANG' });
  await expect(dialog.locator('.interaction__name')).toHaveText([
    'Layanan Konsultasi',
    'Pengaduan Masyarakat',
    'Saran dan Masukan Tata Ruang',
    'Permohonan Data',
  ]);
  const opened = context.waitForEvent('page');
  await dialog.getByRole('link', { name: /^Pengaduan/ }).click();
  await expect(await opened).toHaveURL('/admin');
  await expect(dialog).toBeHidden();
});

test('a dialog whose code is lost says so and comes when asked again', async ({ page, misdeeds }) => {
  await visit(page);
  await page.evaluate(() => sessionStorage.setItem('reloaded_for_chunk', String(Date.now())));
  await page.route(/\/assets\/dialogs-.*\.js$/, (route) => route.abort());
  await page
    .locator('#services')
    .getByRole('link', { name: /^PETA KOTA/ })
    .click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('Jendela ini gagal dimuat');
  expect(misdeeds.events).toContain('chunk.failed');
});

test('the page stays where it is when a dialog opens, closes and comes back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await page.locator('#services').evaluate((section) => section.scrollIntoView({ block: 'start' }));
  const place = () => page.evaluate(() => Math.round(scrollY));
  const card = page.locator('#services').getByRole('link', { name: /^LAYANAN UTAMA/ });
  await card.hover();
  const before = await place();
  expect(before).toBeGreaterThan(1000);
  await card.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/home');
  expect(await place()).toBe(before);
  await page.goForward();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place()).toBe(before);
});

test('coming back from another page leads to where the visitor was', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await page.locator('#services').evaluate((section) => section.scrollIntoView({ block: 'start' }));
  await page
    .locator('#services')
    .getByRole('link', { name: /^PETA KOTA/ })
    .click();
  await page.getByRole('link', { name: 'Buka Batas Kota' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peta Kota');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('#services')).toBeInViewport();
});

test('a category that is found by one of its layers stands open, and still collapses by a click', async ({
  page,
}) => {
  await visit(page, '/home?layanan=peta');
  const dialog = page.getByRole('dialog', { name: 'PETA KOTA' });
  await dialog.getByRole('searchbox').fill('jalan');
  await expect(dialog.locator('.map-layer:visible').first()).toBeVisible();
  await dialog.getByRole('button', { name: /^RTRW/ }).click();
  await expect(dialog.locator('.map-layer:visible')).toHaveCount(0);
});

test('resetting the map search gives the focus to the search', async ({ page }) => {
  await visit(page, '/home?layanan=peta');
  const dialog = page.getByRole('dialog', { name: 'PETA KOTA' });
  await dialog.getByRole('searchbox').fill('xyz');
  await dialog.getByRole('button', { name: 'Reset Pencarian' }).click();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
});

for (const [width, height] of [
  [740, 360],
  [1280, 720],
] as const) {
  test(`every service can be reached in a window of ${width}x${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/home?layanan=utama');
    const last = page
      .getByRole('dialog')
      .getByRole('link', { name: /^Akses Layanan/ })
      .last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Panduan persyaratan/ })
      .scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('dialog').getByRole('link', { name: /^Panduan persyaratan/ }),
    ).toBeInViewport();
  });
}
