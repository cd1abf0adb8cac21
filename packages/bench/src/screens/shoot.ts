import type { Browser, Page } from '@playwright/test';
import type { BenchSite } from '../bench-site.ts';
import type { View } from './view.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 360: 640, 768: 1024, 1280: 900, 1920: 1080 };

/** How a picture is taken, and where it goes. */
export interface Shot {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
  readonly file: string;
}

/**
 * Takes a picture of a view: a section alone, a page as a whole, anything over the page as the screen shows it.
 * @returns the error, if there was one
 */
export async function shoot(
  browser: Browser,
  { base, isHydrated }: { readonly base: string; readonly isHydrated: BenchSite['isHydrated'] },
  view: View,
  shot: Shot,
): Promise<string | undefined> {
  const { width, scheme, file } = shot;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${base}${view.path}`);
    await isHydrated?.(page);
    await view.act?.(page);
    const [, section] = view.path.split('#');
    const isOver = (await page.locator('[role=dialog]').count()) > 0;
    const isWhole = !isOver && view.act === undefined && section === undefined;
    await settle(page, isWhole || section !== undefined);
    if (section === undefined) await page.screenshot({ path: file, fullPage: isWhole });
    else await page.screenshot({ path: file, fullPage: true, clip: await placeOf(page, section) });
    return undefined;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? 'failed') : String(error);
  } finally {
    await context.close();
  }
}

/** The position of a section in the whole page: a picture of the section alone would be blank beyond the screen. */
function placeOf(page: Page, section: string) {
  return page.locator(`#${section}`).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + scrollX, y: top + scrollY, width, height };
  });
}

/** Waits for what is drawn late: fonts, and on a whole page the parts that load only near the window. */
async function settle(page: Page, isWhole: boolean): Promise<void> {
  if (isWhole) await readThrough(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const late = [...document.images].filter(
      (image) => !image.complete && image.loading !== 'lazy' && image.checkVisibility(),
    );
    await Promise.all(
      late.map(
        (image) => new Promise((done) => ['load', 'error'].map((end) => image.addEventListener(end, done))),
      ),
    );
  });
  await page.waitForLoadState('networkidle');
}

/** Goes down the page as a visitor would, so that everything on it has been in sight, and back up. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
  await page.waitForLoadState('networkidle');
}
