import { afterPaint } from './after-paint.ts';

/** How long something must have been in sight before it is likely that the visitor goes on with it. */
const LOOKED_AT_MS = 1000;

/** What only happens where somebody is; a scroll may also be the browser's. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const;

const waiting = new Map<Element, { readonly seen: () => void; timer?: ReturnType<typeof setTimeout> }>();
let observer: IntersectionObserver | undefined;
let isAwaited = false;

/**
 * Does something once an element has been in sight for a second. Where nobody has touched the page yet that waits for the first sign of
 * a visitor, so that a page that is only looked at loads no more than it shows, or for the service worker, which has it all by then.
 * @returns takes it back
 */
export function onceInSight(element: Element, seen: () => void): () => void {
  waiting.set(element, { seen });
  if (observer) observer.observe(element);
  else awaitVisitor();
  return () => leave(element);
}

function leave(element: Element): void {
  clearTimeout(waiting.get(element)?.timer);
  waiting.delete(element);
  observer?.unobserve(element);
}

function awaitVisitor(): void {
  if (isAwaited) return;
  isAwaited = true;
  const awaited = new AbortController();
  const { signal } = awaited;
  const begin = () => {
    awaited.abort();
    // Not in the press that shows that somebody is there.
    afterPaint(() => {
      // What the styles leave undrawn until then (services, support video).
      document.documentElement.dataset.visited = '';
      observer ??= observeWaiting();
    });
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true, signal });
  navigator.serviceWorker?.ready.then(begin, () => undefined);
}

function observeWaiting(): IntersectionObserver {
  const made = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const one = waiting.get(target);
      if (one === undefined) continue;
      clearTimeout(one.timer);
      if (!isIntersecting) continue;
      one.timer = setTimeout(() => {
        leave(target);
        one.seen();
      }, LOOKED_AT_MS);
    }
  });
  for (const element of waiting.keys()) made.observe(element);
  return made;
}
