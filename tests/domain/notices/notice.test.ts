import { expect, it } from 'vitest';
import { isCurrent, type Notice, remainingNotices } from '../../../src/domain/notices/notice.ts';
import type { Day } from '../../../src/domain/shared/day.ts';

const notice = (text: string, from: Day, to: Day): Notice => ({ text, from, to });

it.each<[Day, boolean]>([
  ['2026-08-14', false],
  ['2026-08-15', true],
  ['2026-08-17', true],
  ['2026-08-18', false],
])('on %s a notice from the 15th to the 17th is current: %s', (day, expected) => {
  expect(isCurrent({ from: '2026-08-15', to: '2026-08-17' }, day)).toBe(expected);
});

it('keeps those that have not ended, the one that ends soonest first, others as they were written', () => {
  const [past, late, soon, sooner] = [
    notice('past', '2026-08-01', '2026-08-14'),
    notice('late', '2026-08-01', '2026-09-01'),
    notice('soon', '2026-08-20', '2026-08-20'),
    notice('as soon', '2026-08-15', '2026-08-20'),
  ];
  expect(remainingNotices([past, late, soon, sooner], '2026-08-15')).toEqual([soon, sooner, late]);
  expect(remainingNotices([soon, late], '2026-08-20')).toEqual([soon, late]);
});
