import type { HostileVector } from '../fixtures/hostile-markup/vector.ts';
import { HOSTILE_MARKUP } from '../fixtures/hostile-markup.ts';
import { armPage, firedCount, inspectArticle, provoke } from './hostile-inspection.ts';
import { newsAnswers, rawArticle } from './news-feed.ts';
import { expect, test, visit } from './site.ts';

// Without the policy, so that nothing but the sanitiser stands between a vector and the page. (With it the browser also
// reports every handler that the sanitiser reads in its own inert document, where none can run.)
test.use({ bypassCSP: true });

const kinds = Object.entries(HOSTILE_MARKUP);
const all: readonly HostileVector[] = kinds.flatMap(([, vectors]) => vectors);

test('there are at least 150 different vectors', () => {
  expect(new Set(all.map(({ markup }) => markup)).size).toBeGreaterThanOrEqual(150);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

for (const [kind, vectors] of kinds) {
  test(`none of the ${kind} does harm in an article`, async ({ page, baseURL, misdeeds }) => {
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
      await page.locator('.article-content').evaluate(provoke);
      const wrongs = await page.evaluate(inspectArticle);
      if (new URL(page.url()).search !== `?artikel=a${place}`) wrongs.push(`went to ${page.url()}`);
      wrongs.push(...strayed.splice(0), ...misdeeds.violations.splice(0));
      harm.push(...wrongs.map((wrong) => `${name}: ${wrong}`));
    }
    expect(harm).toEqual([]);
  });
}

test('without the sanitiser and the policy at least 15 of them fire', async ({ browser }) => {
  const page = await browser.newPage();
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.fulfill({ status: 204 })
      : route.fulfill({ status: 404, body: '' }),
  );
  await page.addInitScript(armPage);
  await page.setContent('<!doctype html><main></main>');
  await page.evaluate(armPage);
  for (const [number, { markup }] of all.entries()) {
    const holder = await page.evaluateHandle(
      (vector) => {
        const element = document.createElement('div');
        document.querySelector('main')?.append(element);
        element.innerHTML = vector;
        return element;
      },
      markup.replaceAll('fire()', `fire(${number})`),
    );
    await holder.evaluate(provoke);
  }
  await expect.poll(() => page.evaluate(firedCount)).toBeGreaterThanOrEqual(15);
  await page.close();
});
