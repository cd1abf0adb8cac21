import type { Page } from '@playwright/test';
import { expect, test, visit } from './site.ts';

/** Notes what of the dialogs' code is asked for. */
const asksForDialogs = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/dialogs-[\w-]+\.js$/.test(pathname)) asked.push(pathname);
  });
  return asked;
};

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
});

test('a page that nobody touches asks for no code of dialogs; once somebody is there it does, after a second', async ({
  page,
}) => {
  const asked = asksForDialogs(page);
  await visit(page);
  // From here on time stands still between the steps, however slow the machine is.
  await page.clock.pauseAt(60_000);
  await page.clock.runFor(3000);
  expect(asked).toEqual([]);
  await page.mouse.move(2, 2);
  await page.clock.runFor(900);
  expect(asked).toEqual([]);
  await expect
    .poll(async () => {
      await page.clock.runFor(200);
      return asked.length;
    })
    .toBe(1);
});

test('who saves data is sent none for being shown what opens a dialog', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', {
      get: () => ({ saveData: true }),
    });
  });
  const asked = asksForDialogs(page);
  await visit(page);
  await page.mouse.move(2, 2);
  for (let second = 0; second < 5; second += 1) await page.clock.runFor(1000);
  expect(asked).toEqual([]);
});
