import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookSize } from '../../../src/domain/guide/book-size.ts';
import { DependenciesProvider } from '../../../src/ui/dependencies.tsx';
import { Book } from '../../../src/ui/guide/book.tsx';
import { testDependencies } from '../dependencies.ts';
import { painted } from '../painted.ts';

// react-pdf does not run outside a browser; the engine that turns the pages is the real one.
vi.mock('react-pdf', () => ({
  Page: ({ pageIndex }: { pageIndex: number }) => <canvas data-page={pageIndex} />,
}));

const SIZE = bookSize({ width: 800, height: 600 }, 1);
const heard = /^(?:resize|mouse\w+|touch\w+)$/;
const listeners = new Set<unknown>();
const { addEventListener, removeEventListener, requestAnimationFrame } = window;
let frames = 0;

beforeEach(() => {
  listeners.clear();
  window.addEventListener = (...call: Parameters<typeof addEventListener>) => {
    if (heard.test(call[0])) listeners.add(call[1]);
    addEventListener.apply(window, call);
  };
  window.removeEventListener = (...call: Parameters<typeof removeEventListener>) => {
    listeners.delete(call[1]);
    removeEventListener.apply(window, call);
  };
  window.requestAnimationFrame = (callback) => {
    frames += 1;
    return requestAnimationFrame.call(window, callback);
  };
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

afterEach(() => {
  Object.assign(window, { addEventListener, removeEventListener, requestAnimationFrame });
  vi.unstubAllGlobals();
});

function opened(pageCount: number) {
  const stubs = testDependencies();
  stubs.start();
  stubs.site.dialogs.send({ type: 'address.changed', open: { panduan: 4 } });
  stubs.site.guide.send({ type: 'document.loaded', pageCount });
  stubs.site.guide.send({ type: 'layout.changed', layout: SIZE.layout });
  return stubs;
}

/** The engine says that it is there a moment after it was made. */
const begun = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const book = (dependencies: ReturnType<typeof testDependencies>['dependencies']) => (
  <StrictMode>
    <DependenciesProvider dependencies={dependencies}>
      <Book size={SIZE} zoom={1} />
    </DependenciesProvider>
  </StrictMode>
);
const drawn = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>('[data-page]')].map(({ dataset }) => Number(dataset.page));

describe('the book, in StrictMode', () => {
  it('has every page once, and draws those around the page that lies open', async () => {
    const { dependencies, site } = opened(12);
    const { container } = render(book(dependencies));
    await begun();
    expect(container.querySelectorAll('.stf__item')).toHaveLength(12);
    expect(drawn(container)).toEqual([2, 3, 4, 5, 6]);
    await act(async () => site.guide.send({ type: 'page.shown', index: 8 }));
    await painted();
    await painted();
    expect(drawn(container)).toEqual([6, 7, 8, 9, 10]);
    await act(async () => site.guide.send({ type: 'page.last' }));
    await painted();
    await begun();
    const open = [...container.querySelectorAll<HTMLElement>('.stf__item')].filter(
      ({ style }) => style.display === 'block',
    );
    expect(open.map(({ dataset }) => dataset.index)).toEqual(['11']);
  });

  it('leaves no listener and no frame behind', async () => {
    const { dependencies } = opened(6);
    const { unmount } = render(book(dependencies));
    await begun();
    expect(listeners.size).toBeGreaterThan(0);
    unmount();
    await begun();
    frames = 0;
    await begun();
    expect([listeners.size, frames]).toEqual([0, 0]);
  });

  it('leaves nothing behind when it goes before the engine has begun', async () => {
    const { dependencies } = opened(6);
    const { unmount } = render(book(dependencies));
    unmount();
    await begun();
    await begun();
    frames = 0;
    await begun();
    expect([listeners.size, frames]).toEqual([0, 0]);
  });

  it('takes a shorter document after a longer one', async () => {
    const long = opened(12);
    const { container, unmount } = render(book(long.dependencies));
    await begun();
    unmount();
    const short = opened(4);
    const again = render(book(short.dependencies));
    await begun();
    expect([container.childElementCount, again.container.querySelectorAll('.stf__item').length]).toEqual([
      0, 4,
    ]);
  });
});
