import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageHistory } from '../../src/ui/page-history.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page at /home, whose router notes where the page is whenever it is told of a change. */
function opened() {
  const real = createMemoryHistory({ initialEntries: ['/home'] });
  const { history, hasGone } = pageHistory(real);
  const told: string[] = [];
  const leave = history.subscribe(() => told.push(history.location.href));
  const frame = () => vi.advanceTimersByTime(20);
  return { real, history, hasGone, told, frame, leave };
}

it.each([
  ['another page', '/peta'],
  ['another page, with a query', '/peta?a=1'],
  ['a part of the same page', '/home#gallery'],
  ['the same address once more', '/home'],
])('tells of %s at once, for which the page may scroll, once', (_, address) => {
  const { real, told, hasGone } = opened();
  real.push(address);
  expect([told, hasGone(), hasGone()]).toEqual([[address], true, false]);
});

it.each([
  ['what opens on the same page', '/home?profil'],
  ['what opens there and leads to a part of it', '/home?profil#gallery'],
])('tells of %s after the frame, and the page stays where it is', (_, address) => {
  const { real, history, told, hasGone, frame } = opened();
  real.push(address);
  expect([history.location.href, told]).toEqual([address, []]);
  frame();
  expect([told, hasGone()]).toEqual([[address], false]);
});

it('tells once of several in a frame, of where the page is by then', () => {
  const { real, told, frame } = opened();
  real.push('/home?profil');
  real.replace('/home?artikel=a');
  real.replace('/home');
  frame();
  expect(told).toEqual(['/home']);
});

it('tells of another page what was due, and nothing after it', () => {
  const { real, told, hasGone, frame } = opened();
  real.push('/home?profil');
  real.push('/peta');
  frame();
  expect([told, hasGone()]).toEqual([['/peta'], true]);
});

it('tells nothing to who has left', () => {
  const { real, told, frame, leave } = opened();
  real.push('/home?profil');
  leave();
  real.push('/peta');
  frame();
  expect([told, real.subscribers.size]).toEqual([[], 0]);
});
