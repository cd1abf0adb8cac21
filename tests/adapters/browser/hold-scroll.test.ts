import { createMemoryHistory } from '@tanstack/history';
import { expect, it } from 'vitest';
import { holdScroll } from '../../../src/adapters/browser/hold-scroll.ts';

it.each([
  ['what closes, with an anchor', '/home?profil#news', [{ left: 0, top: 700, behavior: 'instant' }]],
  ['another anchor', '/home#news', []],
])('Back from %s', (_, address, scrolled) => {
  const moves: unknown[] = [];
  const history = createMemoryHistory({ initialEntries: ['/home'] });
  holdScroll(history, {
    scrollX: 0,
    scrollY: 700,
    scrollTo: (to: unknown) => void moves.push(to),
    requestAnimationFrame: (run) => {
      run(0);
      return 0;
    },
  });
  history.push(address);
  history.replace(address);
  expect(moves).toEqual([]);
  history.back();
  expect(moves).toEqual(scrolled);
});
