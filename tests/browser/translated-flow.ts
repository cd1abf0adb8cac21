import type { Page } from '@playwright/test';
import { translatePage, untranslated } from '../translated.ts';
import { expect, visit } from './site.ts';

/** What a visitor does next, and the part of the page that answers with a text. */
export interface Step {
  readonly does: (page: Page) => Promise<unknown>;
  readonly part: string;
  readonly shows: RegExp;
}

/** A way through the site: its address, its steps, what it needs before the page is asked for, and what stands there first. */
export type Flow = readonly [
  address: string,
  steps: readonly Step[],
  before?: ((page: Page) => Promise<unknown>) | undefined,
  stands?: string,
];

export const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
export const type = (words: string, field: string) => async (page: Page) => {
  await page.locator(field).first().fill('');
  await page.locator(field).first().pressSequentially(words);
};
/** Types on, behind what stands in the field. */
export const typeOn = (words: string, field: string) => (page: Page) =>
  page.locator(field).first().pressSequentially(words);
export const press = (key: string) => (page: Page) => page.keyboard.press(key);
export const pressIn = (key: string, field: string) => (page: Page) => page.locator(field).first().press(key);
/** Lets the page's clock leap; the page needs one that was installed. */
export const wait = (hours: number) => (page: Page) => page.clock.fastForward(hours * 3_600_000);
/** Does what ends with a file being saved. */
export const saving = (does: Step['does']) => async (page: Page) => {
  const saved = page.waitForEvent('download');
  await does(page);
  await saved;
};

/** On a Wednesday a minute before the office closes. */
export const atClosing = (page: Page) => page.clock.install({ time: new Date('2026-11-25T15:59:00+07:00') });
/** Shares by copying, as a browser does that cannot share, and prints nothing. */
export const byCopying = async (page: Page) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => undefined;
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
};
/** What a part of the page says, as if it were not translated. */
export const textOf = async (page: Page, part: string) =>
  untranslated((await page.locator(part).allTextContents()).join('\n'));

/** Waits until a part shows what it must and rests. @returns its text */
async function rested(page: Page, { part, shows }: Step): Promise<string> {
  let last = '';
  const unrest = async () => {
    const before = last;
    last = await textOf(page, part);
    return shows.test(last) && last === before ? 'at rest' : last;
  };
  await expect.poll(unrest, part).toBe('at rest');
  return last;
}

async function open(page: Page, [address, , before, stands]: Flow): Promise<void> {
  await before?.(page);
  await visit(page, address);
  if (stands) await expect(page.locator(stands).first()).toBeVisible();
}

/** Takes a flow as it is, then on a translated page, and expects the same after every step, and no part that has failed. */
export async function takeTwice(page: Page, flow: Flow): Promise<void> {
  const [, steps] = flow;
  const plain: string[] = [];
  // The minute of a print is the same in both.
  await page.clock.setFixedTime(new Date());
  await open(page, flow);
  for (const step of steps) {
    await step.does(page);
    plain.push(await rested(page, step));
  }
  await open(page, flow);
  await page.evaluate(translatePage);
  for (const [index, step] of steps.entries()) {
    await step.does(page);
    await expect.poll(() => textOf(page, step.part), `step ${index + 1}`).toBe(plain[index]);
  }
  const walls = page.getByRole('alert').filter({ hasText: /gagal~? (?:ditampilkan|dimuat)/, visible: true });
  await expect(walls).toHaveCount(0);
}
