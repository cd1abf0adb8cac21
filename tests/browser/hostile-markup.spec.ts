import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { ADDRESSES } from '../fixtures/hostile-fields/addresses.ts';
import { FILE_NAMES } from '../fixtures/hostile-fields/file-names.ts';
import { IDS } from '../fixtures/hostile-fields/ids.ts';
import { TEXTS } from '../fixtures/hostile-fields/texts.ts';
import type { HostileVector } from '../fixtures/hostile-markup/vector.ts';
import { HOSTILE_MARKUP } from '../fixtures/hostile-markup.ts';
import { armPage, firedCount, inspectArticle, provoke } from './hostile-inspection.ts';
import { newsAnswers, rawArticle } from './news-feed.ts';
import { expect, test, visit } from './site.ts';
import { varied } from './varied.ts';

// Without the policy, so that nothing but the sanitiser stands between a vector and the page. (With it the browser also
// reports every handler that the sanitiser reads in its own inert document, where none can run.)
test.use({ bypassCSP: true });

const kinds = Object.entries(HOSTILE_MARKUP);
const all: readonly HostileVector[] = kinds.flatMap(([, vectors]) => vectors);

test('there are at least 400 different vectors, those of fields among them', () => {
  const fields = [...TEXTS, ...ADDRESSES, ...FILE_NAMES, ...IDS];
  expect(new Set([...all.map(({ markup }) => markup), ...fields]).size).toBeGreaterThanOrEqual(400);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

for (const [[kind, vectors], details] of varied(kinds, 2)) {
  test(`none of the ${kind} does harm in an article`, details, async ({ page, baseURL, misdeeds }) => {
    const strayed: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) strayed.push(request.url());
    });
    page.on('dialog', (dialog) => {
      strayed.push(`dialog ${dialog.message()}`);
      return dialog.dismiss();
    });
    page.on('popup', (popup) => strayed.push(`popup ${popup.url()}`));
    await page.addInitScript(armPage);
    const articles = vectors.map(({ name, markup }, place) =>
      rawArticle(place, { title: name, content: `<p>Awal</p>${markup}` }),
    );
    await newsAnswers(page, articles);
    await visit(page);
    await expect(page.locator('#news .article-card__title').first()).toHaveText(`${vectors[0]?.name}`);

    const harm: string[] = [];
    for (const [place, { name }] of vectors.entries()) {
      await page.evaluate((id) => history.pushState({}, '', `/home?artikel=${id}`), `a${place}`);
      await page.waitForFunction(
        (title) =>
          document.querySelector('.article__title')?.textContent === title &&
          document.querySelector('.article-content')?.textContent?.startsWith('Awal'),
        name,
      );
      await page.locator('.article').evaluate(provoke);
      const wrongs = await page.evaluate(inspectArticle);
      if (new URL(page.url()).search !== `?artikel=a${place}`) wrongs.push(`went to ${page.url()}`);
      wrongs.push(...strayed.splice(0), ...misdeeds.violations.splice(0));
      harm.push(...wrongs.map((wrong) => `${name}: ${wrong}`));
    }
    expect(harm).toEqual([]);
  });
}

/** Puts every vector into the page as it is, past the sanitiser; gives how many the page did not even take. */
async function putAll(page: Page): Promise<number> {
  let refused = 0;
  for (const [number, { markup }] of all.entries()) {
    const holder = await page.evaluateHandle(
      (vector) => {
        const element = document.createElement('div');
        document.querySelector('main')?.append(element);
        try {
          element.innerHTML = vector;
          return element;
        } catch {
          return null;
        }
      },
      markup.replaceAll('fire()', `fire(${number})`),
    );
    if (await holder.evaluate((element) => element === null)) refused += 1;
    await holder.evaluate(provoke);
  }
  return refused;
}

/** A bare page under the policy of the site, or under none; nothing it asks for is there. */
async function barePage(browser: Browser, policy?: string): Promise<Page> {
  const page = await browser.newPage({ bypassCSP: false });
  await page.route('**/*', (route) => {
    const isPage = route.request().isNavigationRequest() && route.request().frame() === page.mainFrame();
    if (isPage && route.request().url() === BARE) {
      return route.fulfill({
        contentType: 'text/html',
        headers: policy === undefined ? {} : { 'Content-Security-Policy': policy },
        body: '<!doctype html><main></main>',
      });
    }
    return isPage ? route.fulfill({ status: 204 }) : route.fulfill({ status: 404, body: '' });
  });
  await page.addInitScript(armPage);
  await page.goto(BARE);
  return page;
}

const BARE = 'https://bupc.example.id/polos';
const servedPolicy = async (request: APIRequestContext) =>
  (await request.get('/home')).headers()['content-security-policy'] ?? '';

test('without the sanitiser the policy lets no markup in at all', async ({ browser, request }) => {
  const page = await barePage(browser, await servedPolicy(request));
  expect(await putAll(page)).toBe(all.length);
  expect(await page.evaluate(firedCount)).toBe(0);
  await page.close();
});

test('in a browser without Trusted Types the rest of the policy alone lets none of them run', async ({
  browser,
  request,
}) => {
  const policy = await servedPolicy(request);
  const page = await barePage(
    browser,
    policy.replace(/; require-trusted-types-for 'script'; trusted-types [^;]*/, ''),
  );
  const strayed: string[] = [];
  page.on('dialog', (dialog) => {
    strayed.push(`dialog ${dialog.message()}`);
    return dialog.dismiss();
  });
  expect(await putAll(page)).toBe(0);
  expect({ fired: await page.evaluate(firedCount), strayed, place: page.url() }).toEqual({
    fired: 0,
    strayed: [],
    place: BARE,
  });
  await page.close();
});

test('without the sanitiser and the policy at least 60 of them fire', async ({ browser }) => {
  const page = await barePage(browser);
  await putAll(page);
  await expect.poll(() => page.evaluate(firedCount)).toBeGreaterThanOrEqual(60);
  await page.close();
});
