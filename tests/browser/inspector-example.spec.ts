import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { visit } from '@bupc/inspector/visit';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { choose, inspectorOf, openFile, playAtOnce, saved, send, show } from './inspection.ts';
import { expect, test } from './site.ts';

const ORIGIN = 'https://kitchen.test';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

let built = '';

test.beforeAll(async () => {
  built = await mkdtemp(join(tmpdir(), 'inspector-example-'));
  const root = resolve('packages/inspector/example');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: built,
      emptyOutDir: true,
      rolldownOptions: { input: ['index.html', 'inspector.html'].map((name) => join(root, name)) },
    },
  });
});
test.afterAll(() => rm(built, { recursive: true, force: true }));

/** Opens the example as its host serves it, under a strict policy; nothing else answers. */
async function visitKitchen(page: Page, path: string): Promise<string[]> {
  const missed = await serveKitchen(page);
  await page.goto(`${ORIGIN}${path}`);
  return missed;
}

async function serveKitchen(page: Page): Promise<string[]> {
  const missed: string[] = [];
  await page.route('**', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const name = pathname === '/' ? 'index.html' : pathname;
    const body = origin === ORIGIN && (await readFile(join(built, name)).catch(() => undefined));
    if (!body) {
      missed.push(route.request().url());
      return route.abort();
    }
    return route.fulfill({
      body,
      contentType: TYPES[extname(name)] ?? 'application/octet-stream',
      headers: { 'Content-Security-Policy': "default-src 'self'" },
    });
  });
  return missed;
}

test('a page of another project is inspected: its log, a past moment, an event of the tester, a recording and its replay', async ({
  page,
}) => {
  const missed = await visitKitchen(page, '/?inspect');
  const inspector = inspectorOf(page);
  const log = inspector.getByRole('grid', { name: 'Entries' });
  const entry = (sign: string, words: string) =>
    log.getByRole('row', { name: new RegExp(`${sign} \\S+ ${words}`) }).last();
  await page.getByRole('button', { name: 'lamp off' }).click();
  await expect(entry('event', 'lamp switched')).toBeVisible();
  await page.getByRole('button', { name: 'kettle cold' }).click();
  await expect(entry('timer', 'timer boiling')).toBeVisible();

  await entry('event', 'lamp switched').click();
  await expect(page.getByRole('button', { name: 'kettle cold' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'lamp on' })).toBeVisible();
  await inspector.getByRole('button', { name: /^Back to the latest/ }).click();
  await expect(page.getByRole('button', { name: /^kettle (?:heating|hot)$/ })).toBeVisible();

  await choose(inspector, 'lamp');
  await send(inspector, '{ "type": "switched" }');
  await expect(page.getByRole('button', { name: 'lamp off' })).toBeVisible();
  await expect(entry('sent here', 'lamp switched')).toBeVisible();

  await show(inspector, 'Replay');
  const { text } = await saved(page, () =>
    inspector.getByRole('button', { name: 'Save the whole page' }).click(),
  );
  const recording = JSON.parse(text);
  expect(Object.keys(recording.start)).toEqual(['kitchen', 'kettle', 'lamp']);
  expect(
    recording.entries
      .filter(({ machine }: { machine?: string }) => machine === 'lamp')
      .map(({ from, event, state }: { from: string; event: unknown; state: string }) => [from, event, state]),
  ).toEqual([
    ['page', { type: 'switched' }, 'on'],
    ['inspector', { type: 'switched' }, 'off'],
  ]);

  page.once('dialog', (dialog) => dialog.accept());
  await openFile(inspector, text);
  await show(inspector, 'Replay');
  await playAtOnce(inspector);
  await expect(inspector.getByText('Passed: every step as expected')).toBeVisible();
  await expect(page.getByRole('button', { name: /^lamp off$/ })).toBeVisible();
  expect(missed).toEqual([]);
});

test('a page of another project is read by a Playwright test, without an inspector', async ({ page }) => {
  await visitKitchen(page, '/?watched');
  await page.getByRole('button', { name: 'lamp off' }).click();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'watchedPage').snapshots())).toEqual({
    kitchen: { state: {}, context: {} },
    kettle: { state: 'cold', context: {} },
    lamp: { state: 'on', context: {} },
  });
  await expect(page.getByTitle('State inspector')).toHaveCount(0);
});

/** Makes it take this long until some of the page's time has passed. */
function slowDown({ clock }: Page, ms: number): void {
  const runFor = clock.runFor.bind(clock);
  clock.runFor = (ticks) => {
    const end = Date.now() + ms;
    while (Date.now() < end);
    return runFor(ticks);
  };
}

test.describe('a saved test of a page of another project', () => {
  test.use({ baseURL: ORIGIN });

  const KITCHEN = {
    kitchen: { state: {}, context: {} },
    kettle: { state: 'cold', context: {} },
    lamp: { state: 'off', context: {} },
  };

  test('waits by the time of the page, however slowly that passes', async ({ page }) => {
    await serveKitchen(page);
    slowDown(page, 250);
    const machines = await visit(page, '/', 'seen');
    await machines.expect(KITCHEN);
    await page.getByRole('button', { name: 'kettle cold' }).click();
    await machines.expect({ kettle: { state: 'heating', context: {} } });
    await machines.expect({ kettle: { state: 'hot', context: {} } });
  });

  test('says after a minute of the page how its machines stand instead', async ({ page }) => {
    await serveKitchen(page);
    const machines = await visit(page, '/', 'seen');
    await machines.stand(KITCHEN);
    const failed = machines.stand({ lamp: { state: 'on', context: {} } });
    await expect(failed).rejects.toThrow(/after a minute[\s\S]*-\s+"state": "on"[\s\S]*\+\s+"state": "off"/);
  });
});
