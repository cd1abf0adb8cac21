import type { BrowserContext, Page } from '@playwright/test';
import { press, tap } from './input.ts';

/** The path at which the plain page is served; no site has it. */
const PATH = '/bench-plain';
const BUTTON = 'bench-plain-button';
const FIELD = 'data-bench-field';
const AFTER = 'data-bench-shown';
const BEFORE = 'data-bench-before';

/** A page that does the same as another one, without its code. */
export interface PlainPage {
  readonly page: Page;
  /** Shows what the other page shows after the input, or takes it back. */
  readonly act: () => Promise<void>;
  /** Waits until it is shown. */
  readonly done: () => Promise<unknown>;
}

/** Gives what stands in a page before an input, to be shown by its twin. @returns undefined where there is none */
export const partBefore = (page: Page, part: string): Promise<string | undefined> =>
  page.evaluate((selector) => document.querySelector(selector)?.outerHTML, part);

/**
 * Opens a page that looks as another one does now, but does nothing: without its scripts, and with a button that puts one part in the
 * place of what was there before. Where the other page is typed in, a key in the same field does that. What the browser needs to draw is
 * the same, so that it tells what a machine without a graphics processor costs.
 * @param page after the input
 * @param part the selector of what is another one after it
 * @param before that part before it; undefined where it was not there
 */
export async function openPlainTwin(
  context: BrowserContext,
  page: Page,
  part: string,
  before: string | undefined,
): Promise<PlainPage> {
  const names = { button: BUTTON, field: FIELD, after: AFTER, before: BEFORE };
  const copy = await page.evaluate(plainHtml, { part, names });
  // Not in the page, whose policy may take no markup.
  const marked = before?.replace(/^<[\w-]+/, (tag) => `${tag} ${BEFORE}`) ?? '';
  const html = copy.replace(`<template id="${BEFORE}"></template>`, () => marked);
  const plain = await context.newPage();
  const address = new URL(PATH, page.url()).href;
  await plain.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await plain.goto(address, { waitUntil: 'load' });
  const isTyped = await plain.evaluate(answer, names);
  return {
    page: plain,
    act: () => (isTyped ? press(plain, 'a') : tap(plain.locator(`#${BUTTON}`))),
    done: () => plain.locator(`[${AFTER}]:not([hidden])`).first().waitFor({ state: 'attached' }),
  };
}

interface Names {
  readonly button: string;
  readonly field: string;
  readonly after: string;
  readonly before: string;
}

// Runs in the plain page. Says whether it is typed in.
function answer({ button, field, after, before }: Names): boolean {
  const change = () => {
    for (const part of document.querySelectorAll(`[${after}], [${before}]`)) part.toggleAttribute('hidden');
  };
  document.getElementById(button)?.addEventListener('click', change);
  const typed = document.querySelector<HTMLElement>(`[${field}]`);
  typed?.addEventListener('input', change);
  typed?.focus();
  return typed !== null;
}

// Runs in the page.
function plainHtml({ part, names }: { part: string; names: Names }): string {
  const typed = document.querySelector('input:not([type=checkbox]):focus');
  typed?.setAttribute(names.field, '');
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  typed?.removeAttribute(names.field);
  for (const active of copy.querySelectorAll('script, link[rel$=preload], meta[http-equiv]')) active.remove();
  // What the open dialog has done to the page beneath, the plain page leaves.
  copy.removeAttribute('style');
  for (const inert of copy.querySelectorAll('[inert]')) inert.removeAttribute('inert');
  const now = copy.querySelector<HTMLElement>(part);
  if (now === null) throw new Error(`nothing is shown at ${part}`);
  now.hidden = true;
  now.setAttribute(names.after, '');
  const place = document.createElement('template');
  place.id = names.before;
  now.before(place);
  const style = document.createElement('style');
  style.textContent = `[${names.after}][hidden],[${names.before}][hidden]{display:none!important}#${names.button}{position:fixed;z-index:2147483647;inset:auto 0 0 auto;width:48px;height:48px}`;
  const press = document.createElement('button');
  press.id = names.button;
  copy.querySelector('head')?.append(style);
  copy.querySelector('body')?.prepend(press);
  return `<!doctype html>${copy.outerHTML}`;
}
