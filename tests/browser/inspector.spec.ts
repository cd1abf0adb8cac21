import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { city } from '../city.ts';
import {
  choose,
  click,
  detail,
  inspect,
  inspectorOf,
  openFile,
  playAtOnce,
  saved,
  send,
  show,
} from './inspection.ts';
import { alive, expect, test, visit } from './site.ts';

const PASSED = 'Passed: every step as expected';

test('nothing of the inspector or of a scenario is loaded without their parameters', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await visit(page);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /rehearsal|inspector|scenario|ribbon|elk/.test(path))).toEqual([]);
  await page.goto('/home?inspect');
  await expect(inspectorOf(page).getByRole('heading', { name: 'State inspector' })).toBeVisible();
  expect(loaded.filter((path) => /rehearsal|inspector/.test(path)).length).toBeGreaterThan(1);
});

test('the inspector asks no outside host for anything', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const inspector = await inspect(page, '/home?inspect');
  await choose(inspector, 'gallery');
  await inspector.getByRole('button', { name: 'Near' }).click();
  await expect(inspector.locator('.chart svg').first()).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('the chart marks the present state and the way that was taken', async ({ page }) => {
  const inspector = await inspect(page, '/home?inspect');
  await choose(inspector, 'dropdown');
  await inspector.getByRole('button', { name: 'Near' }).click();
  await expect(inspector.getByLabel(/^state closed, now/)).toBeVisible();
  await page.getByRole('button', { name: 'Produk Hukum' }).hover();
  await expect(inspector.getByLabel(/^state open\.hovered, now/)).toBeVisible();
});

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

test('what is sent changes the page', async ({ page }) => {
  const inspector = await inspect(page, '/home?inspect');
  await choose(inspector, 'dialogs');
  await send(inspector, '{"type":"dialog.opened","dialog":"profile"}');
  await expect(page.getByRole('dialog', { name: `Profil ${city.centre.name}` })).toBeVisible();
  await expect(page).toHaveURL(/profil/);
});

test('the context, its change and the log can be read beside an open dialog', async ({ page }) => {
  const inspector = await inspect(page, '/home?inspect&layanan=peta');
  await choose(inspector, 'mapCatalogue');
  await page.getByPlaceholder('Cari kategori atau layer...').fill('RDTR');
  await detail(inspector, 'Context');
  await expect(inspector.locator('.changes')).toContainText('query"""RDTR"');
  await inspector.getByRole('searchbox', { name: 'Filter' }).fill('search.changed');
  await expect(inspector.getByText(/^1 of \d+ entries$/)).toBeVisible();
  await expect(inspector.getByRole('row', { name: /search\.changed/ })).toContainText('query "RDTR"');
});

test('a visitor’s act stands before what came of it, as its cause', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await page.getByRole('button', { name: 'Produk Hukum' }).click();
  await inspector.getByRole('searchbox', { name: 'Filter' }).fill('kind:visitor click');
  await expect(inspector.getByRole('row', { name: /button “Produk Hukum” click/ })).toBeVisible();
  await inspector.getByRole('searchbox', { name: 'Filter' }).fill('button.toggled');
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

test('two moments are compared', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await choose(inspector, 'gallery');
  for (const query of ['sawah', 'peta'])
    await send(inspector, `{"type":"search.changed","query":"${query}"}`);
  await inspector.getByRole('row', { name: /"sawah"/ }).click();
  await inspector.getByRole('button', { name: /^Compare with another moment/ }).click();
  await inspector.getByRole('button', { name: 'Back to the latest' }).click();
  await detail(inspector, 'Context');
  await expect(inspector.locator('.changes')).toContainText('query"sawah""peta"');
});

test('a path is stepped forth and back, with the page as it was', async ({ page }) => {
  const inspector = await inspect(page, '/home?path=profile/flow-failure-then-retry&inspect');
  await show(inspector, 'Replay');
  const steps = inspector.getByRole('region', { name: 'Steps' });
  await inspector.getByRole('button', { name: /^Step →/ }).click();
  await expect(steps.getByRole('button', { name: /^0 Start.*passed$/ })).toBeVisible();
  await playAtOnce(inspector);
  await expect(inspector.getByText(PASSED)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Halaman uji' })).toContainText(
    'berhasil, 5 dari 5: profile/flow-failure-then-retry',
  );
  const dialog = page.getByRole('dialog', { name: `Profil ${city.centre.name}` });
  await expect(dialog).toContainText('Kepala');
  const notice = dialog.getByRole('button', { name: 'Coba Lagi' });
  await expect(notice).toHaveCount(0);
  await inspector.getByRole('button', { name: /^Step back/ }).click();
  await inspector.getByRole('button', { name: /^Step back/ }).click();
  await expect(notice).toBeVisible();
});

test('a difference stops a replay, says so everywhere, and is saved', async ({ page }) => {
  const text = await readFile('qa/paths/dropdown/flow-click-on-what-hovering-opened.json', 'utf8');
  const inspector = await inspect(page, '/home?inspect');
  await openFile(inspector, text.replace('"hovered"', '"pinned"'));
  await show(inspector, 'Replay');
  await playAtOnce(inspector);
  await expect(inspector.getByText('Stopped at a difference')).toBeVisible();
  const ribbon = page.getByRole('complementary', { name: 'Halaman uji' });
  await expect(ribbon).toHaveClass(/ribbon--problem/);
  await expect(ribbon).toContainText('state should be open.pinned, is open.hovered');
  const file = await saved(page, () =>
    inspector.getByRole('button', { name: 'Save the difference' }).click(),
  );
  expect(file.name).toBe('difference-dropdown-flow-click-on-what-hovering-opened.json');
  expect(JSON.parse(file.text)).toMatchObject({
    path: 'dropdown/flow-click-on-what-hovering-opened',
    step: 1,
    label: 'pointer.entered',
    reason: 'state should be open.pinned, is open.hovered',
  });
});

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
  await expect(inspector.getByLabel('Speed')).toBeVisible();
  await playAtOnce(inspector);
  // The first mistake ends the replay; what comes of it is seen by who goes on from there.
  await expect(inspector.getByText(/step \d+: search\.changed does not fit: query is missing/)).toBeVisible();
  await inspector.getByRole('button', { name: 'Go on from here' }).click();
  await send(inspector, '{"type":"page.next"}');
  await expect(inspector.getByText('gallery is stopped.')).toBeVisible();
  await expect(inspector.getByRole('row', { name: /search\.changed .*does not fit/ })).toBeVisible();
  await expect(inspector.getByRole('row', { name: /page\.next .*killed/ })).toBeVisible();
  await detail(inspector, 'Moment');
  await inspector.getByRole('row', { name: /page\.next .*killed/ }).click();
  await expect(inspector.getByRole('heading', { name: /^What killed it/ })).toBeVisible();
  await expect(inspector.getByText('Likely cause')).toBeVisible();
  await inspector.getByRole('button', { name: 'Near' }).click();
  await expect(inspector.getByText('died here')).toBeVisible();
  await detail(inspector, 'Send');
  await expect(inspector.getByText(/gallery is stopped: #\d+ page\.next killed it\./)).toBeVisible();
  await expect(inspector.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  // The page broke, as it was made to.
  expect(misdeeds.errors.splice(0)).toContain("Cannot read properties of undefined (reading 'trim')");
});

test('an event is refused while a replay is running', async ({ page }) => {
  const inspector = await inspect(page, '/home?path=profile/flow-failure-then-retry&inspect');
  await show(inspector, 'Chart');
  await detail(inspector, 'Send');
  await expect(inspector.getByText('A replay is running. Stop it to send.')).toBeVisible();
  await expect(inspector.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
});

test('a bad file is refused where it was opened, and the session stays', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await choose(inspector, 'gallery');
  await send(inspector, '{"type":"search.changed","query":"sawah"}');
  const path = JSON.parse(await readFile('qa/paths/gallery/flow-not-found.json', 'utf8'));
  const refused = inspector.getByRole('alert').filter({ hasText: 'This file cannot be opened.' });
  await openFile(inspector, '{ "name": ');
  await expect(refused.getByRole('listitem')).toHaveCount(1);
  await openFile(inspector, JSON.stringify({ ...path, machine: 'galery', scenario: 'all-wel' }));
  await expect(refused).toContainText('did you mean gallery?');
  await expect(refused).toContainText('did you mean all-well?');
  await expect(inspector.getByRole('row', { name: /"sawah"/ })).toBeVisible();
  await refused.getByRole('button', { name: 'Close' }).click();
  await expect(refused).toHaveCount(0);
});

test('a path says that it brings its own scenario', async ({ page }) => {
  const inspector = await inspect(
    page,
    '/home?path=profile/flow-failure-then-retry&scenario=all-well&inspect',
  );
  await expect(
    inspector.getByText(/The path brings its own scenario, .*; the address asks for all-well\./),
  ).toBeVisible();
});

test('the whole page is recorded, and replays as its machines and as its visitor', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await click(page.getByRole('link', { name: /^Baca Selengkapnya/ }).first());
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await page.getByRole('link', { name: `Profil ${city.centre.abbreviation}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
  await show(inspector, 'Replay');
  const { text } = await saved(page, () =>
    inspector.getByRole('button', { name: 'Save the whole page' }).click(),
  );
  const recording = JSON.parse(text);
  expect(recording).toMatchObject({ format: 'bupc-recording-1', scenario: 'all-well', address: '/home' });
  expect(
    recording.entries.flatMap(({ visitor }: { visitor?: { act: string; role: string } }) =>
      visitor ? [`${visitor.act} ${visitor.role}`] : [],
    ),
  ).toEqual(['click link', 'click button', 'click link', 'click button']);

  await openFile(inspector, text);
  await show(inspector, 'Replay');
  await playAtOnce(inspector);
  await expect(inspector.getByText(PASSED)).toBeVisible();
  await inspector.getByRole('button', { name: 'Replay as the visitor' }).click();
  await expect(page).toHaveURL(/level=visitor/);
  await expect(inspector.getByText(PASSED)).toBeVisible({ timeout: 40_000 });
});

for (const machine of ['gallery', 'article']) {
  test(`what ${machine} went through in a page that was used replays at once`, async ({ page }) => {
    const inspector = await inspect(page, '/home?scenario=all-well&inspect');
    await click(page.getByRole('link', { name: /^Baca Selengkapnya/ }).first());
    await page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();
    await choose(inspector, machine);
    await show(inspector, 'Replay');
    const { text } = await saved(page, () =>
      inspector.getByRole('button', { name: `Save ${machine} as a path` }).click(),
    );
    expect(JSON.parse(text)).toMatchObject({ by: 'recording', machine, scenario: 'all-well' });
    await openFile(inspector, text);
    await playAtOnce(inspector);
    await expect(inspector.getByText(PASSED)).toBeVisible();
    await expect(page).toHaveURL(/path=file/);
  });
}

test('a recording of the real page carries the world that it saw', async ({ page }) => {
  await page.route('**/content/gallery.json', (route) => route.fulfill({ status: 500, body: 'no' }));
  const inspector = await inspect(page, '/home?inspect');
  await choose(inspector, 'gallery');
  await expect(inspector.locator('.actors [aria-current]')).toContainText('loaded.fromFallback');
  await show(inspector, 'Replay');
  const { text } = await saved(page, () =>
    inspector.getByRole('button', { name: 'Save gallery as a path' }).click(),
  );
  expect(JSON.parse(text)).toMatchObject({ scenario: 'seen', world: { feeds: { gallery: ['500'] } } });
  await page.unroute('**/content/gallery.json');
  await openFile(inspector, text);
  await playAtOnce(inspector);
  await expect(inspector.getByText(PASSED)).toBeVisible();
});

test('a link leads to exactly here, on another machine too', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await choose(inspector, 'gallery');
  await send(inspector, '{"type":"search.changed","query":"sawah"}');
  await inspector.getByRole('button', { name: 'Copy link' }).click();
  const address = await inspector.getByRole('textbox', { name: 'Link' }).inputValue();
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  const there = inspectorOf(other);
  await expect(there.getByText(/^Replay, (\d+) of \1 steps$/)).toBeVisible();
  await expect(there.locator('.actors [aria-current]')).toContainText('gallery');
  await expect(other.getByPlaceholder('Cari folder galeri...')).toHaveValue('sawah');
  await other.context().close();
});

test('a bug report holds all that another inspector needs, with a picture', async ({ page, browser }) => {
  const inspector = await inspect(page, '/home?scenario=gallery-expired-cache&inspect');
  await show(inspector, 'Replay');
  await inspector.getByLabel('What happened').fill('The photos are old.');
  const { name, text } = await saved(page, () =>
    inspector.getByRole('button', { name: 'Save bug report' }).click(),
  );
  expect(name).toMatch(/^report-page-/);
  const report = JSON.parse(text);
  expect(report).toMatchObject({ format: 'bupc-report-1', note: 'The photos are old.' });
  expect(report.picture).toMatch(/^data:image\/jpeg;base64,/);
  expect(report.console.map(({ text: line }: { text: string }) => line).join()).toContain('feed.failed');
  await inspector.getByText('As Markdown', { exact: true }).click();
  await expect(inspector.getByLabel('Markdown')).toHaveValue(/The photos are old\./);

  const other = await (await browser.newContext()).newPage();
  const there = await inspect(other, '/home?inspect');
  await openFile(there, text);
  await expect(there.getByText(/^Replay, (\d+) of \1 steps$/)).toBeVisible();
  await show(there, 'Replay');
  await expect(there.getByText('The photos are old.')).toBeVisible();
  await expect(there.getByRole('img', { name: 'The page, as it was' })).toBeVisible();
  await other.context().close();
});

test('one click, or B, saves a bug report from wherever the tester is', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await inspector.getByRole('grid', { name: 'Entries' }).focus();
  const { name } = await saved(page, () => page.keyboard.press('b'));
  expect(name).toMatch(/^report-page-/);
  await expect(inspector.getByText('It opens in any inspector.')).toBeVisible();
});

test('a session that is in no file is not ended without a word', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await choose(inspector, 'gallery');
  await send(inspector, '{"type":"search.changed","query":"sawah"}');
  await expect(inspector.getByRole('row', { name: /"sawah"/ })).toBeVisible();
  await openFile(inspector, await readFile('qa/paths/gallery/flow-not-found.json', 'utf8'));
  const asked = inspector.getByRole('alert').filter({ hasText: 'This would end the session' });
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(inspector.getByRole('row', { name: /"sawah"/ })).toBeVisible();
  await openFile(inspector, await readFile('qa/paths/gallery/flow-not-found.json', 'utf8'));
  await asked.getByRole('button', { name: 'Open it' }).click();
  await expect(inspector.getByText(/^gallery\/flow-not-found, 0 of/)).toBeVisible();
});

test('a scenario is composed by hand, and tried at once', async ({ page }) => {
  const inspector = await inspect(page, '/home?inspect');
  await show(inspector, 'Scenario');
  await inspector.getByRole('button', { name: /^New/ }).click();
  await inspector.getByLabel('Name', { exact: true }).fill('gallery-gone');
  await inspector.getByLabel('Title', { exact: true }).fill('Gallery: HTTP 404');
  await inspector.getByLabel('gallery', { exact: true }).first().selectOption('404');
  const file = await saved(page, () => inspector.getByRole('button', { name: /^Save file/ }).click());
  expect(JSON.parse(file.text)).toEqual({
    name: 'gallery-gone',
    title: 'Gallery: HTTP 404',
    feeds: { gallery: ['404'] },
  });
  await inspector.getByRole('button', { name: /^Try it/ }).click();
  await expect(page.getByRole('complementary', { name: 'Halaman uji' })).toContainText('gallery-gone');
});

test('coverage shows what is on no path, and plays the shortest to a transition', async ({ page }) => {
  const inspector = await inspect(page, '/home?inspect');
  await show(inspector, 'Coverage');
  await inspector.getByRole('row', { name: /^gallery/ }).click();
  await expect(inspector.getByRole('row', { name: /readCache failed/ })).toContainText('0');
  await inspector
    .getByRole('row', { name: /loadFeed failed/ })
    .getByRole('button', { name: /Play/ })
    .click();
  await expect(page).toHaveURL(/path=gallery/);
});

test('the sequence tells who sent what to whom, row by row', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await show(inspector, 'Sequence');
  await expect(inspector.getByLabel(/gallery feed answers gallery: loadFeed done/).first()).toBeVisible();
});

test('the inspector moves to a window of its own, finds the page again, and is docked when it is closed', async ({
  page,
  context,
}) => {
  const inspector = await inspect(page, '/home?inspect');
  const opened = context.waitForEvent('page');
  await inspector.getByLabel('Place of the inspector').selectOption('window');
  const own = await opened;
  await expect(own.getByText('loaded.fromFeed').first()).toBeVisible();
  await expect(page.locator('iframe[title="State inspector"]')).toHaveCount(0);
  await page.goto('/home?scenario=gallery-expired-cache&inspect');
  await alive(page);
  await expect(own.getByText('loaded.fromExpiredCache').first()).toBeVisible();
  await own.close();
  await expect(page.locator('iframe[title="State inspector"]')).toHaveCount(1);
  await inspectorOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/home\?scenario=gallery-expired-cache$/);
});

test('F2 leads from an open dialog to the inspector, and back to where the tester was', async ({ page }) => {
  const inspector = await inspect(page, '/home?inspect&layanan=peta');
  const search = page.getByPlaceholder('Cari kategori atau layer...');
  await search.focus();
  await page.keyboard.press('F2');
  await expect(page.locator('iframe[title="State inspector"]')).toBeFocused();
  await expect(inspector.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('F2');
  await expect(search).toBeFocused();
});

test('the inspector is used by keyboard', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await inspector.getByRole('tab', { name: 'Moment' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(inspector.getByRole('tab', { name: 'Context' })).toHaveAttribute('aria-selected', 'true');
  await inspector.locator('.actors [aria-current]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(inspector.locator('.actors [aria-current]')).toContainText('dialogs');
  await page.keyboard.press('ArrowLeft');
  await expect(inspector.getByText(/Clicks in the page do nothing here/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(inspector.getByText(/Clicks in the page do nothing here/)).toHaveCount(0);
  await inspector.getByRole('grid', { name: 'Entries' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(inspector.getByText(/Clicks in the page do nothing here/)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('?');
  await expect(inspector.getByRole('dialog', { name: 'All keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('5');
  await expect(inspector.getByRole('button', { name: /^Scenario/ })).toHaveAttribute('aria-current', 'page');
});

test('the machine and the view that were chosen outlive a reload', async ({ page }) => {
  const inspector = await inspect(page, '/home?inspect');
  await choose(inspector, 'news');
  await show(inspector, 'Sequence');
  await page.reload();
  await alive(page);
  await expect(inspector.getByRole('button', { name: /^Sequence/ })).toHaveAttribute('aria-current', 'page');
  await show(inspector, 'Chart');
  await expect(inspector.locator('.actors [aria-current]')).toContainText('news');
});

test('at 900 px its tabs stay above the fold', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await visit(page, '/home?inspect');
  const inspector = inspectorOf(page);
  const log = inspector.getByRole('tab', { name: 'Log' });
  await expect(log).toBeVisible();
  await expect(log).toBeInViewport();
  await detail(inspector, 'Send');
  await expect(inspector.getByLabel('Event', { exact: true })).toBeInViewport();
});

test('no view of the inspector breaks a rule of accessibility', async ({ page, context }) => {
  const inspector = await inspect(page, '/home?scenario=gallery-expired-cache&inspect');
  const opened = context.waitForEvent('page');
  await inspector.getByLabel('Place of the inspector').selectOption('window');
  const own = await opened;
  await own.setViewportSize({ width: 1440, height: 900 });
  await expect(own.getByText('loaded.fromExpiredCache').first()).toBeVisible();
  const found: string[] = [];
  for (const view of ['Chart', 'Sequence', 'Replay', 'Coverage', 'Scenario']) {
    await own.getByRole('tab', { name: view }).click();
    await expect(own.getByText('Bringing the view…')).toHaveCount(0);
    const { violations } = await new AxeBuilder({ page: own }).analyze();
    found.push(...violations.map(({ id, nodes }) => `${view}: ${id} ${nodes[0]?.html}`));
  }
  expect(found).toEqual([]);
});

test('Stately’s own inspector is opened on demand and told of every machine', async ({ page, context }) => {
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
  const inspector = await inspect(page, '/home?inspect');
  const opened = context.waitForEvent('page');
  await inspector.getByLabel('Place of the inspector').selectOption('stately');
  const stately = await opened;
  await expect
    .poll(() => stately.evaluate(() => (window as unknown as { names: string[] }).names))
    .toEqual(expect.arrayContaining(['gallery', 'dialogs', 'news']));
});
