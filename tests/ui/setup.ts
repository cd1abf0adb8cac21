import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { expectNoBareTexts } from './bare-texts.ts';
import { painted } from './painted.ts';

// What comes late comes, however busy the machine is; a second would measure the machine.
configure({ asyncUtilTimeout: 10_000 });

// What a visitor does has been answered when its frame, and what follows that, is drawn.
const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: async (happen) => {
    const outcome = await asyncWrapper(happen);
    await painted();
    return outcome;
  },
});

// Before the page is taken away: hooks that come after a test run in reverse order.
afterEach(cleanup);
expectNoBareTexts();

// The router scrolls on every page it puts up; jsdom cannot, and says so each time.
window.scrollTo = () => undefined;

// jsdom does not know <search> yet, and React says so each time.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });

// jsdom lays nothing out, so that nothing ever comes into sight.
window.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly observe = () => undefined;
  readonly unobserve = () => undefined;
  readonly disconnect = () => undefined;
  readonly takeRecords = () => [];
};
