import { describe, expect, it } from 'vitest';
import { clockTime, isoTime } from '../../../src/domain/shared/jakarta-time.ts';

describe('isoTime', () => {
  it.each([
    ['2024-11-18T03:04:05.678Z', Date.UTC(2024, 10, 18, 3, 4, 5, 678)],
    ['2024-11-18T03:04:05.6789012Z', Date.UTC(2024, 10, 18, 3, 4, 5, 678)],
    ['2024-11-18T03:04:05.5z', Date.UTC(2024, 10, 18, 3, 4, 5, 500)],
    ['2024-11-18T10:04:05+07:00', Date.UTC(2024, 10, 18, 3, 4, 5)],
    ['2024-11-18T10:04+0700', Date.UTC(2024, 10, 18, 3, 4)],
    ['2024-11-17T22:34:05-04:30', Date.UTC(2024, 10, 18, 3, 4, 5)],
    ['2024-11-18T10:04:05', Date.UTC(2024, 10, 18, 3, 4, 5)],
    ['2024-11-18 10:04', Date.UTC(2024, 10, 18, 3, 4)],
    ['2024-11-18', Date.UTC(2024, 10, 17, 17)],
    [' 2024-02-29 ', Date.UTC(2024, 1, 28, 17)],
  ])('reads %j', (text, expected) => {
    expect(isoTime(text)).toBe(expected);
  });

  it.each([
    [''],
    ['2023-02-29'],
    ['2024-02-31'],
    ['2024-13-01'],
    ['2024-00-10'],
    ['2024-11-18T25:00:00Z'],
    ['2024-11-18T10:60:00Z'],
    ['2024-11-18T10:00:61Z'],
    ['2024-11-18T'],
    ['2024-11'],
    ['2024-1-8'],
    ['18/11/2024'],
    ['Mon Nov 18 2024'],
    ['1731898800000'],
    ['foto 1'],
  ])('refuses %j', (text) => {
    expect(isoTime(text)).toBeUndefined();
  });

  it('reads clock fields in Jakarta', () => {
    expect(clockTime({ year: 2024, month: 11, day: 18 })).toBe(Date.UTC(2024, 10, 17, 17));
    expect(clockTime({ year: 2024, month: 11, day: 18, hour: 24 })).toBeUndefined();
  });
});
