import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { FrameLocator } from '@playwright/test';
import { agree, choose, detail, inspect, openFile, playAtOnce, send } from './inspection.ts';
import { expect, test } from './site.ts';

test('an event is sent with its sample, refused by field, and the refusal ends with what follows', async ({
  page,
}) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await choose(inspector, 'gallery');
  await detail(inspector, 'Send');
  await inspector.getByRole('button', { name: 'search.changed' }).click();
  await expect(inspector.getByLabel('Event', { exact: true })).toHaveValue(/"query": "peta"/);

  await send(inspector, '{"type":"search.changed","search":"sawah"}');
  const alert = inspector.getByRole('alert');
  await expect(alert).toContainText('query is missing, needs a string');
  await expect(alert).toContainText('search is not known to this event');
  await expect(inspector.getByRole('row', { name: /search\.changed .*refused/ })).toBeVisible();

  await send(inspector, '{"type":"nothing.known"}');
  await expect(alert).toContainText('gallery knows no event');
  await send(inspector, '{type}');
  await expect(alert).toContainText('This is no JSON');
  await send(inspector, '{"type":"page.next"}');
  await expect(alert).toBeEmpty();
  await expect(inspector.getByRole('row', { name: /page\.next/ }).last()).toContainText('inspector');
});

test('the context, its change and the log can be read beside an open dialog', async ({ page }) => {
  const inspector = await inspect(page, '/home?inspect&layanan=peta');
  await choose(inspector, 'mapCatalogue');
  await page.getByPlaceholder('Cari kategori atau layer...').fill('RDTR');
  await detail(inspector, 'Context');
  await expect(inspector.locator('.changes')).toContainText('query"""RDTR"');
  await inspector.getByLabel('Filter').fill('search.changed');
  await expect(inspector.getByText(/^1 of \d+ logged$/)).toBeVisible();
  await expect(inspector.getByRole('row', { name: /search\.changed/ })).toContainText('query "RDTR"');
});

test('a visitor’s act stands before what came of it, as its cause', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await page.getByRole('button', { name: 'Produk Hukum' }).click();
  await inspector.getByLabel('Filter').fill('kind:visitor click');
  await expect(inspector.getByRole('row', { name: /button “Produk Hukum” click/ })).toBeVisible();
  await inspector.getByLabel('Filter').fill('button.toggled');
  await inspector.getByRole('row', { name: /button\.toggled/ }).click();
  await expect(inspector.getByRole('button', { name: /^#\d+ click$/ })).toBeVisible();
});

test('a past moment is shown by the page too, which takes nothing there', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect&layanan=peta');
  const dialog = page.getByRole('dialog');
  const search = page.getByPlaceholder('Cari kategori atau layer...');
  await search.fill('RDTR');
  await expect(inspector.getByRole('row', { name: /search\.changed/ })).toBeVisible();
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toHaveCount(0);
  await inspector.getByRole('row', { name: /search\.changed/ }).click();
  await expect(inspector.getByText(/The page shows .* Clicks in the page do nothing here\./)).toBeVisible();
  await expect(search).toHaveValue('RDTR');
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toHaveCount(1);
  await inspector.getByRole('button', { name: 'Back to the latest' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a past moment frames the element that was acted on, in sight', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  const search = page.getByPlaceholder('Cari folder galeri...');
  await search.fill('sawah');
  await search.fill('peta');
  // As a smooth scroll does that is still under way.
  await page.evaluate(() => {
    const isMarked = () => document.querySelector('.acted-part') !== null;
    const scrolling = new MutationObserver(() => {
      if (!isMarked()) return;
      scrolling.disconnect();
      requestAnimationFrame(() => scrollBy({ top: -3000, behavior: 'instant' }));
    });
    scrolling.observe(document.body, { childList: true });
  });
  await inspector.getByRole('row', { name: /"sawah"/ }).click();
  const frame = page.locator('.acted-part');
  await expect(frame).toBeInViewport();
  const isAround = async () => isDeepStrictEqual(await frame.boundingBox(), await search.boundingBox());
  await expect.poll(isAround).toBe(true);
  // A list above it that the moment draws later, or one that it draws longer.
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('padding-top', '3000px'));
  await expect(frame).toBeInViewport();
  await expect.poll(isAround).toBe(true);
  await inspector.getByRole('button', { name: 'Back to the latest' }).click();
  await expect(frame).toHaveCount(0);
});

test('the page starts again from a past moment, and runs on from there', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  const search = page.getByPlaceholder('Cari folder galeri...');
  await search.fill('sawah');
  await search.fill('peta');
  await inspector.getByRole('row', { name: /"sawah"/ }).click();
  await inspector.getByRole('button', { name: 'Start again from here' }).click();
  await expect(inspector.getByText('The page runs on from here')).toBeVisible();
  await expect(search).toHaveValue('sawah');
  await search.fill('jalan');
  await expect(inspector.getByRole('row', { name: /"jalan"/ })).toBeVisible();
});

for (const [what, parameter, isOpened] of [
  ['lightbox', 'galeri', 'folder.settled'],
  ['article', 'artikel', 'article.shown'],
  ['guide', 'panduan', 'guide.opened'],
] as const) {
  test(`the page starts again with the ${what} that stood open, and goes on`, async ({ page }) => {
    const served = await (await page.request.get('/home')).text();
    const [link = '/home?panduan=1'] = new RegExp(`/home\\?${parameter}=[^"&]+`).exec(served) ?? [];
    const inspector = await inspect(page, `${link}&inspect`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toHaveCount(1);
    await inspector.getByLabel('Filter').fill(isOpened);
    await inspector.getByRole('row', { name: isOpened }).first().click();
    await expect(inspector.getByText(/The page shows .* Clicks in the page do nothing here\./)).toBeVisible();
    await inspector.getByRole('button', { name: 'Start again from here' }).click();
    await expect(inspector.getByText('The page runs on from here')).toBeVisible();
    await expect(dialog).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Tutup' }).first().click();
    await expect(dialog).toHaveCount(0);
    const menu = page.getByRole('button', { name: 'Produk Hukum' });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });
}

test('a machine that an event killed is shown as stopped, with the event to blame', async ({
  page,
  misdeeds,
}) => {
  const path = JSON.parse(await readFile('qa/paths/gallery/flow-search-resets-the-page.json', 'utf8'));
  const loaded = path.steps.filter((step: { outcome?: string }) => step.outcome !== undefined);
  const state = loaded.at(-1).state;
  const killing = [
    { event: { type: 'search.changed', search: 'sawah' }, state },
    { event: { type: 'page.next' }, state },
  ];
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await openFile(
    inspector,
    JSON.stringify({ ...path, by: 'recording', steps: [...loaded, ...killing], end: { state } }),
  );
  await agree(page);
  await expect(inspector.getByLabel('Speed')).toBeVisible();
  await playAtOnce(inspector);
  // The first mistake ends the replay; what comes of it is seen by who goes on from there.
  await expect(inspector.getByText(/step \d+: search\.changed does not fit: query is missing/)).toBeVisible();
  await inspector.getByRole('button', { name: 'Go on from here' }).click();
  await send(inspector, '{"type":"page.next"}');
  await expect(inspector.getByText('gallery is stopped.')).toBeVisible();
  await expect(inspector.getByRole('row', { name: /gallery search\.changed .*does not fit/ })).toBeVisible();
  await expect(inspector.getByRole('row', { name: /page\.next .*killed/ })).toBeVisible();
  await detail(inspector, 'Moment');
  await inspector.getByRole('row', { name: /page\.next .*killed/ }).click();
  await expect(inspector.getByRole('heading', { name: /page\.next event$/ })).toBeVisible();
  await detail(inspector, 'Send');
  await expect(inspector.getByText(/gallery is stopped: #\d+ page\.next killed it\./)).toBeVisible();
  await expect(inspector.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  // The page broke, as it was made to.
  expect(misdeeds.errors.splice(0)).toContain("Cannot read properties of undefined (reading 'trim')");
});

test('a machine that is muted stays so over a reload, and moves nothing in the log', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await inspector.getByText('Mute', { exact: true }).click();
  await inspector.getByRole('checkbox', { name: 'banners' }).check();
  await choose(inspector, 'banners');
  const count = inspector.locator('.log__count');
  const before = await count.textContent();
  await send(inspector, '{"type":"slide.changed","index":2}');
  await expect(count).not.toHaveText(before ?? '');
  await expect(inspector.getByRole('row', { name: /slide\.changed/ })).toHaveCount(0);
  await page.reload();
  await expect(inspector.getByText('1 muted', { exact: true })).toBeVisible();
});

test('who reads further down than the past moment stays there while entries come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  const inspector = await inspect(page, '/home?scenario=slow-feeds&inspect');
  await inspector.getByRole('row').nth(2).click();
  await expect(inspector.getByText(/Clicks in the page do nothing here/)).toBeVisible();
  // The feeds fail by themselves once their time is up.
  await scrollsNot(inspector, 120, async () => undefined);
});

/** Scrolls the log, and expects it to stay there until more entries have come. */
async function scrollsNot(inspector: FrameLocator, to: number, more: () => Promise<void>): Promise<void> {
  const frame = inspector.getByRole('grid', { name: 'Entries' });
  const count = () => inspector.locator('.log__count').textContent();
  await frame.evaluate((element, top) => element.scrollTo({ top, behavior: 'instant' }), to);
  const before = await count();
  await more();
  await expect.poll(count).not.toBe(before);
  expect(await frame.evaluate(({ scrollTop }) => Math.round(scrollTop))).toBe(to);
}
