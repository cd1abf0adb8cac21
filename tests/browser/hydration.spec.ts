import { translatePage } from '../translated.ts';
import { hold } from './hold.ts';
import { expect, ready, test, visit } from './site.ts';

const ENTRY = /\/assets\/index-[\w-]+\.js$/;
const KB = 1024;

// The other pages keyboard.spec.ts walks through, hydrated.
for (const path of ['/home', '/peta', '/admin/login']) {
  test(`${path} is hydrated without a warning`, { tag: '@flow' }, async ({ page }) => {
    await visit(page, path);
  });
}

for (const path of [
  '/home',
  '/produk-hukum/perwali-31-2021/pasal-44',
  '/aksesibilitas',
  '/admin/krk-applications',
]) {
  test(`${path} says whether the office is open once every part of it answers`, async ({ page }) => {
    // A part that is not hydrated yet cannot be translated without a warning.
    await page.addInitScript(`new MutationObserver((_, watch) => {
      if (!document.querySelector('.footer__status, .handoff__status')?.textContent.includes('sekarang')) return;
      watch.disconnect();
      (${translatePage})();
    }).observe(document, { subtree: true, childList: true, characterData: true })`);
    await visit(page, path);
    await expect(page.locator('.footer__status, .handoff__status')).toContainText('sekarang~');
  });
}

test('no application code is asked for before the page has loaded', { tag: '@flow' }, async ({ page }) => {
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') order.push('script');
  });
  page.on('load', () => order.push('load'));
  await visit(page);
  expect(order[0]).toBe('load');
  expect(order).toContain('script');
});

test('the first interaction hydrates the page before it is idle', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0 });
  });
  await page.goto('/home');
  await expect(page.locator('.footer__status')).toHaveText('Jam layanan');
  await page.mouse.down();
  await ready(page);
});

for (const [what, address, top] of [
  ['the place to which a visitor has scrolled', '/home', 2000],
  ['the part that the address names', '/home#news', 0],
] as const) {
  test(`a page that is hydrated stays at ${what}`, async ({ page }) => {
    const release = await hold(page, ENTRY);
    await page.goto(address);
    // Where it has been for ten frames: scrolling is smooth.
    const rests = () =>
      page.evaluate(async () => {
        for (let [still, last] = [0, -1]; still < 10; ) {
          await new Promise(requestAnimationFrame);
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
        }
        return Math.round(scrollY);
      });
    if (top > 0) await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    const before = await rests();
    expect(before).toBeGreaterThan(0);
    release();
    await ready(page);
    expect(await rests()).toBe(before);
  });
}

test('a click that came before the page was hydrated opens its dialog', { tag: '@flow' }, async ({
  page,
}) => {
  const release = await hold(page, ENTRY);
  await page.goto('/home');
  await page.getByRole('link', { name: /^Cek peruntukan tanah/ }).click();
  await expect(page).toHaveURL('/home');
  release();
  await expect(page.getByRole('dialog', { name: 'Layanan Tata Ruang' })).toBeVisible();
  await expect(page).toHaveURL('/home?layanan=itr');
});

test('a text typed before the page was hydrated is searched for', async ({ page }) => {
  const release = await hold(page, ENTRY);
  await page.goto('/home');
  await page.getByRole('searchbox').fill('maket');
  release();
  await expect(page.locator('#gallery article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('maket');
});

test('a text typed before the page was hydrated stays while its machines start one by one', async ({
  page,
}) => {
  // Between two turns the page may draw anew what has started already.
  await page.addInitScript(() => {
    class SlowChannel extends MessageChannel {
      constructor() {
        super();
        const { port2 } = this;
        const post = port2.postMessage.bind(port2);
        port2.postMessage = (message: unknown) => setTimeout(() => post(message), 30);
      }
    }
    Object.assign(window, { MessageChannel: SlowChannel });
  });
  await page.goto('/home');
  await page.getByRole('searchbox').fill('maket');
  await ready(page);
  await expect(page.locator('#gallery article')).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue('maket');
});

test('a click goes the plain way when the application cannot be loaded', { tag: '@flow' }, async ({
  page,
}) => {
  let lose: () => void = () => undefined;
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route(ENTRY, async (route) => {
    await lost;
    await route.abort();
  });
  await page.goto('/home');
  await page.getByRole('link', { name: /^Cek peruntukan tanah/ }).click();
  await expect(page).toHaveURL('/home');
  lose();
  await expect(page).toHaveURL('/home?layanan=itr');
});

/** What comes when it is asked for: the guide, the search, the sanitiser, testers' tools, with their libraries and files. */
const LATER =
  /guide|pdf|cmaps|standard_fonts|page-?flip|search-body|mini-search-index|purif|testers-home|testers-map|inspector|scenario|ribbon/;

test('the page loads at most 175 KB of JavaScript without interaction, and nothing of what comes when it is asked for', {
  tag: '@flow',
}, async ({ page, request }) => {
  const scripts = new Set<string>();
  const later: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.add(sent.url());
    if (LATER.test(new URL(sent.url()).pathname)) later.push(sent.url());
  });
  await visit(page);
  await page.mouse.wheel(0, 9000);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    [...scripts].map(async (url) => {
      const response = await request.get(url, { headers: { 'Accept-Encoding': 'gzip' } });
      const { 'content-length': length = '0' } = response.headers();
      return Number(length);
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  expect([later, page.workers()]).toEqual([[], []]);
  expect(total).toBeGreaterThan(100 * KB);
  expect(total).toBeLessThanOrEqual(175 * KB);
});

test('the first banner weighs at most 50 KB on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const banner = page.waitForResponse(/\/media\/[^/]+\/(?:640|750|960|1280|2000)\.avif$/);
  await page.goto('/home');
  const { 'content-length': length = '0' } = (await banner).headers();
  expect(Number(length)).toBeGreaterThan(0);
  expect(Number(length)).toBeLessThanOrEqual(50 * KB);
});
