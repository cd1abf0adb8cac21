import { generatedPdf, lockedPdf } from '../fixtures/pdf.ts';
import { at, button, dialog, drawn, openGuide, PDF, place } from './guide-page.ts';
import { expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const FAILURES = [
  ['a cut-off file', { body: generatedPdf({ pages: 2 }).subarray(0, 40), contentType: 'application/pdf' }],
  ['a missing file', { status: 404, body: 'tidak ada' }],
] as const;

for (const [[what, answer], details] of varied(FAILURES, 2)) {
  test(`${what} is said to have failed, and 'Coba Lagi' loads again`, details, async ({ page }) => {
    await page.route(PDF, (route) => route.fulfill(answer));
    await visit(page, at(3));
    await expect(dialog(page).getByText('Gagal Memuat PDF', { exact: true })).toBeVisible();
    await expect(dialog(page).getByText(/^Gagal memuat PDF: \S/)).toBeVisible();
    await expect(button(page, 'Tutup')).toBeVisible();
    await page.unroute(PDF);
    await button(page, 'Coba Lagi').focus();
    await page.keyboard.press('Enter');
    await expect(place(page)).toHaveText('Halaman 3 dari 16');
    await page.keyboard.press('Home');
    await expect(place(page)).toHaveText('Halaman 1 dari 16');
    await expect(dialog(page).getByText('Gagal Memuat PDF', { exact: true })).toHaveCount(0);
  });
}

test('a worker that cannot be had is a failure, not an endless load', async ({ page }) => {
  await page.route('**/pdf.worker*', (route) => route.fulfill({ status: 404, body: '' }));
  await visit(page, at(1));
  await expect(dialog(page).getByText('Gagal memuat PDF: Failed to load PDF file.')).toBeVisible();
});

test('code that cannot be had is a failure with a retry', async ({ page }) => {
  await page.route('**/guide-body*.js', (route) => route.abort());
  await visit(page, at(1));
  await expect(dialog(page).getByText('Gagal Memuat PDF', { exact: true })).toBeVisible();
  await expect(button(page, 'Coba Lagi')).toBeVisible();
});

test('says that it is loading, with the way out at hand, and may go at any time', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PDF, async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  await visit(page, at(2));
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Memuat Panduan...' })).toContainText(
    'Mohon tunggu sebentar',
  );
  await expect.poll(() => page.workers().length).toBe(1);
  await button(page, 'Tutup').click();
  await expect(dialog(page)).toHaveCount(0);
  release();
  await expect.poll(() => page.workers().length).toBe(0);
  await page.goto(at(2));
  await expect(place(page)).toHaveText('Halaman 2 dari 16');
});

test('a locked document asks for its password until it is right', async ({ page }) => {
  const body = await lockedPdf('rahasia');
  await page.route(PDF, (route) => route.fulfill({ body, contentType: 'application/pdf' }));
  await visit(page, at(1));
  const field = dialog(page).getByLabel('Enter the password to open this PDF file.');
  await expect(field).toBeFocused();
  await field.fill('salah');
  await field.press('Enter');
  const again = dialog(page).getByLabel('Invalid password. Please try again.');
  await again.fill('rahasia');
  await button(page, 'Buka').click();
  await expect(place(page)).toHaveText('Halaman 1 dari 2');
});

test('a picture that takes a decoder is drawn, without WebAssembly', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const body = generatedPdf({ pages: 1, fax: true });
  await page.route(PDF, (route) => route.fulfill({ body, contentType: 'application/pdf' }));
  await openGuide(page);
  // Drawn a second time where the page's own size asks for another scale.
  const middle = () =>
    drawn(page, 0).evaluate((canvas: HTMLCanvasElement) => [
      ...(canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 3, 1, 1).data ?? []),
    ]);
  await expect.poll(middle).toEqual([0, 0, 0, 255]);
  expect(asked.filter((path) => path.includes('/wasm/'))).toEqual([
    expect.stringMatching(/^\/pdfjs\/[\d.]+\/wasm\/jbig2_nowasm_fallback\.js$/),
  ]);
});
