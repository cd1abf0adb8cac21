import { describe, expect, it } from 'vitest';
import { CACHE_LIFETIME_MS, cacheStamp, isFresh } from '../../../src/domain/shared/cache-record.ts';
import { FeedError, httpErrorMessage, INVALID_RESPONSE } from '../../../src/domain/shared/feed-error.ts';

describe('cache record', () => {
  const written = 1_700_000_000_000;

  it('stands for 30 minutes', () => {
    expect(cacheStamp(written)).toEqual({ timestamp: written, expiry: written + 1_800_000 });
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
    expect(isFresh({ timestamp: written }, written + age)).toBe(expected);
  });
});

describe('FeedError', () => {
  it.each([
    [FeedError.http(503), 'http', 'HTTP error! status: 503', 503],
    [FeedError.format(), 'format', 'Invalid API response format', undefined],
    [FeedError.network(), 'network', 'Jaringan tidak dapat dijangkau', undefined],
    [FeedError.timeout(), 'timeout', 'Waktu tunggu habis', undefined],
  ])('%s', (error, kind, message, status) => {
    expect(error).toBeInstanceOf(Error);
    expect({ name: error.name, kind: error.kind, message: error.message, status: error.status }).toEqual({
      name: 'FeedError',
      kind,
      message,
      status,
    });
  });

  it('has the messages of the specification', () => {
    expect([httpErrorMessage(404), INVALID_RESPONSE]).toEqual([
      'HTTP error! status: 404',
      'Invalid API response format',
    ]);
  });
});
