import type { Page } from '@playwright/test';
import { translatePage, untranslated } from '../translated.ts';
import { expect, visit } from './site.ts';

/** What a visitor does next, and the part of the page that answers with a text. */
export interface Step {
  readonly does: (page: Page) => Promise<unknown>;
  readonly part: string;
  readonly shows: RegExp;
}

/** A way through the site: its address and its steps. */
export type Flow = readonly [address: string, steps: readonly Step[]];

export const click = (selector: string) => (page: Page) => page.locator(selector).first().click();
export const type = (words: string, field: string) => async (page: Page) => {
  await page.locator(field).first().fill('');
  await page.locator(field).first().pressSequentially(words);
};
/** Types on, behind what stands in the field. */
export const typeOn = (words: string, field: string) => (page: Page) =>
  page.locator(field).first().pressSequentially(words);
export const pressIn = (key: string, field: string) => (page: Page) => page.locator(field).first().press(key);

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

/** Takes a flow as it is, then on a translated page, and expects the same after every step, and no part that has failed. */
export async function takeTwice(page: Page, [address, steps]: Flow): Promise<void> {
  const plain: string[] = [];
  await visit(page, address);
  for (const step of steps) {
    await step.does(page);
    plain.push(await rested(page, step));
  }
  await visit(page, address);
  await page.evaluate(translatePage);
  for (const [index, step] of steps.entries()) {
    await step.does(page);
    await expect.poll(() => textOf(page, step.part), `step ${index + 1}`).toBe(plain[index]);
  }
  const walls = page.getByRole('alert').filter({ hasText: /gagal~? (?:ditampilkan|dimuat)/, visible: true });
  await expect(walls).toHaveCount(0);
}
