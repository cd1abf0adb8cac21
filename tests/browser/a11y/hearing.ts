import type { Page } from '@playwright/test';

/** Listens to what live regions say from now on, as a screen reader would: each change of a region once, with its words. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const LIVE = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    const said: string[] = [];
    const spoken = new WeakMap<Element, string>();
    const textOf = (region: Element) => {
      const clone = region.cloneNode(true) as Element;
      for (const hidden of clone.querySelectorAll('[aria-hidden=true], svg')) hidden.remove();
      return (clone.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
    for (const region of document.querySelectorAll(LIVE)) spoken.set(region, textOf(region));
    const hear = () => {
      for (const region of document.querySelectorAll(LIVE)) {
        const text = textOf(region);
        if (text === spoken.get(region)) continue;
        spoken.set(region, text);
        if (text !== '' && !region.closest('[inert], [aria-hidden=true]')) said.push(text);
      }
    };
    new MutationObserver(hear).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-live', 'role'],
    });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
