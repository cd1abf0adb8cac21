import type { BrowserContext, Page } from '@playwright/test';

/** The path at which the plain page is served; no site has it. */
const PATH = '/bench-plain';
const BUTTON = 'bench-plain-button';

/**
 * Opens a page that looks as another one does now, but does nothing: without its scripts, and with a button that shows and hides what
 * lies over it. What the browser needs to draw is the same, so that it tells what a machine without a graphics processor costs.
 * @param page with what it shows open
 * @param shown the selector of what lies over the page
 */
export async function openPlainTwin(context: BrowserContext, page: Page, shown: string): Promise<Page> {
  const html = await page.evaluate(plainHtml, { shown, button: BUTTON });
  const plain = await context.newPage();
  const address = new URL(PATH, page.url()).href;
  await plain.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await plain.goto(address, { waitUntil: 'load' });
  await plain.evaluate((id) => {
    document.getElementById(id)?.addEventListener('click', () => {
      document.querySelector('[data-bench-shown]')?.toggleAttribute('hidden');
    });
  }, BUTTON);
  return plain;
}

/** The button of the plain page. */
export const plainButton = (plain: Page) => plain.locator(`#${BUTTON}`);

// Runs in the page.
function plainHtml({ shown, button }: { shown: string; button: string }): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const active of copy.querySelectorAll('script, link[rel$=preload], meta[http-equiv]')) active.remove();
  // What the open dialog has done to the page beneath, the plain page leaves.
  copy.removeAttribute('style');
  for (const inert of copy.querySelectorAll('[inert]')) inert.removeAttribute('inert');
  const over = copy.querySelector<HTMLElement>(shown);
  if (over === null) throw new Error(`nothing is shown at ${shown}`);
  over.hidden = true;
  over.setAttribute('data-bench-shown', '');
  const style = document.createElement('style');
  style.textContent = `[data-bench-shown][hidden]{display:none!important}#${button}{position:fixed;z-index:99;inset:auto 0 0 auto;width:48px;height:48px}`;
  const press = document.createElement('button');
  press.id = button;
  copy.querySelector('head')?.append(style);
  copy.querySelector('body')?.prepend(press);
  return `<!doctype html>${copy.outerHTML}`;
}
