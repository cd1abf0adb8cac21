import { describe, expect, it } from 'vitest';
import { dateTimeStamp, longDate, shortDate } from '../../../src/domain/shared/indonesian-date.ts';

describe('Indonesian dates', () => {
  const before = Date.UTC(2024, 10, 17, 16, 59);
  const midnight = Date.UTC(2024, 10, 17, 17, 0);

  it('turns the day at midnight in Jakarta', () => {
    expect([before, midnight].map(longDate)).toEqual(['17 November 2024', '18 November 2024']);
    expect([before, midnight].map(shortDate)).toEqual(['17 Nov 2024', '18 Nov 2024']);
    expect([before, midnight].map(dateTimeStamp)).toEqual([
      '17 November 2024, 23.59 WIB',
      '18 November 2024, 00.00 WIB',
    ]);
  });

  it('names the months as Indonesian does', () => {
    const months = Array.from({ length: 12 }, (_, month) => longDate(Date.UTC(2024, month, 5)).split(' ')[1]);
    expect(months.join(' ')).toBe(
      'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
    );
    expect(shortDate(Date.UTC(2024, 4, 5))).toBe('5 Mei 2024');
  });

  it('uses plain blanks only', () => {
    expect(dateTimeStamp(Date.UTC(2025, 10, 21, 2, 14))).toBe('21 November 2025, 09.14 WIB');
    expect(dateTimeStamp(0)).toMatch(/^[\x20-\x7e]+$/);
  });

  it('refuses a time that is none', () => {
    expect(() => longDate(Number.NaN)).toThrow(RangeError);
  });
});
