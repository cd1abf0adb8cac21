import type { Interaction } from '@bupc/bench';
import type { Page } from '@playwright/test';
import { INTERACTIONS } from '../bench/interactions.ts';
import { MAP_INTERACTIONS } from '../bench/map-interactions.ts';
import { LAYOUT_TRACE, laidOutInPress } from './laid-out.ts';
import { PRESS_BUDGETS } from './press-budgets.ts';
import { countPresses } from './rendered-in-press.ts';
import { expect, test, visit } from './site.ts';

// The phone of the benchmark, which presses the same.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true, isMobile: true });

const budgeted: readonly Interaction[] = [...INTERACTIONS, ...MAP_INTERACTIONS].filter(
  ({ name }) => name in PRESS_BUDGETS,
);

test('every budget is that of an interaction of the benchmark', () => {
  expect(Object.keys(PRESS_BUDGETS)).toEqual(budgeted.map(({ name }) => name));
});

/** What comes and turns by the clock is no answer to a press. */
async function stillBanners(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Jeda gambar utama' }).click();
  await expect(page.locator('.banner__swiper')).toHaveClass(/swiper-initialized/);
}

/** Longer than what opens a dialog must have been in sight before its code comes, whose styles lay the page out anew. */
const QUIET_MS = 1500;

const untilQuiet = (page: Page) =>
  page.waitForFunction((quiet) => {
    const came = performance
      .getEntriesByType('resource')
      .map((one) => (one as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(0, ...came) > quiet;
  }, QUIET_MS);

for (const { name, page: path, ready, act, done } of budgeted) {
  test(`${name}: the press draws only what answers it`, async ({ page, browser }) => {
    await page.addInitScript(countPresses);
    await visit(page, path);
    if (path === undefined) await stillBanners(page);
    await ready?.(page);
    await untilQuiet(page);
    await page.evaluate(
      () => new Promise((rest) => requestIdleCallback(() => requestIdleCallback(() => rest(undefined)))),
    );
    await browser.startTracing(page, { categories: LAYOUT_TRACE });
    await act(page);
    await done(page);
    await page.waitForFunction(() => globalThis.drawnInPress !== undefined);
    const drawn = await page.evaluate(() => globalThis.drawnInPress);
    const boxes = laidOutInPress(await browser.stopTracing());
    const measured = { ...drawn, boxes };
    test.info().annotations.push({ type: 'drawn', description: JSON.stringify(measured) });
    const over = Object.entries(PRESS_BUDGETS[name] ?? {}).filter(
      ([what, most]) => (measured[what as keyof typeof measured] ?? Number.POSITIVE_INFINITY) > most,
    );
    expect(over, `drawn: ${JSON.stringify(measured)}`).toEqual([]);
  });
}
