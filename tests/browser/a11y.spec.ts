import type { Page } from '@playwright/test';
import figures from '../../docs/accessibility.json' with { type: 'json' };
import { runAxe } from './a11y/axe.ts';
import { MODES, type Mode, unset, WIDTHS } from './a11y/modes.ts';
import { VIEWS } from './a11y/views.ts';
import { expect, test, visit } from './site.ts';

const ALL_MODES = Object.keys(MODES) as Mode[];

// In `npm run test:all` every second page, dialog and state, each at one width and in one way, in turn; at night
// (`npm run test:all -- accessibility`) all of them in every way.
const isSampled = (view: number, width: number, mode: number) =>
  !VIEWS[view]?.name.startsWith('scenario') &&
  view % WIDTHS.length === width &&
  (view + mode) % ALL_MODES.length === 0;

/** What moves by itself: running animations and transitions, and films that play. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => `animates: ${(effect as KeyframeEffect | null)?.target?.className}`),
    ...[...document.querySelectorAll('video')]
      .filter(({ paused }) => !paused)
      .map(({ src }) => `plays: ${src}`),
  ]);

/**
 * Waits until a document's pages rest: they are drawn anew at another size, some of them twice, and what is said to own
 * their texts points nowhere meanwhile.
 */
const pagesRest = () =>
  new Promise<void>((rest) => {
    const pages = document.querySelector('.guide-sheet')?.parentElement;
    if (!pages) return rest();
    let quiet: ReturnType<typeof setTimeout>;
    const drawn = new MutationObserver(() => listen());
    const listen = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => {
        const isWhole = [...document.querySelectorAll('[aria-owns]')].every((owner) =>
          document.getElementById(owner.getAttribute('aria-owns') ?? ''),
        );
        if (!isWhole) return listen();
        drawn.disconnect();
        rest();
      }, 500);
    };
    drawn.observe(pages, { childList: true, subtree: true, attributes: true });
    listen();
  });

/** Waits until colours have turned to those of another way to show the page. */
const coloursRest = async () => {
  const turning = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(turning.map(({ finished }) => finished));
};

for (const [view, { name, path, act }] of VIEWS.entries()) {
  for (const [place, width] of WIDTHS.entries()) {
    const modes = ALL_MODES.filter((_, mode) => process.env.NIGHTLY === 'on' || isSampled(view, place, mode));
    if (modes.length === 0) continue;
    const details = { tag: view % 2 === 0 ? [] : ['@variant'] };
    test(
      `${name} at ${width} px breaks no rule: ${modes.join(', ')}`,
      details,
      async ({ page, misdeeds }, info) => {
        await page.setViewportSize({ width, height: 800 });
        await visit(page, path);
        await act?.(page);
        await page.waitForLoadState('networkidle');
        for (const mode of modes) {
          await MODES[mode](page);
          await page.evaluate(coloursRest);
          await page.evaluate(pagesRest);
          const { violations, unexplained, ...figures } = await runAxe(page, mode);
          expect.soft({ mode, violations, unexplained }).toEqual({ mode, violations: [], unexplained: [] });
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(`${mode}: ${sideways} px`, 'nothing is wider than the page').toBe(`${mode}: 0 px`);
          if (mode === 'reduced motion') expect.soft(await moving(page), 'everything is still').toEqual([]);
          await unset(page);
          const noted = { view: name, width, mode, violations: violations.length, ...figures };
          info.annotations.push({ type: 'axe', description: JSON.stringify(noted) });
        }
        // A scenario's pictures are not those of the served page, so React draws what shows them anew.
        if (name.startsWith('scenario')) misdeeds.events.length = 0;
      },
    );
  }
}

test('words with too little contrast are found, on a plain ground as on a picture', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="id"><title>Uji</title><main style="background:#fff">
    <h1 style="color:#bbb">Pucat</h1>
    <p style="color:#bbb;background-image:linear-gradient(#fff,#fff)">Pucat di atas gambar</p>
    <p style="color:#555">Terbaca</p></main></html>`);
  const { violations, undecided } = await runAxe(page, 'usual');
  expect({ violations, undecided }).toEqual({
    violations: ['color-contrast: h1', 'color-contrast: p:nth-child(2): 1.92 on pixels, not 4.5'],
    undecided: 1,
  });
});

test("the statement's figures are of everything that there is to look at; npm run test:all -- accessibility writes them anew", () => {
  const { names, later, widths, modes, checks } = figures;
  // What came since is said to have come since.
  expect({ names: [...names, ...later].sort(), widths, modes, checks }).toEqual({
    names: VIEWS.map(({ name }) => name).sort(),
    widths: WIDTHS,
    modes: ALL_MODES,
    checks: names.length * WIDTHS.length * ALL_MODES.length,
  });
});
