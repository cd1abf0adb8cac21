import type { CDPSession, Page } from '@playwright/test';

/** Widths in CSS pixels: the narrowest that the page must fit in, a tablet, a desktop. */
export const WIDTHS = [320, 768, 1280] as const;

/** Ways in which visitors have their browser show a page. */
export const MODES = {
  usual: async () => undefined,
  'forced colours': (page: Page) => page.emulateMedia({ forcedColors: 'active' }),
  'reduced motion': (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  dark: (page: Page) => page.emulateMedia({ colorScheme: 'dark' }),
  'text at 200 %': (page: Page) => setText(page, 2),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

export type Mode = keyof typeof MODES;

/** Gives back the usual way. */
export async function unset(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null });
  await setText(page, 1);
}

// The size holds for as long as the session that set it.
const sessions = new WeakMap<Page, CDPSession>();

/** Sets the size of text that a visitor has chosen in her browser, in multiples of the usual 16 px. */
export async function setText(page: Page, times: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
}
