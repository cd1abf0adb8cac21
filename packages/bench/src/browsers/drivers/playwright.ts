import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, firefox, type Page, type Browser as Started, webkit } from '@playwright/test';
import type { Browser, Engine, Tab } from '../tab.ts';
import { isAt, isFault, reportViolations } from './hear.ts';

const TYPES = { chromium, firefox, webkit };

/** The path of Playwright's own build of an engine; undefined where it is not installed. */
export function playwrightsOwn(engine: Engine): string | undefined {
  const path = TYPES[engine].executablePath();
  return existsSync(path) ? path : undefined;
}

/** Starts an engine through Playwright, with the arguments that it is given. */
export async function startPlaywright(
  engine: Engine,
  executablePath: string,
  args: readonly string[] = [],
): Promise<Browser> {
  const started = await TYPES[engine].launch({
    executablePath,
    args: [...args],
  });
  const downloads = mkdtempSync(join(tmpdir(), 'browsers-'));
  return {
    engine,
    version: `${{ chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }[engine]} ${started.version()}`,
    driver: 'Playwright',
    limits: {},
    downloads,
    newTab: (isPhone) => openTab(started, downloads, isPhone),
    close: async () => {
      await started.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

async function openTab(started: Started, downloads: string, hasTouch: boolean): Promise<Tab> {
  const context = await started.newContext({ hasTouch, acceptDownloads: true });
  // The others ask nobody.
  if (started.browserType() === chromium) await context.grantPermissions(['clipboard-write']);
  await context.addInitScript(reportViolations);
  const page = await context.newPage();
  const faults: string[] = [];
  listen(page, faults, downloads);
  const mouse = page.mouse;
  return {
    open: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    address: async () => page.url(),
    run: (script, ...args) => page.evaluate(`(${script})(...${JSON.stringify(args)})`),
    inject: (text) => page.evaluate(text),
    move: ({ x, y }) => mouse.move(x, y),
    click: ({ x, y }, clickCount) => mouse.click(x, y, { clickCount }),
    drag: async (points, pointer) => {
      if (pointer === 'touch') return touch(page, points);
      for (const [index, { x, y }] of points.entries()) {
        await mouse.move(x, y);
        if (index === 0) await mouse.down();
      }
      await mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    wheel: async ({ x, y }, by) => {
      await mouse.move(x, y);
      await mouse.wheel(0, by);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    picture: () => page.screenshot(),
    heard: async () => faults.splice(0),
    opened: async () => {
      const others = context.pages().filter((other) => other !== page && isAt(other.url()));
      const addresses = others.map((other) => other.url());
      await Promise.all(others.map((other) => other.close()));
      return addresses;
    },
    close: () => context.close(),
  };
}

function listen(page: Page, faults: string[], downloads: string): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && isFault(message.text())) faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())));
}

// Playwright has no finger that moves; the protocol of Chromium has one.
async function touch(
  page: Page,
  points: readonly { readonly x: number; readonly y: number }[],
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (const [index, point] of points.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await client.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  }
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
