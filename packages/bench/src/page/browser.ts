import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import type { BenchSite } from '../bench-site.ts';
import type { CountingServer } from './server.ts';

/** The phone of the measurements: 412 px at 1.75, as Lighthouse's. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
} as const;

/** How long nothing may be requested before a page counts as quiet. */
const QUIET_MS = 2_000;
const LOOK_MS = 100;

/**
 * Starts the Chromium that the site has found.
 * @throws where there is none
 */
export function launch(site: Pick<BenchSite, 'chromium'>): Promise<Browser> {
  const found = site.chromium();
  if (found === undefined) throw new Error('no Chromium; set CHROMIUM_PATH to one');
  return chromium.launch({ ...(found.path && { executablePath: found.path }), args: [...found.args] });
}

/** A new visitor, with nothing stored. */
export function newVisitor(browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> {
  return browser.newContext({ ...PHONE, serviceWorkers });
}

/** Opens the page, and waits until it is hydrated and requests nothing more. */
export async function visit(
  context: BrowserContext,
  server: CountingServer,
  path = new URL(server.page).pathname,
): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(server.noteHydrated);
  await page.goto(new URL(path, server.origin).href, { waitUntil: 'load' });
  await page.waitForFunction(() => 'hydratedAt' in globalThis);
  await untilQuiet(page, server);
  return page;
}

/** When the page took over what the visitor had done before hydration, in milliseconds since its start. */
export const hydratedAt = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { hydratedAt: number }).hydratedAt);

/** Waits until the server has received no request for a while; requests during the wait are counted. */
export async function untilQuiet(page: Page, server: CountingServer): Promise<void> {
  const seen = new Set<unknown>();
  page.on('request', (request) => seen.add(request));
  let count = -1;
  for (let quiet = 0; quiet < QUIET_MS; quiet += LOOK_MS) {
    if (server.isBusy() || seen.size !== count) quiet = 0;
    count = seen.size;
    await page.waitForTimeout(LOOK_MS);
  }
}
