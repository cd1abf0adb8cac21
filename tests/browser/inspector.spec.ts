import { readFile } from 'node:fs/promises';
import type { FrameLocator, Page } from '@playwright/test';
import { city } from '../city.ts';
import { alive, expect, test, visit } from './site.ts';

const inspectorOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="State inspector"]');

async function choose(inspector: FrameLocator, actor: string): Promise<void> {
  await inspector.getByRole('navigation', { name: 'Actors' }).getByText(actor, { exact: true }).click();
}

test('nothing of the inspector or of a scenario is loaded without their parameters', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await visit(page);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /rehearsal|inspector|scenario|ribbon/.test(path))).toEqual([]);
  await page.goto('/home?inspect');
  await expect(inspectorOf(page).getByRole('heading', { name: 'State inspector' })).toBeVisible();
  expect(loaded.filter((path) => /rehearsal|inspector/.test(path)).length).toBeGreaterThan(1);
});

test('the inspector asks no outside host for anything', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await visit(page, '/home?inspect');
  await expect(inspectorOf(page).getByText('loaded.fromFeed')).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('the chart lights the present state and shows the way that was taken', async ({ page }) => {
  await visit(page, '/home?inspect');
  const inspector = inspectorOf(page);
  await choose(inspector, 'mapCatalogue');
  await choose(inspector, 'dropdown');
  const lit = inspector.locator('.chart__state.is-active:not(.chart__state--outer) .chart__label');
  await expect(lit).toHaveText('closed');
  await page.getByRole('button', { name: 'Produk Hukum' }).hover();
  await expect(lit).toHaveText('hovered');
  await expect(inspector.locator('.chart__edge.is-taken .chart__event')).toHaveText('pointer.entered');
});

test('any event that the state accepts can be sent, and what it refuses says why', async ({ page }) => {
  await visit(page, '/home?inspect');
  const inspector = inspectorOf(page);
  await choose(inspector, 'dialogs');
  await inspector.getByRole('button', { name: 'dialog.opened' }).click();
  await inspector.getByLabel('Event', { exact: true }).fill('{"type":"dialog.opened","dialog":"profile"}');
  await inspector.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: `Profil ${city.centre.name}` })).toBeVisible();
  await expect(page).toHaveURL(/profil/);

  await inspector.getByLabel('Event', { exact: true }).fill('{"type":"nothing.known"}');
  await inspector.getByRole('button', { name: 'Send' }).click();
  await expect(inspector.getByRole('status').first()).toContainText(
    'does not accept {"type":"nothing.known"}',
  );
  await inspector.getByLabel('Event', { exact: true }).fill('{type}');
  await inspector.getByRole('button', { name: 'Send' }).click();
  await expect(inspector.getByRole('alert')).toContainText('This is no JSON');
});

test('context, its change and the log can be read, beside an open dialog too', async ({ page }) => {
  await visit(page, '/home?inspect&layanan=peta');
  const inspector = inspectorOf(page);
  await choose(inspector, 'mapCatalogue');
  await page.getByPlaceholder('Cari kategori atau layer...').fill('RDTR');
  await inspector.getByRole('tab', { name: 'Context' }).click();
  await expect(inspector.getByRole('row', { name: /query/ })).toContainText('"RDTR"');
  await inspector.getByRole('tab', { name: 'Log' }).click();
  await inspector.getByLabel('Filter').fill('search.changed');
  await expect(inspector.getByText(/^1 of \d+ events$/)).toBeVisible();
  await expect(inspector.locator('.inspector__log li')).toContainText('page → mapCatalogue');
});

test('a path is played step by step, with what is expected beside what is', async ({ page }) => {
  await visit(page, '/home?path=profile/flow-failure-then-retry&inspect');
  const inspector = inspectorOf(page);
  await expect(inspector.getByRole('button', { name: 'Step' })).toBeVisible();
  await inspector.getByRole('button', { name: 'Step' }).click();
  await expect(inspector.getByText('Start passed')).toBeVisible();
  await inspector.getByLabel('Speed').selectOption('at once');
  await inspector.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(inspector.getByText('Passed: every step as expected')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Halaman uji' })).toContainText(
    'berhasil, 5 dari 5: profile/flow-failure-then-retry',
  );
  await expect(page.getByRole('dialog', { name: `Profil ${city.centre.name}` })).toContainText('Kepala');
});

test('a difference stops a replay and is saved as a file', async ({ page }) => {
  const text = await readFile('qa/paths/dropdown/flow-click-on-what-hovering-opened.json', 'utf8');
  const wrong = text.replace('"hovered"', '"pinned"');
  await visit(page, '/home?inspect');
  await inspectorOf(page).getByRole('tab', { name: 'Replay' }).click();
  await inspectorOf(page)
    .getByLabel('Open a file…')
    .setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from(wrong) });
  await expect(inspectorOf(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await inspectorOf(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(inspectorOf(page).getByText('Stopped at a difference')).toBeVisible();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('difference-dropdown-flow-click-on-what-hovering-opened.json');
  expect(JSON.parse(await readFile(await saved.path(), 'utf8'))).toMatchObject({
    path: 'dropdown/flow-click-on-what-hovering-opened',
    step: 1,
    label: 'pointer.entered',
    reason: 'expected state {"open":"pinned"}, is {"open":"hovered"}',
  });
});

test('what a tester does is saved as a path, which replays', async ({ page }) => {
  await visit(page, '/home?scenario=all-well&inspect&layanan=peta');
  await choose(inspectorOf(page), 'mapCatalogue');
  await page.getByPlaceholder('Cari kategori atau layer...').fill('RDTR');
  await page.getByRole('button', { name: /^RDTR/ }).click();
  await inspectorOf(page).getByRole('tab', { name: 'Replay' }).click();
  const download = page.waitForEvent('download');
  await inspectorOf(page).getByRole('button', { name: 'Save mapCatalogue as a path' }).click();
  const recorded = await readFile(await (await download).path());
  expect(JSON.parse(recorded.toString())).toMatchObject({
    by: 'recording',
    machine: 'mapCatalogue',
    scenario: 'all-well',
  });

  await inspectorOf(page)
    .getByLabel('Open a file…')
    .setInputFiles({ name: 'recorded.json', mimeType: 'application/json', buffer: recorded });
  await inspectorOf(page).getByRole('button', { name: 'Play', exact: true }).click();
  await expect(inspectorOf(page).getByText('Passed: every step as expected')).toBeVisible();
});

test('the inspector moves to a window of its own and finds the page again after a reload', async ({
  page,
  context,
}) => {
  await visit(page, '/home?inspect');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Own window' }).click();
  const own = await opened;
  await expect(own.getByText('loaded.fromFeed')).toBeVisible();
  await expect(page.locator('iframe[title="State inspector"]')).toHaveCount(0);
  await page.goto('/home?scenario=gallery-expired-cache&inspect');
  await alive(page);
  await expect(own.getByText('loaded.fromExpiredCache')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/home\?scenario=gallery-expired-cache$/);
});

test('the inspector is used by keyboard', async ({ page }) => {
  await visit(page, '/home?inspect');
  const inspector = inspectorOf(page);
  await inspector.getByRole('tab', { name: 'Events' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(inspector.getByRole('tab', { name: 'Context' })).toHaveAttribute('aria-selected', 'true');
  await inspector.getByRole('button', { name: /^gallery/ }).focus();
  await page.keyboard.press('Enter');
  await expect(inspector.getByRole('heading', { name: 'gallery' })).toBeVisible();
});

test('Stately’s own inspector is opened by a button and told of every machine', async ({ page, context }) => {
  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Stately</title><script>
        window.names = [];
        addEventListener('message', ({ data }) => data.type === '@xstate.actor' && names.push(data.name));
        opener.postMessage({ type: '@statelyai.connected' }, '*');
      </script>`,
    }),
  );
  await visit(page, '/home?inspect');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Stately’s inspector' }).click();
  const stately = await opened;
  await expect
    .poll(() => stately.evaluate(() => (window as unknown as { names: string[] }).names))
    .toEqual(expect.arrayContaining(['gallery', 'dialogs', 'news']));
});

for (const machine of ['gallery', 'news', 'article', 'dialogs']) {
  test(`what ${machine} went through in a page that was used replays at once`, async ({ page }) => {
    await visit(page, '/home?scenario=all-well&inspect');
    await expect(inspectorOf(page).getByText('loaded.fromFeed')).toBeVisible();
    await page
      .getByRole('link', { name: /^Baca Selengkapnya/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
    await page.getByRole('link', { name: `Profil ${city.centre.abbreviation}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
    await choose(inspectorOf(page), machine);
    await inspectorOf(page).getByRole('tab', { name: 'Replay' }).click();
    const download = page.waitForEvent('download');
    await inspectorOf(page)
      .getByRole('button', { name: `Save ${machine} as a path` })
      .click();
    const recorded = await readFile(await (await download).path());
    await inspectorOf(page)
      .getByLabel('Open a file…')
      .setInputFiles({ name: 'recorded.json', mimeType: 'application/json', buffer: recorded });
    await inspectorOf(page).getByLabel('Speed').selectOption('at once');
    await inspectorOf(page).getByRole('button', { name: 'Play', exact: true }).click();
    await expect(inspectorOf(page).getByText('Passed: every step as expected')).toBeVisible();
    await expect(page).toHaveURL(/path=file/);
  });
}
