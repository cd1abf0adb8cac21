import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test';
import { exampleAddress } from '../../qa/events/example-address.ts';
import { dialogAddress } from '../../src/domain/navigation/address.ts';
import { DIALOG_IDS, type DialogId } from '../../src/domain/navigation/dialogs.ts';

// Things of the embedded content, by the dialog that is about them.
const SUBJECTS = { article: 'membaca-kode-zona', lightbox: '1map-lembar-persil-eq4ZJfUmB' };

const DIFFERING: readonly DialogId[] = ['services', 'itrTerms'];

/** The dialogs for lists that always run two of them: one that stands alone and one over another come first. */
export const DIALOGS_TO_VARY: readonly DialogId[] = [
  ...DIFFERING,
  ...DIALOG_IDS.filter((id) => !DIFFERING.includes(id)),
];

/** The path at which a dialog stands open. */
export const dialogPath = (id: DialogId): string => dialogAddress(exampleAddress(id, SUBJECTS));

/** What a page did that it must not: broke its policy, threw, or wrote what is no named event. */
interface Misdeeds {
  readonly violations: string[];
  readonly errors: string[];
  readonly events: string[];
}

interface SiteFixtures {
  /** Everything of note in the console; `events` are the named ones, which are allowed. */
  readonly misdeeds: Misdeeds;
}

// A failed request that the test itself arranged is the browser's own line (the second and the third are Firefox's), as is what it
// says of drawing without a graphics card; a worker that it refuses is Playwright's. None is the page's.
const ARRANGED =
  /^(?:Failed to load resource|Loading failed for|Failed to load ‘|\[\.WebGL-\w+\]GL Driver Message|Service Worker registration blocked by Playwright$)/;

function hear(message: ConsoleMessage, { errors, events }: Misdeeds): void {
  const text = message.text();
  if (!['error', 'warning'].includes(message.type()) || ARRANGED.test(text)) return;
  const named = /^\[([a-z-]+\.[a-z-]+)\]/.exec(text);
  if (named?.[1] !== undefined) events.push(named[1]);
  else errors.push(text);
}

/** Says what a page that kept a test waiting does: whether it answers, draws, and what it still waits for. */
async function stateOf(page: Page): Promise<string> {
  const within = <T>(answer: Promise<T>, otherwise: T) =>
    Promise.race([answer, new Promise<T>((resolve) => setTimeout(resolve, 5000, otherwise))]);
  const { visibilityState, readyState, pending } = await within(
    page.evaluate(() => ({
      visibilityState: document.visibilityState,
      readyState: document.readyState,
      pending: document.getAnimations().length,
    })),
    { visibilityState: 'unknown', readyState: 'no answer in 5 s', pending: 0 },
  );
  const draws = page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const frame = await within(
    draws.then(() => 'draws'),
    'drew no frame in 5 s',
  );
  return `${readyState}, ${visibilityState}, ${frame}, ${pending} animations`;
}

/** Playwright's test, which also fails on any policy violation, exception or unnamed console line. */
export const test = base.extend<SiteFixtures>({
  misdeeds: [
    async ({ page }, use, testInfo) => {
      const misdeeds: Misdeeds = { violations: [], errors: [], events: [] };
      page.on('console', (message) => hear(message, misdeeds));
      page.on('pageerror', (error) => misdeeds.errors.push(error.message));
      await page.exposeFunction('reportViolation', (what: string) => misdeeds.violations.push(what));
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          const report = (window as unknown as { reportViolation: (what: string) => void }).reportViolation;
          report(`${event.effectiveDirective} ${event.blockedURI}`);
        });
      });
      await use(misdeeds);
      if (testInfo.status === 'timedOut') misdeeds.errors.push(`at the end: ${await stateOf(page)}`);
      expect(misdeeds.violations, 'no policy violation').toEqual([]);
      expect(misdeeds.errors, 'nothing in the console but named events').toEqual([]);
      expect(misdeeds.events, 'hydration without a warning').not.toContain('render.recovered');
    },
    { auto: true },
  ],
});

/** Opens a page of the site and waits until it is ready. */
export async function visit(page: Page, path = '/home'): Promise<void> {
  await page.goto(path);
  await ready(page);
}

// On /home and its like the office's status is known only then; the map page says until then that it loads.
const READY =
  ':is(.footer__status, .handoff__status):has-text("sekarang"), .map-stage:not(:has(.map-stage__loading))';

/**
 * Waits until the page answers by itself and its face has come or failed: until then a letter is laid out in another
 * face, and a box that is measured still changes. The map page, until its map is drawn or refused.
 */
export async function ready(page: Page): Promise<void> {
  await expect(page.locator(READY)).toBeAttached();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits until the uppermost dialog is drawn, no frame stands in for it, and it has the focus. */
export async function dialogWithFocus(page: Page): Promise<Locator> {
  await expect(page.locator('[role=dialog]')).not.toHaveCount(0);
  await expect(page.locator('.dialog-waiting')).toHaveCount(0);
  const dialog = page.getByRole('dialog').last();
  await expect.poll(() => dialog.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
  return dialog;
}

export { expect };
