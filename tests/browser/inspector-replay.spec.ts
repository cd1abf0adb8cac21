import { city } from '../city.ts';
import {
  agree,
  choose,
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

test('a path is stepped forth and back, with the page as it was', { tag: '@flow' }, async ({ page }) => {
  const inspector = await inspect(page, '/home?path=profile/flow-failure-then-retry&inspect');
  await show(inspector, 'Replay');
  const steps = inspector.getByRole('region', { name: 'Steps' });
  await inspector.getByRole('button', { name: /^Step →/ }).click();
  await expect(steps.getByRole('button', { name: /^0 Start.*passed$/ })).toBeVisible();
  await playAtOnce(inspector);
  await expect(inspector.getByText(PASSED)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Halaman uji' })).toContainText(
    /berhasil, 4 dari 4\s*Version \d+\.\d+\.\d+\. Replay of profile\/flow-failure-then-retry\./,
  );
  const dialog = page.getByRole('dialog', { name: `Profil ${city.centre.name}` });
  await expect(dialog).toContainText('Kepala');
  const notice = dialog.getByRole('button', { name: 'Coba Lagi' });
  await expect(notice).toHaveCount(0);
  await inspector.getByRole('button', { name: /^Step back/ }).click();
  await inspector.getByRole('button', { name: /^Step back/ }).click();
  await expect(notice).toBeVisible();
});

test('an address that asks for more than a path has is told so, and a replay takes no event', async ({
  page,
}) => {
  const inspector = await inspect(
    page,
    '/home?path=profile/flow-failure-then-retry&scenario=all-well&inspect',
  );
  await expect(
    inspector.getByText('The path brings its own scenario, not the one that the address asks for.'),
  ).toBeVisible();
  await show(inspector, 'Log');
  await detail(inspector, 'Send');
  await expect(inspector.getByText('A replay is running. Stop it to send.')).toBeVisible();
  await expect(inspector.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await inspect(page, '/home?path=page/an-article-and-a-photo&level=visitor&inspect');
  await expect(inspector.getByText('Here the machines are replayed.')).toBeVisible();
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
