import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Notice = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

const observed = new Set<Element>();
let notice: Notice | undefined;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  observed.clear();
  delete document.documentElement.dataset.visited;
  notice = undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Notice) {
        notice = callback;
      }
      observe = (element: Element) => void observed.add(element);
      unobserve = (element: Element) => void observed.delete(element);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Waits for an element, on a page that nobody has touched yet. */
async function waiting() {
  const { onceInSight } = await import('../../../src/ui/shared/in-sight.ts');
  const element = document.createElement('a');
  const seen = vi.fn();
  const leave = onceInSight(element, seen);
  const isSeen = (isIntersecting: boolean) => notice?.([{ target: element, isIntersecting }]);
  return { element, seen, leave, isSeen };
}
const somebodyComes = () => {
  dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(300);
};

it('is callback after a second in sight, once', async () => {
  const { seen, isSeen } = await waiting();
  somebodyComes();
  isSeen(true);
  vi.advanceTimersByTime(999);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  isSeen(true);
  vi.advanceTimersByTime(5000);
  expect(seen).toHaveBeenCalledOnce();
});

it('is callback nothing where it leaves sight before', async () => {
  const { seen, isSeen } = await waiting();
  somebodyComes();
  isSeen(true);
  vi.advanceTimersByTime(900);
  isSeen(false);
  vi.advanceTimersByTime(5000);
  expect(seen).not.toHaveBeenCalled();
});

it('watches nothing before the first sign of a visitor', async () => {
  const { element } = await waiting();
  vi.advanceTimersByTime(60_000);
  expect(notice).toBeUndefined();
  expect(document.documentElement).not.toHaveAttribute('data-visited');
  somebodyComes();
  expect([...observed]).toEqual([element]);
  expect(document.documentElement).toHaveAttribute('data-visited');
});

it('is left when its element goes', async () => {
  const { seen, leave, isSeen } = await waiting();
  somebodyComes();
  isSeen(true);
  leave();
  vi.advanceTimersByTime(5000);
  expect([observed.size, seen.mock.calls.length]).toEqual([0, 0]);
});
