import { expect, it } from 'vitest';
import type { OfficeStatus } from '../../../src/domain/office-hours/office-hours.ts';
import { openingWords } from '../../../src/domain/office-hours/opening-words.ts';

it.each<[OfficeStatus, string]>([
  [{ open: true, until: '14.00', today: 1 }, 'Buka sampai 14.00'],
  [{ open: false, today: 1, next: { day: 1, from: '08.00' } }, 'Tutup, buka pukul 08.00'],
  [{ open: false, today: 6, next: { day: 1, from: '08.00' } }, 'Tutup, buka Senin'],
])('%j reads %s', (status, words) => {
  expect(openingWords(status)).toBe(words);
});
