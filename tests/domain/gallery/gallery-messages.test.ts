import { describe, expect, it } from 'vitest';
import {
  cachedDataBanner,
  emptySearchMessage,
  fallbackDataBanner,
  searchAnnouncement,
} from '../../../src/domain/gallery/gallery-messages.ts';

describe('gallery texts', () => {
  it('says what the specification says', () => {
    expect([cachedDataBanner('m'), fallbackDataBanner('m'), emptySearchMessage(' X ')]).toEqual([
      'Using cached data due to API error: m',
      'Using fallback data due to API error: m',
      'Tidak ditemukan galeri yang sesuai dengan " X "',
    ]);
  });

  it.each([
    ['', 12, ''],
    ['  ', 12, ''],
    ['peta', 3, '3 dari 12 galeri'],
    ['peta', 0, ''],
  ])('lets a search for %j that found %i be heard as %j', (query, found, expected) => {
    expect(searchAnnouncement(query, found, 12)).toBe(expected);
  });
});
