import { expect, it } from 'vitest';
import { dayAfter } from '../../../src/domain/shared/day.ts';

it('counts days over the ends of months and years', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-02-28', 1), dayAfter('2026-03-01', -1)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-02-28',
  ]);
});
