import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type KeyInput, type Page, type Browser as Started } from 'puppeteer-core';
import type { Browser, Point, Tab } from '../tab.ts';
import { isAt, isFault, reportViolations } from './hear.ts';

/** Starts a Firefox without a window, through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const downloads = mkdtempSync(join(tmpdir(), 'browsers-'));
  const started = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'pdfjs.disabled': true,
      'intl.accept_languages': 'id-ID, id',
      'dom.w3c_touch_events.enabled': 1,
    },
  });
  return {
    engine: 'firefox',
    version: (await started.version()).replace(/^firefox\//i, 'Firefox '),
    driver: 'WebDriver BiDi (puppeteer-core)',
    limits: {},
    downloads,
    newTab: () => openTab(started),
    close: async () => {
      await started.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

async function openTab(started: Started): Promise<Tab> {
  const context = await started.createBrowserContext();
  const page = await context.newPage();
  const faults: string[] = [];
  await page.evaluateOnNewDocument(reportViolations);
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()) && isFault(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? error.message : String(error);
    if (isFault(text)) faults.push(text);
  });
  const { mouse } = page;
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    // The goBack of the driver waits for a load event, which a single-page application does not fire.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    address: () => page.evaluate(() => location.href),
    run: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<never>,
    inject: async (text) => void (await page.evaluate(`{${text}}`)),
    move: ({ x, y }) => mouse.move(x, y),
    click: ({ x, y }, count) => mouse.click(x, y, { count }),
    drag: (points, pointer) => (pointer === 'touch' ? touch(page, points) : pull(page, points)),
    press: (key) => press(page, key),
    type: (text) => page.keyboard.type(text),
    wheel: async ({ x, y }, deltaY) => {
      await mouse.move(x, y);
      await mouse.wheel({ deltaY });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    heard: async () => faults.splice(0),
    opened: async () => {
      // A tab that was just opened has no address yet; it is listed the next time.
      const others = (await context.pages()).filter((other) => other !== page && isAt(other.url()));
      const addresses = others.map((other) => other.url());
      await Promise.all(others.map((other) => other.close()));
      return addresses;
    },
    close: () => context.close(),
  };
}

async function pull({ mouse }: Page, points: readonly Point[]): Promise<void> {
  for (const [index, { x, y }] of points.entries()) {
    await mouse.move(x, y);
    if (index === 0) await mouse.down();
  }
  await mouse.up();
}

async function touch({ touchscreen }: Page, points: readonly Point[]): Promise<void> {
  for (const [index, { x, y }] of points.entries()) {
    await (index === 0 ? touchscreen.touchStart(x, y) : touchscreen.touchMove(x, y));
  }
  await touchscreen.touchEnd();
}

async function press({ keyboard }: Page, keys: string): Promise<void> {
  const modifiers = keys.split('+') as KeyInput[];
  const last = modifiers.pop();
  for (const key of modifiers) await keyboard.down(key);
  if (last !== undefined) await keyboard.press(last);
  for (const key of modifiers.reverse()) await keyboard.up(key);
}
