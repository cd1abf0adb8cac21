import type { Page } from '@playwright/test';

/** A control on which the focus stood. */
export interface Stop {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Presses a key from where the focus is until it leaves the page or comes back to where it was, and gives every stop. */
export async function focusWalk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => Object.assign(window, { stoppedOn: new Set<Element>() }));
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const { stoppedOn } = window as unknown as { stoppedOn: Set<Element> };
      const at = document.activeElement;
      if (at === null || at === document.body || stoppedOn.has(at)) return undefined;
      stoppedOn.add(at);
      const { left, top, right, bottom } = at.getBoundingClientRect();
      const label = at.getAttribute('aria-label') ?? at.textContent ?? '';
      const name = `${at.tagName.toLowerCase()} ${label.replace(/\s+/g, ' ').trim()}`;
      return {
        name,
        left: left + scrollX,
        top: top + scrollY,
        right: right + scrollX,
        bottom: bottom + scrollY,
      };
    });
    if (stop === undefined) return stops;
    stops.push(stop);
  }
}

/** The steps of a walk that lead back, up and to the left at once: against the order in which a page is read. */
export const stepsBack = (stops: readonly Stop[]): string[] =>
  stops.slice(1).flatMap((stop, place) => {
    const before = stops[place];
    const isBack = before && stop.bottom <= before.top && stop.right <= before.left;
    return isBack ? [`${before.name} → ${stop.name}`] : [];
  });

/** Every control in sight that Tab should reach, by tag and name, in the order of the page. */
export const controlsInSight = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, iframe, video[controls], [tabindex="0"]',
      ),
    ]
      .filter((element) => !('disabled' in element && element.disabled) && element.tabIndex >= 0)
      .filter(
        (element) => !element.closest('[inert]') && element.checkVisibility({ visibilityProperty: true }),
      )
      .map((element) => {
        const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return `${element.tagName.toLowerCase()} ${label.replace(/\s+/g, ' ').trim()}`;
      }),
  );
