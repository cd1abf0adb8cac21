// The only script of a served page: inlined, and small enough to cost nothing. It records what the visitor does before the
// page is hydrated, and loads the application.
import { carriedAddress } from '../domain/navigation/carried-address.ts';
import type { EarlyInput } from './early-input.ts';

const { dataset } = document.documentElement;
// What each page says of itself: the parts of its application, in their order; what it was made of; where it hands visitors
// on to; and whether to load as soon as it stands, as a map does, which is nothing without its code.
const { parts = '', snapshot, onward, atOnce } = dataset;
const addresses = parts.split(' ');
// Styles show the part of a served page that the address chooses (ui/pages/handoff-choice.scss).
dataset.query = `&${location.search.slice(1)}&`;

function run(): void {
  const recording = new AbortController();
  const options = { capture: true, signal: recording.signal };
  const early: EarlyInput = {
    clicks: [],
    fields: new Set(),
    release: () => recording.abort(),
    fail: () => {
      // The page becomes the plain one (styles/_plain.scss), and what was recorded is done the plain way.
      early.release();
      dataset.app = 'failed';
      for (const element of early.clicks) element.click();
    },
  };

  let started = false;
  const start = () => {
    // A page that is still being read is not hydrated; its end starts what a touch before it did not.
    if (started || document.readyState === 'loading') return;
    started = true;
    // Requests the application's imports together with it, not after it.
    for (const href of addresses) ask({ rel: 'modulepreload', href });
    if (snapshot) ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: snapshot });
    importParts().catch(early.fail);
  };

  const clicked = (event: MouseEvent) => {
    start();
    // A click falls on an element.
    const element = (event.target as Element).closest<HTMLElement>(CONTROLS);
    if (!element || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.clicks.push(element);
  };

  const typed = (event: Event) => {
    start();
    if (event.target instanceof HTMLInputElement) early.fields.add(event.target);
  };

  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, start, options);
  addEventListener('click', clicked, options);
  addEventListener('input', typed, options);
  (globalThis as { earlyInput?: EarlyInput }).earlyInput = early;

  if (atOnce !== undefined) addEventListener('DOMContentLoaded', start);
  else
    addEventListener(
      'load',
      () => globalThis.requestIdleCallback?.(start, { timeout: 500 }) ?? setTimeout(start, 300),
    );
}

// Other links answer by themselves.
const CONTROLS = 'button,a[data-app],[type=checkbox]';

// One by one, each in a task of its own, so that the page can answer a touch in between.
async function importParts(): Promise<void> {
  for (const href of addresses) {
    await import(/* @vite-ignore */ href);
    await new Promise((next) => setTimeout(next));
  }
}

const ask = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link));

// Features of early 2023, the oldest browsers that the application supports: an older one stays on the served page
// (decision 30).
if ('toSorted' in Array.prototype && HTMLScriptElement.supports?.('importmap')) run();
else dataset.app = 'old';

// A page that hands visitors on does so at once, with the query and fragment of their address.
if (onward) location.replace(carriedAddress(onward, location));
