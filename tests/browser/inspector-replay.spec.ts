import { readFile } from 'node:fs/promises';
import { city } from '../city.ts';
import {
  agree,
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
import { expect, test } from './site.ts';

const PASSED = 'Passed: every step as expected';

test('a replay that waits shows nothing of the page around it in the place of what it moves', async ({
  page,
}) => {
  const inspector = await inspect(page, '/home?path=profile/flow-failure-then-retry&inspect');
  // The page around it asks the feed of this machine, too, and fails.
  await expect(inspector.getByRole('row', { name: /news loadFeed done/ })).toBeVisible();
  await expect(inspector.getByRole('button', { name: /Failures/ })).toHaveText('Failures 0');
  await inspector.getByLabel('Filter').first().fill('to:profile');
  await expect(inspector.getByRole('status').filter({ hasText: 'logged' })).toHaveText(/^0 of/);
});

test('a path is stepped forth and back, with the page as it was', { tag: '@flow' }, async ({ page }) => {
  const inspector = await inspect(page, '/home?path=profile/flow-failure-then-retry&inspect');
  await show(inspector, 'Replay');
  const steps = inspector.getByRole('region', { name: 'Steps' });
  await inspector.getByRole('button', { name: /^Step →/ }).click();
  await expect(steps.getByRole('button', { name: /^0 Start.*passed$/ })).toBeVisible();
  await playAtOnce(inspector);
  await expect(inspector.getByText(PASSED)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Halaman uji' })).toContainText(
    /berhasil, 4 dari 4\s*Replay of profile\/flow-failure-then-retry\./,
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
  await agree(page);
  await show(inspector, 'Replay');
  await playAtOnce(inspector);
  await expect(inspector.getByText('Stopped at a difference')).toBeVisible();
  const ribbon = page.getByRole('complementary', { name: 'Halaman uji' });
  await expect(ribbon).toHaveClass(/ribbon--problem/);
  await expect(ribbon).toContainText('Halaman uji buatan orang lain, bukan isi dari kantor kami · ✕ gagal, ');
  await expect(inspector.getByText('state should be open.pinned, is open.hovered').first()).toBeVisible();
  const file = await saved(page, () => inspector.getByRole('button', { name: /^Bug report/ }).click());
  expect(file.name).toBe('report-dropdown-flow-click-on-what-hovering-opened.json');
  expect(JSON.parse(file.text).difference).toMatchObject({
    path: 'dropdown/flow-click-on-what-hovering-opened',
    step: 1,
    label: 'pointer.entered',
    reason: 'state should be open.pinned, is open.hovered',
  });
});

test('an event is refused while a replay is running', async ({ page }) => {
  const inspector = await inspect(page, '/home?path=profile/flow-failure-then-retry&inspect');
  await show(inspector, 'Log');
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
    inspector.getByText('The path brings its own scenario, not the one that the address asks for.'),
  ).toBeVisible();
});

test('the whole page is recorded, and replays as its machines', async ({ page }) => {
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
      visitor && visitor.act !== 'hover' && visitor.act !== 'scroll'
        ? [`${visitor.act} ${visitor.role ?? ''}`.trim()]
        : [],
    ),
  ).toEqual(['click link', 'click button', 'click link', 'click button']);

  await openFile(inspector, text);
  await agree(page);
  await show(inspector, 'Replay');
  await playAtOnce(inspector);
  await expect(inspector.getByText(PASSED)).toBeVisible();
});

test('an address that asked for what the visitor did replays the machines, and says so', async ({ page }) => {
  const inspector = await inspect(page, '/home?path=page/an-article-and-a-photo&level=visitor&inspect');
  await expect(inspector.getByText('Here the machines are replayed.')).toBeVisible();
});

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
  await agree(page);
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
  await agree(other);
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

  const other = await (await browser.newContext()).newPage();
  const there = await inspect(other, '/home?inspect');
  await openFile(there, text);
  await agree(other);
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

test('what was recorded outlasts a reload and a file that is opened, until it is replayed', async ({
  page,
}) => {
  const inspector = await inspect(page, '/home?scenario=all-well&inspect');
  await choose(inspector, 'gallery');
  await send(inspector, '{"type":"search.changed","query":"sawah"}');
  await expect(inspector.getByRole('row', { name: /"sawah"/ })).toBeVisible();
  await openFile(inspector, await readFile('qa/paths/gallery/flow-not-found.json', 'utf8'));
  await agree(page);
  await expect(inspector.getByText(/^gallery\/flow-not-found, 0 of/)).toBeVisible();
  await page.reload();
  const offered = inspector
    .getByRole('status')
    .filter({ hasText: /recorded before is kept, in \d+ entries/ });
  await offered.getByRole('button', { name: 'Replay it' }).click();
  await playAtOnce(inspector);
  await expect(inspector.getByText('Passed: every step as expected')).toBeVisible();
  await expect(offered).toHaveCount(0);
  await expect(page.getByPlaceholder('Cari folder galeri...')).toHaveValue('sawah');
});

test('a replay has not passed where the page breaks, though its machines are right and nobody inspects', async ({
  page,
}) => {
  const broken = (code: string) =>
    code.replace(
      /function (\w+)\(\{folder:(\w+)\}\)\{/,
      'function $1({folder:$2}){throw new Error("broken");',
    );
  await page.route('**/assets/lightbox-body-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: broken(await response.text()) });
  });
  await page.goto('/home?path=dialogs/lightbox-open-address-changed');
  const ribbon = page.getByRole('complementary', { name: 'Halaman uji' });
  await expect(ribbon).toHaveAttribute('data-replay', 'failed');
  await expect(ribbon).toContainText('the page broke:');
});

test('a page that starts again goes on with the answers that are left', async ({ page }) => {
  const inspector = await inspect(page, '/home?scenario=gallery-recover&inspect');
  const gallery = page.getByRole('region', { name: 'Galeri Foto' });
  await expect(gallery).toContainText('HTTP error! status: 500');
  const search = page.getByPlaceholder('Cari folder galeri...');
  await search.fill('loket');
  await search.fill('peta');
  await inspector.getByRole('row', { name: /"loket"/ }).click();
  await inspector.getByRole('button', { name: 'Start again from here' }).click();
  await expect(inspector.getByText('The page runs on from here')).toBeVisible();
  await click(gallery.getByRole('button', { name: 'Muat ulang' }).first());
  await expect(gallery).not.toContainText('HTTP error! status: 500');
});
