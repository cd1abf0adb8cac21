import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { expect, test, visit } from './site.ts';

// Against a build whose map has layers of every kind on another host, under its own policy (tests/fixtures/outside-city).
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Content-Range, ETag' };
const LAYERS = [
  'batas-kota',
  'batas-kecamatan',
  'batas-kelurahan',
  'rtrw-jalan',
  'rtrw-energi',
  'rtrw-drainase',
];

/** A part of the sample's archive, as a host gives it that knows ranges. */
async function ranged(route: Route): Promise<void> {
  const file = await readFile('content/akar/peta/kota.pmtiles');
  const [, from = '0', to = ''] =
    /^bytes=(\d+)-(\d*)$/.exec((await route.request().headerValue('Range')) ?? '') ?? [];
  const end = Math.min(file.length - 1, to === '' ? file.length - 1 : Number(to));
  return route.fulfill({
    status: 206,
    headers: { ...OPEN, 'Content-Range': `bytes ${from}-${end}/${file.length}` },
    body: file.subarray(Number(from), end + 1),
  });
}

/** Answers as the other host; gives what was asked of it. */
async function hostAnswers(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  const picture = await readFile('public/icons/icon-192.png');
  await page.route('https://peta.example.id/**', async (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    if (url.pathname === '/batas.geojson')
      return route.fulfill({ headers: OPEN, path: 'content/akar/peta/lapisan/batas-kota.geojson' });
    if (url.pathname.startsWith('/ubin/') || url.pathname === '/wms')
      return route.fulfill({ headers: OPEN, contentType: 'image/png', body: picture });
    if (url.pathname === '/kota.pmtiles') return ranged(route);
    if (url.pathname === '/tanpa-bagian.pmtiles')
      return route.fulfill({ headers: OPEN, path: 'content/akar/peta/kota.pmtiles' });
    return route.fulfill({ headers: OPEN, contentType: 'text/html', body: '<!doctype html><p>Galat</p>' });
  });
  return asked;
}

test.describe('the map with layers of another host @outside', () => {
  test('shows those that answer, and says beside each of the others why it does not', async ({ page }) => {
    const asked = await hostAnswers(page);
    await visit(page, `/peta/?lapisan=${LAYERS.join(',')}`);
    const layers = page.locator('.layers__layer');
    await expect(layers).toHaveCount(LAYERS.length);
    const says = (name: string) => layers.filter({ hasText: name }).getByRole('alert');
    await expect(says('Jaringan Jalan')).toHaveText('Server menjawab dengan halaman, bukan gambar peta.');
    await expect(says('Jaringan Energi')).toHaveText(
      'Server tidak memberi bagian dari berkas peta; berkasnya tidak dapat dibuka.',
    );
    await expect(page.locator('.map-line')).toContainText('Tengah peta:');
    await expect(layers.getByRole('alert')).toHaveCount(2);
    const paths = new Set(asked.map(({ pathname }) => pathname.replace(/\/\d.*/, '')));
    expect([...paths].sort()).toEqual([
      '/batas.geojson',
      '/kota.pmtiles',
      '/rusak',
      '/tanpa-bagian.pmtiles',
      '/ubin',
      '/wms',
    ]);
    const wms = asked.find(({ pathname }) => pathname === '/wms');
    expect(wms && Object.fromEntries(wms.searchParams)).toMatchObject({
      request: 'GetMap',
      layers: 'kelurahan',
      crs: 'EPSG:3857',
      bbox: expect.stringMatching(/^\d+\.?\d*,-\d+\.?\d*,\d+\.?\d*,-\d+\.?\d*$/),
    });
  });
});
