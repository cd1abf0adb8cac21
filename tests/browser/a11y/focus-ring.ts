import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastOf } from './text-contrast.ts';

// How far outside its control a ring may lie, in CSS pixels.
const ROOM = 14;

const pixels = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();

/**
 * Measures how well the focus shows on the control that has it: how many pixels change by 3:1 or more when it comes, as a
 * share of the control's outline one pixel wide (WCAG 2.4.7, and 2.4.13 asks for twice the outline).
 */
export async function focusShows(page: Page): Promise<{ name: string; share: number } | undefined> {
  const place = await page.evaluate((room) => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return undefined;
    at.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A link that covers its card has its ring around the card.
    const covers = getComputedStyle(at, '::after').position === 'absolute' ? at.offsetParent : null;
    const { left, top, right, bottom } = (covers ?? at).getBoundingClientRect();
    const [x, y] = [Math.max(left - room, 0), Math.max(top - room, 0)];
    const [width, height] = [
      Math.min(right + room, innerWidth) - x,
      Math.min(bottom + room, innerHeight) - y,
    ];
    const name = `${at.tagName.toLowerCase()} ${(at.getAttribute('aria-label') ?? at.textContent ?? '').trim()}`;
    return { name, clip: { x, y, width, height }, outline: 2 * (width + height) - 8 * room };
  }, ROOM);
  if (place === undefined || place.clip.width < 1 || place.clip.height < 1) return undefined;
  const { name, clip, outline } = place;
  const focused = await pixels(await page.screenshot({ clip, animations: 'disabled' }));
  // Not blur, which would close what only the focus holds open.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      ':focus-visible, :focus-visible::after { outline: none !important; box-shadow: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const plain = await pixels(await page.screenshot({ clip, animations: 'disabled' }));
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  let changed = 0;
  for (let at = 0; at + 2 < Math.min(focused.length, plain.length); at += 3) {
    const one = [focused[at] ?? 0, focused[at + 1] ?? 0, focused[at + 2] ?? 0] as const;
    const other = [plain[at] ?? 0, plain[at + 1] ?? 0, plain[at + 2] ?? 0] as const;
    if (contrastOf(one, other) >= 3) changed += 1;
  }
  return { name, share: changed / outline };
}
