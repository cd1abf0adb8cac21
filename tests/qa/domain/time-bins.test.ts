import { expect, it } from 'vitest';
import type { LogEntry } from '../../../src/qa/domain/log-entry.ts';
import { clockText, placeAt, placeOfEntry } from '../../../src/qa/domain/log-place.ts';
import { timeBins, timeRange } from '../../../src/qa/domain/time-bins.ts';

const entry = (id: number, at: number, more: Partial<LogEntry>): LogEntry => ({
  id,
  at,
  kind: 'event',
  from: 'page',
  to: 'gallery',
  name: 'page.next',
  ...more,
});

const LOG = [
  entry(1, 1000, { isNoise: true }),
  entry(2, 1000, { kind: 'visitor' }),
  entry(3, 1200, { kind: 'call' }),
  entry(4, 1300, { kind: 'timer' }),
  entry(5, 1400, { effect: { ends: [3] } }),
  entry(6, 1400, { effect: { fate: 'refused' } }),
  entry(7, 1700, { effect: { fate: 'killed', ends: [4] } }),
  entry(8, 1700, {}),
  entry(9, 1800, { kind: 'call' }),
];

it('cuts a log into columns, in which the worst wins and work lasts until it ends', () => {
  const bins = timeBins(LOG, { from: 1000, to: 2000 }, 10);
  expect({ ...bins, visitor: [...bins.visitor], machines: [...bins.machines] }).toMatchObject({
    visitor: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    machines: [0, 0, 0, 0, 2, 0, 0, 3, 0, 0],
  });
  expect([[...bins.calls], [...bins.timers]]).toEqual([
    [0, 0, 1, 1, 1, 0, 0, 0, 1, 1],
    [0, 0, 0, 1, 1, 1, 1, 1, 0, 0],
  ]);
});

it('shows a little beyond the last entry, and never less than two seconds', () => {
  expect([timeRange([]), timeRange(LOG), timeRange([...LOG, entry(10, 101_000, {})])]).toEqual([
    { from: 0, to: 2000 },
    { from: 1000, to: 3000 },
    { from: 1000, to: 107_000 },
  ]);
});

it('finds an entry by its id and by its time, or the last before it', () => {
  const some = LOG.filter(({ id }) => id !== 4);
  expect([0, 1, 4, 9, 99].map((id) => placeOfEntry(some, id))).toEqual([-1, 0, 2, 7, 7]);
  expect([999, 1000, 1500, 9999].map((at) => placeAt(LOG, at))).toEqual([-1, 1, 5, 8]);
});

it('writes the time of day to the millisecond', () => {
  expect(clockText(new Date(2026, 2, 1, 7, 5, 9, 42).getTime())).toBe('07:05:09.042');
});
