import { vi } from 'vitest';

/** Stands in for what the whole page asks of a browser and jsdom lacks; `vi.unstubAllGlobals` takes it away. */
export function stubBrowser(): void {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView ??= () => undefined;
}

/** Lets everything that is on the page be in sight: jsdom lays nothing out. */
export function everythingInSight(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly notify: (entries: { isIntersecting: boolean }[]) => void;
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        this.notify = notify;
      }
      observe() {
        this.notify([{ isIntersecting: true }]);
      }
      unobserve() {}
      disconnect() {}
    },
  );
}
