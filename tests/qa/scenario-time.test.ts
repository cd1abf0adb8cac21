import { expect, it } from 'vitest';
import { instantOf, instantProblem } from '../../qa/worlds/scenario-time.ts';

it.each([
  ['2026-11-31T09:00', 'November has 30 days. Write 2026-11-30T09:00, in WIB.'],
  ['2026-02-29T09:00:30Z', 'February has 28 days. Write 2026-02-28T09:00:30Z.'],
  ['2026-13-01', 'A year has months 01 to 12. Write 2026-12-01, in WIB.'],
  ['2026-11-00T09:00', 'A month begins with day 01. Write 2026-11-01T09:00, in WIB.'],
  ['2026-11-30T24:00', 'A day has hours 00 to 23. Write 2026-11-30T23:00, in WIB.'],
  ['2026-11-30T09:60', 'An hour has minutes 00 to 59. Write 2026-11-30T09:59, in WIB.'],
  ['yesterday', '"yesterday" is no instant. Write it as 2026-11-30T09:00, in WIB.'],
  ['2026-11-30T09:00', undefined],
  ['2025-01-15T03:00:00.000Z', undefined],
])('of %s is said: %s', (text, problem) => {
  expect(instantProblem(text)).toBe(problem);
});

it('is read in WIB where it names no zone', () => {
  expect(instantOf('2026-11-30T09:00')).toBe(Date.parse('2026-11-30T02:00:00Z'));
  expect(instantOf('2025-01-15T03:00:00.000Z')).toBe(Date.parse('2025-01-15T03:00:00Z'));
});
