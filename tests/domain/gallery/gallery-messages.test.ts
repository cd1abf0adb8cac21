import { describe, expect, it } from 'vitest';
import {
  cachedDataBanner,
  emptySearchMessage,
  fallbackDataBanner,
} from '../../../src/domain/gallery/gallery-messages.ts';

describe('gallery texts', () => {
  it('says what the specification says', () => {
    expect([cachedDataBanner('m'), fallbackDataBanner('m'), emptySearchMessage(' X ')]).toEqual([
      'Using cached data due to API error: m',
      'Using fallback data due to API error: m',
      'Tidak ditemukan galeri yang sesuai dengan " X "',
    ]);
  });
});
