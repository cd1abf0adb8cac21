import { describe, expect, it } from 'vitest';
import { retryAfterMs, retryDelay } from '../../../src/domain/shared/retry-after.ts';

const NOW = Date.UTC(2024, 10, 18, 3, 0, 0);

describe('retryAfterMs', () => {
  it.each([
    ['0', 0],
    ['1', 1000],
    ['120', 120_000],
    [' 2 ', 2000],
    ['31536000000', 31_536_000_000_000],
    ['Mon, 18 Nov 2024 03:00:05 GMT', 5000],
    ['Mon, 18 Nov 2024 02:59:00 GMT', 0],
    ['Tue, 19 Nov 2024 03:00:00 GMT', 86_400_000],
  ])('reads %j', (header, expected) => {
    expect(retryAfterMs(header, NOW)).toBe(expected);
  });

  it('reads a date in every month', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    const start = Date.UTC(2025, 0, 1);
    const read = months.map((month) => retryAfterMs(`Wed, 01 ${month} 2025 00:00:00 GMT`, start));
    expect(read).toEqual(months.map((_, index) => Date.UTC(2025, index, 1) - start));
  });

  it.each([
    [null],
    [''],
    ['soon'],
    ['-1'],
    ['1.5'],
    ['1e3'],
    ['2024-11-18T03:00:05Z'],
    ['Mon, 99 Feb 2024 03:00:05 GMT'],
    ['Mon, 18 Nop 2024 03:00:05 GMT'],
    ['Mon, 18 Nov 2024 03:00:05'],
    ['Monday, 18-Nov-24 03:00:05 GMT'],
    ['after Mon, 18 Nov 2024 03:00:05 GMT'],
    ['Mon, 18 Nov 2024 03:00:05 GMT+7'],
    ['9'.repeat(400)],
  ])('reads nothing in %j', (header) => {
    expect(retryAfterMs(header, NOW)).toBeUndefined();
  });
});

describe('retryDelay', () => {
  it.each([
    ['nothing named, time enough', undefined, 10_000, 500],
    ['nothing named, time just enough', undefined, 501, 500],
    ['nothing named, time too short', undefined, 500, undefined],
    ['at once', 0, 10_000, 500],
    ['less than the usual pause', 200, 10_000, 500],
    ['2 seconds', 2000, 10_000, 2000],
    ['just within the time', 9999, 10_000, 9999],
    ['as long as the time', 10_000, 10_000, undefined],
    ['an hour', 3_600_000, 10_000, undefined],
    ['2 seconds, time used up', 2000, 1500, undefined],
    ['no time at all', undefined, -1, undefined],
  ])('%s', (_what, named, remaining, expected) => {
    expect(retryDelay(named, remaining)).toBe(expected);
  });
});
