// The only script of a served page: inlined, and small enough to cost nothing. It keeps what the visitor does before the
// page is hydrated, and loads the application.
import { carriedAddress } from '../domain/navigation/carried-address.ts';
import type { EarlyInput } from './early-input.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

declare const __MAIN__: string;
declare const __PRELOADS__: readonly string[];
/** Whether to load it at once: a map is nothing without its code. Otherwise when the browser is idle, or at the first touch. */
declare const __AT_ONCE__: boolean;

// Shows the page as one without its application (styles/_plain.scss).
const showPlainPage = (why: 'failed' | 'old') => {
  early.release();
  document.documentElement.dataset.app = why;
};

const early: EarlyInput = {
  clicks: [],
  fields: new Set(),
  release: () => undefined,
  fail: () => {
    // The plain page stays: what was kept back is done the plain way.
    showPlainPage('failed');
    for (const element of early.clicks)
      if (element instanceof HTMLAnchorElement) location.href = element.href;
  },
};
// Features of early 2023, the oldest browsers that the application supports: an older one keeps the served page
// (decision 30).
const isOld = !('toSorted' in Array.prototype && HTMLScriptElement.supports?.('importmap'));
let started = isOld;

const start = () => {
  if (started) return;
  started = true;
  // Requests the application's imports together with it, not after it.
  for (const href of [...__PRELOADS__, __MAIN__]) ask({ rel: 'modulepreload', href });
  const { snapshot } = document.documentElement.dataset;
  if (snapshot) ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: snapshot });
  bring().catch(early.fail);
};

// One by one, each in a task of its own, so that the page can answer a touch in between.
const bring = async () => {
  for (const href of __PRELOADS__) {
    await import(/* @vite-ignore */ href);
    await yieldToBrowser();
  }
  await import(/* @vite-ignore */ __MAIN__);
};

const ask = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));

// Other links answer by themselves.
const CONTROLS = 'button, a[data-app], input[type="checkbox"]';

const clicked = (event: MouseEvent) => {
  start();
  const { target } = event;
  const element = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  if (!element || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  early.clicks.push(element);
};

const typed = (event: Event) => {
  start();
  if (event.target instanceof HTMLInputElement) early.fields.add(event.target);
};

const signs = ['pointerdown', 'touchstart', 'keydown'] as const;
for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
addEventListener('click', clicked, true);
addEventListener('input', typed, true);
early.release = () => {
  for (const sign of signs) removeEventListener(sign, start, true);
  removeEventListener('click', clicked, true);
  removeEventListener('input', typed, true);
};
Object.assign(globalThis, { earlyInput: early });
if (isOld) showPlainPage('old');

// A page that hands visitors on does so at once, with the query and fragment of their address.
const { onward } = document.documentElement.dataset;
if (onward) location.replace(carriedAddress(onward, location));

if (__AT_ONCE__) start();
else
  addEventListener('load', () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 500 });
    else setTimeout(start, 300);
  });
