import { describe, expect, it } from 'vitest';
import { FeedError, httpErrorMessage, INVALID_RESPONSE } from '../../../src/domain/shared/feed-error.ts';

describe('FeedError', () => {
  it.each([
    [FeedError.http(503), 'http', 'HTTP error! status: 503', 503],
    [FeedError.size(), 'size', 'Invalid API response format', undefined],
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

  it('keeps what caused it', () => {
    const cause = new TypeError('Failed to fetch');
    const errors = [FeedError.format(cause), FeedError.network(cause), FeedError.timeout(cause)];
    expect(errors.map((error) => error.cause)).toEqual([cause, cause, cause]);
  });

  it('keeps the time that a host has named', () => {
    expect([FeedError.http(503, 2000).retryAfterMs, FeedError.http(503).retryAfterMs]).toEqual([
      2000,
      undefined,
    ]);
  });

  it('has the messages of the specification', () => {
    expect([httpErrorMessage(404), INVALID_RESPONSE]).toEqual([
      'HTTP error! status: 404',
      'Invalid API response format',
    ]);
  });
});
