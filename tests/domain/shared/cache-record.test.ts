import { describe, expect, it } from 'vitest';
import { CACHE_LIFETIME_MS, cacheStamp, isFresh } from '../../../src/domain/shared/cache-record.ts';

describe('cache record', () => {
  const storedAt = 1_700_000_000_000;

  it('stands for 30 minutes', () => {
    expect(cacheStamp(storedAt)).toEqual({ timestamp: storedAt, expiry: storedAt + 1_800_000 });
  });

  it.each([
    [0, true],
    [1, true],
    [CACHE_LIFETIME_MS - 1, true],
    [CACHE_LIFETIME_MS, false],
    [CACHE_LIFETIME_MS + 1, false],
    [-1, false],
    [Number.NaN, false],
  ])('at an age of %d ms is fresh: %j', (age, expected) => {
    expect(isFresh({ timestamp: storedAt }, storedAt + age)).toBe(expected);
  });
});
