import type { Locator, Page } from '@playwright/test';

/** A page that was just scrolled is still drawing, and whoever has scrolled to something looks at it before it is pressed. */
const SCROLLED_MS = 1500;

/** Scrolls an element into sight before anything is measured. @returns where to touch it */
export async function placeOf(target: Locator): Promise<readonly [x: number, y: number]> {
  await target.waitFor();
  const centred = await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const isInSight = top >= 0 && bottom <= innerHeight;
    if (!isInSight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return isInSight;
  });
  if (!centred) await target.page().waitForTimeout(SCROLLED_MS);
  const box = await target.boundingBox();
  if (box === null) throw new Error(`not in sight: ${target}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Touches the middle of an element as a finger does, with nothing of the test's own in between. */
export async function tap(target: Locator): Promise<void> {
  const [x, y] = await placeOf(target);
  await target.page().touchscreen.tap(x, y);
}

/** Presses a key once. */
export const press = (page: Page, letter: string): Promise<void> => page.keyboard.press(letter);
