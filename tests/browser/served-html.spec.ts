import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { observatoryScore } from '../../tools/observatory.ts';
import { TESTERS_FOLDER } from '../../tools/testers-build.mjs';
import { expect, test } from './site.ts';

const contract = readFileSync('docs/contract.md', 'utf8');
const SECTION_IDS = [...(contract.split('## Section ids')[1] ?? '').matchAll(/^\| `([\w-]+)`/gm)].map(
  ([, id = '']) => id,
);

test('the sections stand in the order of the contract', { tag: '@flow' }, async ({ page }) => {
  await page.goto('/home');
  const ids = await page.evaluate(
    (order) =>
      [...document.querySelectorAll('[id]')].map((element) => element.id).filter((id) => order.includes(id)),
    SECTION_IDS,
  );
  expect(ids).toEqual(SECTION_IDS);
  expect(ids).toContain('gallery');
});

test('the response headers are those of production', { tag: '@flow' }, async ({ request }) => {
  const home = (await request.get('/home')).headers();
  const policy = home['content-security-policy'] ?? '';
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self'(?: 'sha256-[^']+'){4};/,
  );
  expect(policy).not.toContain('unsafe');
  expect(observatoryScore(home).score).toBe(140);
  expect({
    cache: home['cache-control'],
    sniff: home['x-content-type-options'],
    referrer: home['referrer-policy'],
    encoding: home['content-encoding'],
  }).toEqual({
    cache: 'no-cache',
    sniff: 'nosniff',
    referrer: 'strict-origin-when-cross-origin',
    encoding: 'br',
  });
});

test('hashed files are cached for good and compressed as the visitor can take them', {
  tag: '@flow',
}, async ({ request }) => {
  const html = await (await request.get('/home')).text();
  const entry = /\/assets\/index-[\w-]+\.js/.exec(html)?.[0] ?? '';
  const brotli = (await request.get(entry, { headers: { 'Accept-Encoding': 'br' } })).headers();
  const gzip = (await request.get(entry, { headers: { 'Accept-Encoding': 'gzip' } })).headers();
  expect([brotli['content-encoding'], gzip['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotli['cache-control']).toBe('public, max-age=31536000, immutable');
});

// What a server sends at once, before the visitor's first answer: ten packets of 1,460 bytes.
test('the served page and its headers fit into one round trip', { tag: '@flow' }, async ({ page }) => {
  const response = await page.goto('/home');
  const { responseHeadersSize, responseBodySize } = (await response?.request().sizes()) ?? {
    responseHeadersSize: Number.POSITIVE_INFINITY,
    responseBodySize: 0,
  };
  expect(await response?.headerValue('content-encoding')).toBe('br');
  expect(responseHeadersSize + responseBodySize).toBeLessThanOrEqual(14_600);
});

test('nothing blocks rendering and nothing inline is without its hash', { tag: '@flow' }, async ({
  request,
}) => {
  const served = await (await request.get('/home')).text();
  // Nobody waits for the dark scheme but those who are dark.
  const dark =
    /<link rel="stylesheet" href="\/assets\/dark-[^"]+" media="screen and \(prefers-color-scheme:dark\)">/;
  expect(served).toMatch(dark);
  const html = served.replace(dark, '');
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).not.toMatch(/<link[^>]+rel="stylesheet"/);
  // The one sheet stands below the first view, which is painted without it.
  const firstView = html.slice(head.length, html.indexOf('rel="stylesheet"'));
  expect(firstView).toContain('</h1>');
  expect(firstView).toContain('class="banner__name"');
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(html).not.toMatch(/<script[^>]+src=/);
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).not.toMatch(/\son[a-z]+="/);
  expect(html).toMatch(/<link rel="preload" as="image"[^>]+fetchPriority="high"/i);
});

const PATHS = [
  '/home',
  '/aksesibilitas',
  '/peta/data',
  '/peta-situs',
  '/privasi',
  '/admin',
  '/register',
  '/tidak-ada',
];
for (const path of PATHS) {
  test(`${path} is served with every style that what it shows has`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
    const own = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet]) => sheet);
    for (const [, url = ''] of linked) own.push(await (await request.get(url)).text());
    const folder = join(process.env.DIST || TESTERS_FOLDER, 'assets');
    const sheets = readdirSync(folder).filter((name) => /^(?!dark|peta|hydrate-map).*\.css$/.test(name));
    const all = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join();
    const shown = new Set(
      [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const styledIn = (css: string) => [...shown].filter((name) => css.includes(`.${name}`));
    expect(styledIn(own.join())).toEqual(styledIn(all));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every section shows its content and leads on by plain links', { tag: '@flow' }, async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mau mengurus apa hari ini?');
    await expect(page.locator('#news article')).toHaveCount(6);
    await expect(page.locator('#gallery article')).toHaveCount(8);
    await expect(page.locator('#products article')).toHaveCount(17);
    await expect(page.locator('#home img')).toHaveCount(1);
    await expect(page.locator('#services').getByRole('link', { name: 'Peta Kota' })).toHaveAttribute(
      'href',
      '/peta',
    );
    await expect(page.getByRole('link', { name: 'Layanan', exact: true })).toHaveAttribute(
      'href',
      '#services',
    );
  });
});
